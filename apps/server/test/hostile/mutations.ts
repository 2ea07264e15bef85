import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Frame } from '../frames.ts';

const oddPieces = [
  '"__proto__":{"isAdmin":true},',
  '"constructor":{"prototype":{"isAdmin":true}},',
  '\u0000',
  '\uFFFD',
  '\\ud800',
  '\\u0022',
  '"',
  '{',
  '}',
  '[[[[',
  ']',
  ',',
  '-',
  '1e999',
  '99999999999999999999',
  '-0.1',
  'null',
  'true',
  'NaN',
  '🐕',
  '𝕏'.repeat(40),
  '\u202E',
  'x'.repeat(3000),
  '; DROP TABLE entries; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
];

type Mutation = (text: string, rng: Rng) => string;

const place = (text: string, rng: Rng): number => rng.int(text.length + 1);

const mutations: readonly Mutation[] = [
  (text, rng) => text.slice(0, place(text, rng)),
  (text, rng) => text.slice(place(text, rng)),
  (text, rng) => {
    const at = place(text, rng);
    return text.slice(0, at) + pick(oddPieces, rng) + text.slice(at);
  },
  (text, rng) => {
    const at = place(text, rng);
    return text.slice(0, at) + text.slice(at + 1 + rng.int(8));
  },
  (text, rng) => {
    const at = place(text, rng);
    return text.slice(0, at) + String.fromCodePoint(rng.int(0xd7ff)) + text.slice(at + 1);
  },
  (text, rng) => {
    const [from, to] = [place(text, rng), place(text, rng)].toSorted((a, b) => a - b);
    return text + text.slice(from, to);
  },
  (text, rng) => text.replaceAll(/\d+/g, () => String(pick([-1, 0, 2 ** 31, 2 ** 53, 1.5, 1e308], rng))),
  (text, rng) => text.replace(/"(\w+)":/, () => `"${pick(['__proto__', 't', 'id', 'have', 'x'], rng)}":`),
  (text, rng) => `${'['.repeat(rng.int(5000))}${text}`,
  (text) => text.toUpperCase(),
  (text) => `${text}${text}`,
  (text) => text,
];

/** A message that was changed in one to four places. */
export function mutated(text: string, rng: Rng): string {
  let now = text;
  for (let times = 1 + rng.int(4); times > 0; times -= 1) now = pick(mutations, rng)(now, rng);
  return now;
}

/** A frame around it; one of ten is broken itself. */
export function mutatedFrame(text: string, rng: Rng): Frame {
  const payload = Buffer.from(text);
  if (rng.int(10) > 0) return { payload };
  const broken: readonly Frame[] = [
    { payload, opcode: rng.int(16) },
    { payload, reserved: rng.int(8) },
    { payload, isMasked: false },
    { payload, fin: false },
    { payload, saidLength: rng.int(100_000), lengthBits: 64 },
    { payload: Buffer.from(payload.map((byte) => (rng.int(20) === 0 ? rng.int(256) : byte))) },
  ];
  return pick(broken, rng);
}
