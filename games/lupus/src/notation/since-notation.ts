import { quoted, readOneOf, readWhole, unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { roleNames } from '../roles/index.ts';
import { findings } from '../talk/statements.ts';
import type { Because, Quoted } from '../talk/statements.ts';
import { mostPlayers } from './letters.ts';

const mostDays = 99;

function formatQuoted(what: Quoted): string {
  switch (what.kind) {
    case 'claim':
      return `claim ${what.role}`;
    case 'seen':
      return `seen ${what.at} ${what.finds}`;
    default:
      return `${what.kind} ${what.at}`;
  }
}

/** What an opinion rests on, as it is written in a move: `quiet`, `vote 2 4`, `death 3`, `2 claim seer`. */
export function formatSince(because: Because): string {
  switch (because.kind) {
    case 'said':
      return `${because.by} ${formatQuoted(because.what)}`;
    case 'voted':
      return `vote ${because.day} ${because.at}`;
    case 'died':
      return `death ${because.who}`;
    case 'quiet':
      return 'quiet';
  }
}

const readSeat = (text: string | undefined): Seat => readWhole(text ?? '', 0, mostPlayers - 1, 'A seat');

/** Reads what follows a word, by how many words there have to be. */
const readers: {
  readonly [word: string]: readonly [parts: number, read: (parts: readonly string[]) => Because];
} = {
  quiet: [0, () => ({ kind: 'quiet' })],
  vote: [
    2,
    ([day = '', at]) => ({ kind: 'voted', day: readWhole(day, 1, mostDays, 'A day'), at: readSeat(at) }),
  ],
  death: [1, ([who]) => ({ kind: 'died', who: readSeat(who) })],
};

function readQuoted([kind = '', first = '', second = '', ...more]: readonly string[]): Quoted | null {
  if (more.length > 0) return null;
  if (kind === 'seen') return { kind, at: readSeat(first), finds: readOneOf(second, findings, 'A finding') };
  if (second !== '') return null;
  if (kind === 'claim') return { kind, role: readOneOf(first, roleNames, 'A character') };
  return kind === 'suspect' || kind === 'trust' ? { kind, at: readSeat(first) } : null;
}

export function readSince(words: readonly string[]): Because {
  const [first = '', ...rest] = words;
  const [parts, read] = (Object.hasOwn(readers, first) ? readers[first] : undefined) ?? [];
  if (read !== undefined && parts === rest.length) return read(rest);
  const what = /^\d+$/.test(first) ? readQuoted(rest) : null;
  if (what !== null) return { kind: 'said', by: readSeat(first), what };
  return unreadable(
    `${quoted(words.join(' '))} is no reason: write 'quiet', 'vote 2 5', 'death 3', '4 claim seer', '4 seen 5 wolf', '4 suspect 5' or '4 trust 5'.`,
  );
}
