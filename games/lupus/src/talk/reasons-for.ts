import type { Seat } from '@rudel/kernel';
import { tokensOf } from '../day/votes.ts';
import type { Shown } from '../types.ts';
import { diedAtNight } from '../village/fates.ts';
import { playerSeats } from '../village/seats.ts';
import type { Because, Quoted, Statement } from './statements.ts';
import { claimOf, saidBy } from './talk.ts';
import { isFounded } from './why-not-because.ts';

/** Votes of so many days are reason enough to choose from. */
const daysOfVotes = 3;

/** What an opinion of somebody can rest on, the nearest first: what they say, what others say of them, how they voted, who died of it, that they are silent. */
export function reasonsFor(shown: Shown, seat: Seat, about: Seat): readonly Because[] {
  const others = playerSeats(shown).filter((one) => one !== seat);
  const all: readonly Because[] = [
    ...[about, ...others.filter((one) => one !== about)].flatMap((by) => wordsOf(shown, by, about)),
    ...votesOf(shown, about),
    ...others.filter((one) => diedAtNight(shown, one)).map((who) => ({ kind: 'died', who }) as const),
    { kind: 'quiet' },
  ];
  return all.filter((because) => isFounded(shown, seat, about, because));
}

/** What somebody says, as far as it may speak for or against one: each thing once. */
function wordsOf(shown: Shown, by: Seat, about: Seat): readonly Because[] {
  const role = claimOf(shown, by);
  const isRival = role !== null && role !== 'villager' && role === claimOf(shown, about);
  const claims: readonly Quoted[] =
    role !== null && (by === about || isRival) ? [{ kind: 'claim', role }] : [];
  const words = saidBy(shown, by).flatMap(({ what }) => quotedFrom(what) ?? []);
  const isNew = (one: Quoted, nth: number): boolean =>
    words.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === nth;
  return [
    ...claims,
    ...words.filter(isNew).filter((what) => what.kind !== 'claim' && isOf(what, by, about)),
  ].map((what) => ({ kind: 'said', by, what }));
}

const isOf = (what: Exclude<Quoted, { readonly kind: 'claim' }>, by: Seat, about: Seat): boolean =>
  by === about || what.at === about;

function quotedFrom(what: Statement): Quoted | null {
  if (what.kind === 'suspect' || what.kind === 'trust') return { kind: what.kind, at: what.at };
  if (what.kind !== 'report' || what.as !== 'seer' || what.at === null || what.finds === null) return null;
  return { kind: 'seen', at: what.at, finds: what.finds };
}

/** For whom somebody voted lately, the last day first. */
const votesOf = ({ days }: Shown, about: Seat): readonly Because[] =>
  days
    .flatMap((votes, nth): readonly Because[] => {
      const at = tokensOf(votes)[about] ?? null;
      return at === null ? [] : [{ kind: 'voted', day: nth + 1, at }];
    })
    .slice(-daysOfVotes)
    .toReversed();
