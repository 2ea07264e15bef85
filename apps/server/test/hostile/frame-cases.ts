import type { Frame, RawClient } from '../frames.ts';
import { frameBytes } from '../frames.ts';

/** Something nobody should send, and how the server ends it: a close code, or null where it answers `what` and goes on. */
export type FrameCase = readonly [name: string, act: (client: RawClient) => void, code: number | null];

const sends =
  (...frames: readonly Frame[]) =>
  (client: RawClient): void =>
    client.send(...frames);

const text = (payload: string): ((client: RawClient) => void) => sends({ payload });

const beat = '{"t":"beat"}';

const closing = (code: number, reason = ''): Frame => {
  const payload = Buffer.concat([Buffer.alloc(2), Buffer.from(reason)]);
  payload.writeUInt16BE(code);
  return { opcode: 8, payload };
};

const [protocol, encoding, policy, size, unsupported, nonsense, flood] = [
  1002, 1007, 1008, 1009, 1003, 4009, 4008,
];

const framing: readonly FrameCase[] = [
  ['an unmasked text', sends({ payload: beat, isMasked: false }), protocol],
  ['an unmasked ping', sends({ opcode: 9, isMasked: false }), protocol],
  ['an unmasked close', sends({ opcode: 8, isMasked: false }), protocol],
  ['the first reserved bit', sends({ payload: beat, reserved: 4 }), protocol],
  ['the second reserved bit', sends({ payload: beat, reserved: 2 }), protocol],
  ['the third reserved bit', sends({ payload: beat, reserved: 1 }), protocol],
  ['all reserved bits on a ping', sends({ opcode: 9, reserved: 7 }), protocol],
  ...[3, 4, 5, 6, 7].map((opcode): FrameCase => [`the data opcode ${opcode}`, sends({ opcode }), protocol]),
  ...[11, 12, 13, 14, 15].map((opcode): FrameCase => [
    `the control opcode ${opcode}`,
    sends({ opcode }),
    protocol,
  ]),
  ['a continuation of nothing', sends({ opcode: 0, payload: beat }), protocol],
  ['a text within a text', sends({ payload: '{"t":', fin: false }, { payload: beat }), protocol],
  ['a binary within a text', sends({ payload: '{"t":', fin: false }, { opcode: 2 }), protocol],
  ['a ping in parts', sends({ opcode: 9, fin: false }), protocol],
  ['a close in parts', sends({ opcode: 8, fin: false }), protocol],
  ['a ping too long', sends({ opcode: 9, payload: 'x'.repeat(126) }), protocol],
  ['a pong too long', sends({ opcode: 10, payload: 'x'.repeat(126) }), protocol],
  ['a close too long', sends({ opcode: 8, payload: 'x'.repeat(126) }), protocol],
  ['a ping with a long length', sends({ opcode: 9, payload: 'x', lengthBits: 16 }), protocol],
];

const closings: readonly FrameCase[] = [
  ['a close with half a code', sends({ opcode: 8, payload: 'x' }), protocol],
  ['a close with the code 0', sends(closing(0)), protocol],
  ['a close with the code 999', sends(closing(999)), protocol],
  ['a close with the code 1004', sends(closing(1004)), protocol],
  ['a close with the code 1005', sends(closing(1005)), protocol],
  ['a close with the code 1006', sends(closing(1006)), protocol],
  ['a close with the code 1015', sends(closing(1015)), protocol],
  ['a close with the code 2999', sends(closing(2999)), protocol],
  ['a close with the code 65535', sends(closing(65_535)), protocol],
  [
    'a close whose reason is no UTF-8',
    sends({ opcode: 8, payload: Buffer.from([0x03, 0xe8, 0xff, 0xfe]) }),
    encoding,
  ],
  ['a close with a reason', sends(closing(1000, 'bye')), 1000],
  ['a close with a code of its own', sends(closing(4999)), 4999],
  ['a close without a code', sends({ opcode: 8 }), 1005],
  ['a close and more behind it', sends({ opcode: 8 }, { payload: beat }, { payload: beat }), 1005],
];

const sizes: readonly FrameCase[] = [
  ['a text of 16 KiB and a byte', text('x'.repeat(16 * 1024 + 1)), size],
  ['a header that promises 64 KiB', sends({ saidLength: 65_536 }), size],
  ['a header that promises a gigabyte', sends({ saidLength: 2 ** 30 }), size],
  ['a header that promises 2^53 bytes', sends({ saidLength: 2n ** 53n, lengthBits: 64 }), size],
  ['a header that promises 2^64 - 1 bytes', sends({ saidLength: 2n ** 64n - 1n, lengthBits: 64 }), size],
  [
    'parts that are too much together',
    sends(
      { payload: 'x'.repeat(10_000), fin: false },
      { opcode: 0, payload: 'x'.repeat(10_000), fin: false },
    ),
    size,
  ],
  [
    'a hundred empty parts',
    sends({ fin: false }, ...Array.from({ length: 100 }, () => ({ opcode: 0, fin: false }))),
    policy,
  ],
  ['a binary message', sends({ opcode: 2, payload: beat }), unsupported],
  ['an empty binary message', sends({ opcode: 2 }), unsupported],
  ['a thousand pings', sends(...Array.from({ length: 1000 }, () => ({ opcode: 9 }))), flood],
  ['a thousand pongs', sends(...Array.from({ length: 1000 }, () => ({ opcode: 10 }))), flood],
  ['a thousand beats', sends(...Array.from({ length: 1000 }, () => ({ payload: beat }))), flood],
  ['a hundred empty texts', sends(...Array.from({ length: 100 }, () => ({}))), nonsense],
];

