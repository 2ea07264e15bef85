import type { Seat } from '@rudel/kernel';
import { tokensOf } from '../../../day/votes.ts';
import type { Role } from '../../../roles/role.ts';
import type { Because, Finding, Opinion, Statement } from '../../../talk/statements.ts';
import { hasSpokenToday, spokenOn } from '../../../talk/talk.ts';
import { isFounded } from '../../../talk/why-not-because.ts';
import { habits } from '../../parameters/habits.ts';
import type { Basis } from '../../value/basis.ts';
import { mostOf } from '../choosing.ts';
import { doubtsOf } from './trust.ts';

const { denies } = habits.talk;

/** What is weighed for a reason: how much a seat seems to doubt the others, and what was said and done. */
type Grounds = { readonly basis: Basis; readonly doubts: Float64Array; readonly about: Seat };

/** A statement with what it rests on, where that is something all can look up. A liar finds its reasons where somebody honest would. */
export function withReason(basis: Basis, what: Statement): Statement {
  if (what.kind !== 'suspect' && what.kind !== 'trust' && what.kind !== 'vote') return what;
  const because = reasonFor(basis, what);
  return because === null ? what : { ...what, because };
}

/** The weightiest reason first: what a seer found, whose claim stands against whose, who died of a suspicion, who voted how, who says what, who says nothing. */
function reasonFor(basis: Basis, { kind, at }: Opinion): Because | null {
  const grounds: Grounds = { basis, doubts: doubtsOf(basis), about: at };
  const reasons =
    kind === 'trust'
      ? [seenBy(grounds, 'human'), ownClaim(grounds), votedWell(grounds), sharesSuspicion(grounds)]
      : [
          seenBy(grounds, 'wolf'),
          rivalled(grounds),
          avenged(grounds),
          votedBadly(grounds),
          suspectedBy(grounds),
          silent(grounds),
        ];
  return (
    reasons.find(
      (because): because is Because => because !== null && isFounded(basis.shown, basis.eye, at, because),
    ) ?? null
  );
}

/** Whether somebody's word counts for whom they speak for: the seat would not deny it. */
const isHeard = ({ doubts }: Grounds, seat: Seat): boolean => (doubts[seat] ?? 1) < denies;

/** Whether somebody's word counts against the one it is about: that one is doubted as much or more. */
const isBelieved = ({ doubts, about }: Grounds, seat: Seat): boolean =>
  (doubts[seat] ?? 1) <= (doubts[about] ?? 0);

/** What somebody who claims to be the seer, and is believed, has found of it. */
function seenBy(grounds: Grounds, finds: Finding): Because | null {
  const { basis, about } = grounds;
  const by = basis.common.heard.reports.seer.findIndex(
    (reports, seat) =>
      seat !== basis.eye &&
      (finds === 'wolf' ? isBelieved(grounds, seat) : isHeard(grounds, seat)) &&
      reports.some((report) => report.at === about && report.isWolf === (finds === 'wolf')),
  );
  return by < 0 ? null : { kind: 'said', by, what: { kind: 'seen', at: about, finds } };
}

const alone: readonly Role[] = ['seer', 'medium', 'bodyguard', 'owl', 'mythomaniac', 'werehamster'];

/** It claims a character that there is once, which somebody less doubted claims, too. */
function rivalled(grounds: Grounds): Because | null {
  const { basis, about } = grounds;
  const { claims } = basis.common.heard;
  const role = claims[about] ?? null;
  if (role === null || !alone.includes(role)) return null;
  const rival = claims.findIndex(
    (claimed, seat) => seat !== about && claimed === role && isBelieved(grounds, seat),
  );
  if (rival < 0) return null;
  const by = rival === basis.eye ? about : rival;
  return { kind: 'said', by, what: { kind: 'claim', role } };
}

/** Somebody who had suspected it was killed last night. */
function avenged({ basis, about }: Grounds): Because | null {
  const died = basis.common.heard.nights.at(-1)?.dead ?? [];
  const who = died.find((seat) => isFounded(basis.shown, basis.eye, about, { kind: 'died', who: seat }));
  return who === undefined ? null : { kind: 'died', who };
}

/** For whom it voted on the last day that was voted on. */
function lastVote({ basis: { shown }, about }: Grounds): Extract<Because, { readonly kind: 'voted' }> | null {
  const nth = shown.days.findLastIndex(({ suspects }) => suspects.length > 0);
  const votes = shown.days[nth];
  const at = votes === undefined ? null : (tokensOf(votes)[about] ?? null);
  return at === null ? null : { kind: 'voted', day: nth + 1, at };
}

/** It voted for somebody who is trusted. */
function votedBadly(grounds: Grounds): Because | null {
  const vote = lastVote(grounds);
  const isBad = vote !== null && vote.at !== grounds.basis.eye && isBelieved(grounds, vote.at);
  return isBad ? vote : null;
}

/** Whom the seat doubts most among the others. */
const mostDoubted = ({ basis, doubts, about }: Grounds): Seat | null =>
  mostOf(
    basis.others.filter((seat) => seat !== about),
    (seat) => doubts[seat] ?? 0,
  );

/** It voted for whom the seat doubts most. */
function votedWell(grounds: Grounds): Because | null {
  const vote = lastVote(grounds);
  return vote !== null && vote.at === mostDoubted(grounds) ? vote : null;
}

function ownClaim(grounds: Grounds): Because | null {
  const { basis, about } = grounds;
  const role = basis.common.heard.claims[about] ?? null;
  const isGood = role === 'seer' || role === 'medium' || role === 'bodyguard';
  return isGood && isHeard(grounds, about)
    ? { kind: 'said', by: about, what: { kind: 'claim', role } }
    : null;
}

/** Somebody who is doubted less suspects it today. */
function suspectedBy(grounds: Grounds): Because | null {
  const { basis, doubts, about } = grounds;
  const speakers = spokenOn(basis.shown, basis.shown.days.length).flatMap(({ by, what }) =>
    by !== basis.eye && what.kind === 'suspect' && what.at === about && isBelieved(grounds, by) ? [by] : [],
  );
  const by = mostOf(speakers, (seat) => -(doubts[seat] ?? 1));
  return by === null ? null : { kind: 'said', by, what: { kind: 'suspect', at: about } };
}

/** It suspects whom the seat doubts most. */
function sharesSuspicion(grounds: Grounds): Because | null {
  const { basis, about } = grounds;
  const at = mostDoubted(grounds);
  const isShared = spokenOn(basis.shown, basis.shown.days.length).some(
    ({ by, what }) => by === about && what.kind === 'suspect' && what.at === at,
  );
  return at !== null && isShared ? { kind: 'said', by: about, what: { kind: 'suspect', at } } : null;
}

/** It has not spoken although others have. */
function silent({ basis: { shown, others }, about }: Grounds): Because | null {
  const haveOthers = others.some((seat) => seat !== about && hasSpokenToday(shown, seat));
  return haveOthers && shown.options.aloud !== 'yes' && !hasSpokenToday(shown, about)
    ? { kind: 'quiet' }
    : null;
}
