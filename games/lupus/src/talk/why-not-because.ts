import type { Seat } from '@rudel/kernel';
import { tokensOf } from '../day/votes.ts';
import type { Shown } from '../types.ts';
import { fateOf } from '../village/fates.ts';
import { isAlive } from '../village/seats.ts';
import type { Because, Quoted, Statement } from './statements.ts';
import { claimOf, saidBy, spokenOn, hasSpokenToday } from './talk.ts';

/** Whether what an opinion rests on is so, for all to look up (6.2). What is said of oneself is said by others: nobody quotes themselves. */
export function isFounded(shown: Shown, seat: Seat, about: Seat, because: Because): boolean {
  switch (because.kind) {
    case 'said':
      return because.by !== seat && concerns(because, about) && hasSaid(shown, because.by, because.what);
    case 'voted':
      return votedFor(shown, about, because.day) === because.at;
    case 'died':
      return hasDiedAfterSuspecting(shown, because.who, about);
    case 'quiet':
      return isAlive(shown, about) && !hasSpokenToday(shown, about);
  }
}

/** A reason is about whom the opinion is about: it speaks, or is spoken of; or it rivals them for a character. */
const concerns = ({ by, what }: Extract<Because, { readonly kind: 'said' }>, about: Seat): boolean =>
  by === about || what.kind === 'claim' || what.at === about;

function hasSaid(shown: Shown, by: Seat, what: Quoted): boolean {
  if (what.kind === 'claim') return claimOf(shown, by) === what.role;
  return saidBy(shown, by).some((one) => isQuotedBy(one.what, what));
}

function isQuotedBy(said: Statement, what: Exclude<Quoted, { readonly kind: 'claim' }>): boolean {
  if (what.kind === 'seen')
    return said.kind === 'report' && said.as === 'seer' && said.at === what.at && said.finds === what.finds;
  return said.kind === what.kind && said.at === what.at;
}

/** For whom a seat laid its token on a day whose vote is over; null for nobody. */
function votedFor({ days }: Shown, seat: Seat, day: number): Seat | null {
  const votes = days[day - 1];
  return votes === undefined || votes.suspects.length === 0 ? null : (tokensOf(votes)[seat] ?? null);
}

/** Whether somebody was killed in the night after a day on which they had suspected a seat or laid their token there. */
function hasDiedAfterSuspecting(shown: Shown, who: Seat, about: Seat): boolean {
  const fate = fateOf(shown, who);
  if (fate?.time !== 'night') return false;
  const day = fate.nth - 1;
  const hasAccused = spokenOn(shown, day).some(
    ({ by, what }) => by === who && what.kind === 'suspect' && what.at === about,
  );
  return hasAccused || votedFor(shown, who, day) === about;
}
