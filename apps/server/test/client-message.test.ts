import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { hear, isClientMessage, isCommand } from '../src/socket/client-message.ts';
import { isShallow } from '../src/socket/safe-json.ts';

const command = { t: 'do', id: 'q8Zr1bY0', base: 58, text: 'move 7:12>15' };
const hello = { t: 'hello', v: 1, table: 'b2xkdGFibGU', token: 'AAECAwQFBgc' };

describe('what a client says', () => {
  it('is understood', () => {
    expect(hear(JSON.stringify(command))).toEqual(command);
    expect(hear(JSON.stringify(hello))).toEqual(hello);
    const having = { ...hello, have: { epoch: 'Coa8Uk9CLwC9.0', match: 1, seq: 57 } };
    expect(hear(JSON.stringify(having))).toEqual(having);
    expect(hear('{"t":"beat"}')).toEqual({ t: 'beat' });
  });

  it('may be of another version, whatever else it says', () => {
    expect(hear('{"t":"hello","v":2,"anything":[1]}')).toBe('other-version');
    expect(hear('{"t":"hello","v":0}')).toBe('other-version');
  });

  it.each([
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '"hello"',
    '12',
    'undefined',
    '{"t":"hello"}',
    '{"t":"hello","v":"2"}',
    '{"t":"beat","more":1}',
    '{"t":"dance"}',
    '{"t":["do"]}',
    '{"t":"do","id":"a","base":1,"text":"x","more":1}',
    '{"t":"do","id":"a","base":1}',
    '{"t":"do","id":"","base":1,"text":"x"}',
    '{"t":"do","id":"a b","base":1,"text":"x"}',
    '{"t":"do","id":1,"base":1,"text":"x"}',
    '{"t":"do","id":"a","base":-1,"text":"x"}',
    '{"t":"do","id":"a","base":1.5,"text":"x"}',
    '{"t":"do","id":"a","base":1e400,"text":"x"}',
    '{"t":"do","id":"a","base":9007199254740993,"text":"x"}',
    '{"t":"do","id":"a","base":"1","text":"x"}',
    '{"t":"do","id":"a","base":1,"text":""}',
    '{"t":"do","id":"a","base":1,"text":["x"]}',
    '{"t":"do","id":"a","base":1,"text":"x","__proto__":{}}',
    '{"t":"do","id":"a","base":1,"__proto__":{"text":"x"}}',
    '{"t":"do","id":"a","base":1,"text":"x","constructor":1}',
    '{"t":"beat","__proto__":{"a":1}}',
    '{"t":"beat","constructor":{"prototype":{"a":1}}}',
    '{"t":"beat","\\u005f_proto__":null}',
    '{"t":"hello","v":1,"table":"a","token":"b","have":{"epoch":"e","match":1,"seq":2,"__proto__":3}}',
    '{"t":"hello","v":1,"table":"a","token":"b","have":{"epoch":"e","match":1}}',
    '{"t":"hello","v":1,"table":"a","token":"b","have":null}',
    '{"t":"hello","v":1,"table":"../a","token":"b"}',
    `{"t":"hello","v":1,"table":"a","token":"${'b'.repeat(129)}"}`,
    `{"t":"do","id":"a","base":1,"text":"${'x'.repeat(14_001)}"}`,
  ])('%.90s is nonsense', (text) => {
    expect(hear(text)).toBe('nonsense');
  });

  it('is not read where it nests too deep', () => {
    expect(isShallow('[[["]]]]]["]]]', 3)).toBe(true);
    expect(isShallow('[[[[]]]]', 3)).toBe(false);
    expect(isShallow(String.raw`["\"[[[[[["]`, 1)).toBe(true);
    expect(hear('['.repeat(16_000))).toBe('nonsense');
    expect(hear(`{"t":"beat","a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`)).toBe('nonsense');
  });
});

describe('a command checked by hand', () => {
  const odd: readonly unknown[] = [
    undefined,
    null,
    true,
    '',
    'a',
    'do',
    'a-_Z9',
    'ä',
    'a b',
    'x'.repeat(40),
    'x'.repeat(41),
    'x'.repeat(14_000),
    'x'.repeat(14_001),
    0,
    -0,
    1,
    -1,
    0.5,
    2 ** 53 - 1,
    2 ** 53,
    Number.NaN,
    Infinity,
    [],
    ['a'],
    {},
    { toString: 1 },
  ];

  it('is one exactly where the schema says so', () => {
    const rng = seededRng('commands');
    const counts = { right: 0, wrong: 0 };
    const different: unknown[] = [];
    for (let nth = 0; nth < 20_000; nth += 1) {
      const value: Record<string, unknown> = { ...command };
      for (const key of ['t', 'id', 'base', 'text', 'more', 'toString', 'constructor']) {
        if (rng.int(8) === 0) value[key] = odd[rng.int(odd.length)];
      }
      for (const key of ['t', 'id', 'base', 'text']) {
        if (rng.int(30) === 0) Reflect.deleteProperty(value, key);
      }
      const isRight = isClientMessage(value) && value.t === 'do';
      if (isCommand(value) !== isRight) different.push(value);
      counts[isRight ? 'right' : 'wrong'] += 1;
    }
    expect(different).toEqual([]);
    expect(counts.right).toBeGreaterThan(3000);
    expect(counts.wrong).toBeGreaterThan(3000);
  });
});
