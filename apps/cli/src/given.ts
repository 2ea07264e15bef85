import { isAbsolute, resolve } from 'node:path';
import { languages, quoted, secretFromSeed, secretNotation } from '@rudel/kernel';
import type { AnyGame, AnyOptions, Eye, Language, NameOf, Sealed, Seat, Secret } from '@rudel/kernel';
import { findGame, shelf } from '@rudel/shelf';
import type { Shelved } from '@rudel/shelf';
import { flagOf } from './command.ts';
import type { Call } from './command.ts';
import type { FlagName } from './flags.ts';
import type { Io } from './io.ts';
import { misused, refused } from './stop.ts';

/** The argument at a place; `run` has seen to it that there is one. */
export function argOf({ given }: Call, place: number): string {
  return given[place] ?? misused('An argument is missing.');
}

export function shelvedOf(id: string): Shelved {
  const ids = shelf.map(({ game }) => game.id).join(', ');
  return findGame(id) ?? misused(`There is no game ${quoted(id)}; there are: ${ids}.`);
}

export const gameOf = (call: Call): AnyGame => shelvedOf(argOf(call, 0)).game;

/** A whole number from a flag or an argument. */
export function wholeOf(text: string, min: number, max: number, what: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  return misused(`${what} should be a whole number from ${min} to ${max} but is ${quoted(text)}.`);
}

export function wholeFlag(call: Call, name: FlagName, min: number, max: number): number | undefined {
  const text = flagOf(call, name);
  return text === undefined ? undefined : wholeOf(text, min, max, `--${name}`);
}

/** The position that a text stands for; `-` is read from the input. */
export async function stateOf(call: Call, game: AnyGame, place: number): Promise<Sealed> {
  const arg = argOf(call, place);
  const text = arg === '-' ? ((await call.io.ask('')) ?? '') : arg;
  if (/(?:^|\s)eye:/.test(text)) return refused('This is a sight (it has eye:), not a position.');
  const parsed = game.table.position.parse(text);
  return parsed.ok ? parsed.value : refused(`This is not a position: ${parsed.error}`);
}

export const seatFlag = (call: Call, seats: number): Seat | undefined =>
  wholeFlag(call, 'seat', 0, seats - 1);

export function eyeFlag(call: Call, seats: number): Eye {
  const text = flagOf(call, 'eye') ?? 'table';
  if (text === 'table') return text;
  return /^\d{1,2}$/.test(text) && Number(text) < seats
    ? Number(text)
    : misused(`--eye should be a seat from 0 to ${seats - 1} or 'table' but is ${quoted(text)}.`);
}

/** The language that the environment asks for, as other programs find it out. */
function languageOf({ env }: Io): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (text) => text !== undefined && text !== '',
  );
  if (/^(?:gsw|de[_-](?:ch|li))(?:$|[^a-z])/i.test(locale ?? '')) return 'de-CH';
  return /^de(?:$|[^a-z])/i.test(locale ?? '') ? 'de' : 'en';
}

export function languageFlag(call: Call): Language {
  const text = flagOf(call, 'lang') ?? languageOf(call.io);
  const known = languages.find((language) => language === text);
  return known ?? misused(`--lang should be one of ${languages.join(', ')} but is ${quoted(text)}.`);
}

export function seatsFlag(call: Call, game: AnyGame): number {
  const text = flagOf(call, 'seats');
  const fitting = game.seats.find((seats) => text === undefined || String(seats) === text);
  return (
    fitting ??
    misused(`${game.id} is played with ${game.seats.join(', ')} seats, not with ${quoted(text ?? '')}.`)
  );
}

export function optionFlags(call: Call, game: AnyGame): AnyOptions {
  const pairs = call.flags.get('option') ?? [];
  const parsed = game.options.parse(pairs.join(',') || '-');
  if (!parsed.ok) return misused(parsed.error);
  const named = pairs
    .join(',')
    .split(',')
    .map((pair) => pair.split('=')[0] ?? '');
  const chosen = Object.entries<AnyOptions[string]>(parsed.value).filter(([key]) => named.includes(key));
  return { ...game.options.defaults, ...Object.fromEntries(chosen) };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The seed that was asked for, or 32 bytes from the system. */
export function seedFlag(call: Call): string {
  return flagOf(call, 'seed') ?? newSecret(call.io);
}

export const newSecret = (io: Io): Secret => hex(io.randomBytes(32));

/** A seed of 64 hexadecimal digits is the secret itself; any other text is hashed to one. */
export function secretOf(seed: string): Secret {
  return secretNotation.parse(seed).ok ? seed : secretFromSeed(seed);
}

export function pathOf(io: Io, path: string): string {
  return isAbsolute(path) ? path : resolve(io.cwd, path);
}

/** Seats by their numbers, as the notation names them. */
export const seatName =
  (language: Language): NameOf =>
  (seat) =>
    `${language === 'en' ? 'seat' : 'Platz'} ${seat}`;

/** A sentence that may begin with the name of a seat. */
export const spoken = (sentence: string): string => sentence.replaceAll(/(?<=^|[.!?] )seat (?=\d)/g, 'Seat ');
