import * as v from 'valibot';
import { protocolVersion } from '@rudel/protocol';
import type { ClientMessage, Command } from '@rudel/protocol';
import { isTreacherous, readJson } from './safe-json.ts';

/** Moves and wishes are short, but the options of a table may hold a whole deck of cards. */
const longestCommand = 14_000;
const longestId = 40;
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
  id: symbols(longestId),
  base: count,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(longestCommand)),
});
const beat = v.strictObject({ t: v.literal('beat') });

const message: v.GenericSchema<unknown, ClientMessage> = v.variant('t', [hello, command, beat]);

/** What a client may send, as a schema says it. */
export function isClientMessage(value: unknown): value is ClientMessage {
  return !isTreacherous(value) && v.is(message, value);
}

function isSymbols(text: string, longest: number): boolean {
  const { length } = text;
  if (length === 0 || length > longest) return false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    const isDigit = code >= 48 && code <= 57;
    if (!isLetter && !isDigit && code !== 45 && code !== 95) return false;
  }
  return true;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestCommand;

/** The same as the schema's command, checked by hand: nine of ten messages are commands. */
export function isCommand(value: unknown): value is Command {
  if (typeof value !== 'object' || value === null) return false;
  const { t, id, base, text } = value as Partial<Record<keyof Command, unknown>>;
  if (t !== 'do' || typeof id !== 'string' || !isSymbols(id, longestId)) return false;
  return isCount(base) && isText(text) && Object.keys(value).length === 4;
}

/** What came from a client: a message, another version's hello, or something that is not understood. */
export type Heard = ClientMessage | 'other-version' | 'nonsense';

const isOfOtherVersion = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !('t' in value) || !('v' in value)) return false;
  return value.t === 'hello' && typeof value.v === 'number' && value.v !== protocolVersion;
};

/** Reads the text of one frame. */
export function hear(text: string): Heard {
  const value = readJson(text, deepest);
  if (isCommand(value)) return value;
  if (isOfOtherVersion(value)) return 'other-version';
  return isClientMessage(value) ? value : 'nonsense';
}