const utf8: readonly FrameCase[] = [
  ['a byte that is no UTF-8', sends({ payload: Buffer.from([0xff]) }), encoding],
  ['an overlong slash', sends({ payload: Buffer.from([0xc0, 0xaf]) }), encoding],
  ['half a surrogate pair', sends({ payload: Buffer.from([0xed, 0xa0, 0x80]) }), encoding],
  ['a symbol behind the last one', sends({ payload: Buffer.from([0xf4, 0x90, 0x80, 0x80]) }), encoding],
  ['a symbol that stops early', sends({ payload: Buffer.from([0x7b, 0xe2, 0x82]) }), encoding],
  [
    'a symbol that stops early in the last part',
    sends({ payload: Buffer.from([0xe2]), fin: false }, { opcode: 0, payload: Buffer.from([0x82]) }),
    encoding,
  ],
];

const texts: readonly FrameCase[] = [
  ['nothing at all', text(''), null],
  ['a null', text('null'), null],
  ['a number', text('1e999'), null],
  ['a list', text('[]'), null],
  ['a NUL byte', text('\u0000'), null],
  ['a byte order mark', text(`\uFEFF${beat}`), null],
  ['two messages in one', text(`${beat}${beat}`), null],
  ['a message in single quotes', text("{'t':'beat'}"), null],
  ['a depth of 8000', text('['.repeat(8000) + ']'.repeat(8000)), null],
  ['a depth of 2000 in a part', text(`{"t":"beat","x":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`), null],
  ['a number with 16,000 digits', text(`{"t":"do","id":"a","text":"x","base":${'9'.repeat(16_000)}}`), null],
  ['a number below all', text('{"t":"do","id":"a","text":"x","base":-1e308}'), null],
  ['a prototype', text('{"t":"beat","__proto__":{"isAdmin":true}}'), null],
  ['a prototype in escapes', text('{"t":"beat","\\u005f\\u005fproto__":{"isAdmin":true}}'), null],
  ['a constructor', text('{"t":"beat","constructor":{"prototype":{"isAdmin":true}}}'), null],
  ['the same part twice', text('{"t":"beat","t":"dance"}'), null],
  ['a command before the hello', text('{"t":"do","id":"a","base":0,"text":"start"}'), null],
  ['a hello that lacks a token', text('{"t":"hello","v":1,"table":"a"}'), null],
  ['a hello to a path', text('{"t":"hello","v":1,"table":"../../etc/passwd","token":"a"}'), null],
  ['a hello with SQL', text('{"t":"hello","v":1,"table":"a\'; DROP TABLE entries; --","token":"a"}'), null],
  ['a hello to a table that does not exist', text('{"t":"hello","v":1,"table":"a","token":"a"}'), 4004],
  ['a hello of another version', text('{"t":"hello","v":99,"what":"ever"}'), 4000],
  ['a hello of version -1', text('{"t":"hello","v":-1}'), 4000],
  [
    'one wrong message after another',
    (client) => {
      for (let nth = 0; nth < 20; nth += 1) client.send({ payload: '{"t":"dance"}' });
    },
    nonsense,
  ],
];

/** Bytes that come in odd portions or not as frames at all. */
const streams: readonly FrameCase[] = [
  [
    'a beat in single bytes',
    (client) => {
      for (const byte of frameBytes({ payload: '[' })) client.write(Buffer.from([byte]));
    },
    null,
  ],
  [
    'a text in three parts',
    sends(
      { payload: '{"t"', fin: false },
      { opcode: 0, payload: ':', fin: false },
      { opcode: 0, payload: '"x"}' },
    ),
    null,
  ],
  [
    'a ping between the parts of a text',
    sends({ payload: '{"t"', fin: false }, { opcode: 9, payload: 'x' }, { opcode: 0, payload: ':"x"}' }),
    null,
  ],
  ['another HTTP request', (client) => client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'), protocol],
  ['a TLS greeting', (client) => client.write(Buffer.from('16030100f8010000f40303', 'hex')), protocol],
  ['zeros', (client) => client.write(Buffer.alloc(1000)), protocol],
  ['ones', (client) => client.write(Buffer.alloc(1000, 0xff)), protocol],
];

export const frameCases: readonly FrameCase[] = [
  ...framing,
  ...closings,
  ...sizes,
  ...utf8,
  ...texts,
  ...streams,
];
