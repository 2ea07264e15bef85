import * as v from 'valibot';
import { protocolVersion } from '@rudel/protocol';
import type { ClientMessage } from '@rudel/protocol';
import { isTreacherous, readJson } from './safe-json.ts';

/** Moves and wishes are short, but the options of a table may hold a whole deck of cards. */
const longestCommand = 14_000;
const deepest = 3;

const symbols = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[\w-]+$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The room's own word; it comes back as it went out. */
const epoch = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w.:-]+$/));

const hello = v.strictObject({
  t: v.literal('hello'),
  v: v.literal(protocolVersion),
  table: symbols(64),
  token: symbols(128),
  have: v.exactOptional(v.strictObject({ epoch, match: count, seq: count })),
});
const command = v.strictObject({
  t: v.literal('do'),
  id: symbols(40),
  base: count,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(longestCommand)),
});
const beat = v.strictObject({ t: v.literal('beat') });

const message: v.GenericSchema<unknown, ClientMessage> = v.variant('t', [hello, command, beat]);

const isClientMessage = (value: unknown): value is ClientMessage =>
  !isTreacherous(value) && v.is(message, value);

/** What came from a client: a message, another version's hello, or something that is not understood. */
export type Heard = ClientMessage | 'other-version' | 'nonsense';

const isOfOtherVersion = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !('t' in value) || !('v' in value)) return false;
  return value.t === 'hello' && typeof value.v === 'number' && value.v !== protocolVersion;
};

/** Reads the text of one frame. */
export function hear(text: string): Heard {
  const value = readJson(text, deepest);
  if (isOfOtherVersion(value)) return 'other-version';
  return isClientMessage(value) ? value : 'nonsense';
}
