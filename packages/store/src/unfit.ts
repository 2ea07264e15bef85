import { StoreFault } from './port.ts';
import type { Aside, NewEntry, TableKeys } from './port.ts';

/** A half of a character, which has no bytes of its own, and the one character at which SQLite ends a text. */
const unkeepable = /[\0\p{Surrogate}]/u;

function mustBeText(what: string, text: string): void {
  if (unkeepable.test(text)) throw new StoreFault('unfit', `${what} contains what is no character.`);
}

function mustBeWhole(what: string, number: number): void {
  if (!Number.isSafeInteger(number)) throw new StoreFault('unfit', `${what} is not a whole number.`);
}

/** Refuses a bound that is not a whole number. */
export function refuseUnfitBounds(...bounds: readonly number[]): void {
  for (const bound of bounds) mustBeWhole('A bound', bound);
}

/** Refuses a name of whoever claims that could not be read again as it was written. */
export function refuseUnfitOwner(owner: string): void {
  mustBeText('The name of an owner', owner);
}

/** Refuses a table's names that could not be read again as they were written. */
function refuseUnfitKeys(id: string, { invite, code }: TableKeys): void {
  mustBeText('The id of a table', id);
  mustBeText('An invite', invite);
  mustBeText('A code', code);
}

/** Refuses entries that could not be read again as they were written. Their text may be anything. */
export function refuseUnfitEntries(entries: readonly NewEntry[]): void {
  for (const { command, at, deadline } of entries) {
    if (command !== null) {
      mustBeText('A person', command.person);
      mustBeText('The id of a command', command.id);
    }
    mustBeWhole('The time of an entry', at);
    if (deadline !== null) mustBeWhole('A deadline', deadline);
  }
}

/** Refuses what could not be read again as it was written, or makes no sense with this many entries. */
export function refuseUnfitAside(id: string, aside: Aside, entries: readonly NewEntry[]): void {
  const { keys, tokens = [], names = [], forgotten = [], secret, talk } = aside;
  if (keys !== undefined) refuseUnfitKeys(id, keys);
  for (const { person, hash } of tokens) {
    mustBeText('A person', person);
    mustBeText('The hash of a token', hash);
  }
  for (const { person, name } of names) {
    mustBeText('A person', person);
    mustBeText('A name', name);
  }
  for (const person of forgotten) mustBeText('A person', person);
  if (secret !== undefined) {
    mustBeText('A secret', secret.secret);
    mustBeWhole('The number of a match', secret.match);
  }
  if (talk !== undefined) refuseUnfitTalk(talk);
  refuseUnfitFiling(aside, entries);
}

function refuseUnfitFiling({ chapter, replaces }: Aside, entries: readonly NewEntry[]): void {
  if (chapter === undefined && replaces === undefined) return;
  if (entries.length === 0) throw new StoreFault('unfit', 'Nothing is appended that could have its place.');
  if (chapter === undefined) return;
  mustBeWhole('The number of a chapter', chapter.number);
  if (chapter.number < 1) throw new StoreFault('unfit', 'The first chapter with a number is 1.');
  if (replaces !== undefined) throw new StoreFault('unfit', 'A chapter begins behind the last entry.');
}

function refuseUnfitTalk({ from, lines }: NonNullable<Aside['talk']>): void {
  mustBeWhole('The number of a line', from);
  for (const { n, text } of lines) {
    mustBeWhole('The number of a line', n);
    mustBeText('A line', text);
  }
}

/** Refuses a table that could not be read again as it was written. */
export function refuseUnfitTable(
  id: string,
  keys: TableKeys,
  entries: readonly NewEntry[],
  aside: Aside,
): void {
  refuseUnfitKeys(id, keys);
  refuseUnfitEntries(entries);
  refuseUnfitAside(id, aside, entries);
  if (aside.replaces !== undefined) throw new StoreFault('unfit', 'A new table has no entry to replace.');
}
