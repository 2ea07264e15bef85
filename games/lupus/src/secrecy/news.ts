import type { Act, Seat } from '@rudel/kernel';
import { countBallot, lastBallotOf, tokensOf, verdictOf } from '../day/votes.ts';
import { spokenOn } from '../talk/talk.ts';
import type { Day, Glimpse, Move, Shown } from '../types.ts';
import { wasEverHeld } from '../village/fates.ts';

/** What is shown before and after an act. */
export type Change = { readonly before: Shown; readonly act: Act<Move>; readonly after: Shown };

/** What a day brings: what is said, voted and judged, for everybody to see. */
export function newsOfDay(change: Change): readonly Glimpse[] {
  const [was, is] = [change.before.days.at(-1), change.after.days[change.before.days.length - 1]];
  if (was === undefined || is === undefined) return [];
  return [...spoken(change), ...votes(change, was, is), ...judgements(change.after, was, is)];
}

function spoken({ before, act, after }: Change): readonly Glimpse[] {
  const day = before.days.length;
  const told = spokenOn(after, day, (before.talk[day - 1] ?? []).length).map(
    ({ by, number, what }): Glimpse => ({ kind: 'said', seat: by, number, what }),
  );
  const isReady = typeof act.by === 'number' && act.move.kind === 'ready' && before.fates[act.by] === null;
  return isReady ? [{ kind: 'ready', seat: act.by }] : told;
}

function votes({ before }: Change, was: Day, is: Day): readonly Glimpse[] {
  const found: Glimpse[] = [];
  if (was.first !== is.first) {
    const seat = before.turn;
    found.push(
      seat === null
        ? { kind: 'laid', votes: is.first }
        : { kind: 'voted', seat, at: tokensOf(is)[seat] ?? 0 },
    );
  }
  if (was.suspects.length < is.suspects.length)
    found.push({ kind: 'suspects', seats: is.suspects, owl: is.owl });
  return found;
}

function judgements(after: Shown, was: Day, is: Day): readonly Glimpse[] {
  const ballot = is.ballots.at(-1);
  if (ballot === undefined || was.ballots.length === is.ballots.length) return [];
  const verdict: Glimpse = {
    kind: 'verdict',
    ballot,
    suspects: is.suspects,
    counts: countBallot(lastBallotOf(is)),
  };
  const result = verdictOf(after, is);
  if (result.kind === 'again') return [verdict, { kind: 'again' }];
  if (result.kind === 'nobody') return [verdict, { kind: 'spared' }];
  return [verdict, { kind: 'lynched', seat: result.seat, isTie: result.isTie }];
}

/** Whether the match goes on to something new, and is open for it. */
const opens = ({ before, after }: Change, phase: Shown['phase']): boolean =>
  after.phase === phase && after.isOpen && (before.phase !== phase || !before.isOpen);

/** What begins with an act. */
export const beginnings = (change: Change): readonly Glimpse[] => [
  ...titled(change),
  ...welcomed(change.before, change.after),
  ...begunByDay(change),
  ...begunByNight(change),
];

function titled({ before, after }: Change): readonly Glimpse[] {
  const isNew = after.elder !== before.elder && after.elder !== null && after.phase !== 'over';
  return isNew ? [{ kind: 'elder', seat: after.elder }] : [];
}

function begunByDay(change: Change): readonly Glimpse[] {
  const { before, after } = change;
  if (opens(change, 'talk')) return [{ kind: 'day', day: after.night }];
  if (opens(change, 'vote') && before.phase !== 'lots') return [{ kind: 'polling', day: after.night }];
  if (after.phase === 'defence' && (before.phase !== 'defence' || after.turn !== before.turn))
    return [{ kind: 'defence', seat: after.turn ?? 0 }];
  return opens(change, 'verdict') ? [{ kind: 'judging', seats: after.days.at(-1)?.suspects ?? [] }] : [];
}

function begunByNight(change: Change): readonly Glimpse[] {
  const { before, after } = change;
  if (after.night > before.night) return [{ kind: 'nightfall', night: after.night }];
  if (!opens(change, 'call') || after.call === null) return [];
  return [{ kind: 'called', night: after.night, call: after.call, round: after.round }];
}

function welcomed(before: Shown, after: Shown): readonly Glimpse[] {
  const day = after.days.at(-1);
  if (day === undefined || after.days.length === before.days.length) return [];
  return [{ kind: 'welcome', seat: day.welcome, isHeld: wasEverHeld(after) }];
}

/** Who has died with an act. */
export const deadOf = ({ before, after }: Change): readonly Seat[] =>
  after.fates.flatMap((fate, seat) => (fate !== null && before.fates[seat] === null ? [seat] : []));
