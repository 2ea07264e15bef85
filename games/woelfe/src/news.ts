import type { Act } from '@rudel/kernel';
import { readFace } from './faces.ts';
import { lastDie, lastRoller } from './goblins.ts';
import { hasSides, nextSeat, oppositeOf } from './rounds.ts';
import { bidsResult, sidesResult } from './scoring.ts';
import { sidesShown } from './sides.ts';
import { verdictOf, wolvesIn } from './trick.ts';
import type { Glimpse, Move, Shown, Trick, TrickDie } from './types.ts';

/** A step between what everybody saw before it and after; of answers given in secret nothing else is told. */
export type OpenStep = {
  readonly before: Shown;
  readonly after: Shown;
  readonly act: Act<Move>;
};

/** What all eyes alike notice of a step after the deal. */
export function newsOf(step: OpenStep): readonly Glimpse[] {
  const { act } = step;
  const told = act.by === 'chance' ? thrown(step, act.drawn[0] ?? '') : spoken(step);
  return [...told, ...sidesTold(step), ...endings(step)];
}

/** A die has come to rest; between two a bee is laid at once. */
function thrown({ before, after }: OpenStep, token: string): Glimpse[] {
  const { kind: die, undone } = lastDie(before) as TrickDie;
  const seat = lastRoller(before);
  const face = readFace(die, token);
  const rolled: Glimpse = { kind: 'rolled', seat, die, face, isAgain: undone.length > 0 };
  return die === 'Y' && after.seats === 2
    ? [rolled, { kind: 'laid', seat, at: nextSeat(seat, 2), face }]
    : [rolled];
}

/** Of answers only what they come to is noticed, and the same whoever came last. */
function spoken({ before, after, act }: OpenStep): Glimpse[] {
  if (before.phase === 'announce') return announced(before, after);
  if (before.phase === 'goblin') return spent(before, after);
  if (typeof act.by !== 'number') return [];
  const { by: seat, move } = act;
  switch (move.kind) {
    case 'bid':
      return [{ kind: 'bid', seat, tricks: move.tricks }];
    case 'fever':
    case 'rabies':
      return [{ kind: 'declared', seat, cry: move.kind }];
    case 'lay':
      return [{ kind: 'laid', seat, at: move.at, face: lastDie(before)?.face ?? 0 }];
    default:
      return [];
  }
}

/** A double barrel told, or that all kept silent. */
export function announced(before: Shown, after: Shown): Glimpse[] {
  if (after.double !== null && before.double === null)
    return [{ kind: 'double', seat: after.double, from: oppositeOf(after.double) }];
  return before.phase === 'announce' && after.phase === 'play' ? [{ kind: 'silence' }] : [];
}

function spent(before: Shown, after: Shown): Glimpse[] {
  if (after.phase !== 'roll') return [];
  const { kind: die, undone } = lastDie(after) as TrickDie;
  const seat = undone.at(-1)?.by ?? 0;
  return [{ kind: 'goblin', seat, roller: lastRoller(before), die }];
}

/** Told when the last doubt about the sides goes. */
function sidesTold(step: OpenStep): Glimpse[] {
  const earlier = hasSides(step.before) ? beforeTelling(step) : null;
  if (earlier === null || !sidesShown(earlier).includes(null)) return [];
  const known = sidesShown(withHunter(step));
  if (known.includes(null)) return [];
  return [{ kind: 'sides', hunters: known.flatMap((side, seat) => (side === 'hunter' ? [seat] : [])) }];
}

/** Sides show when somebody declares, or rolls a hunter for the first time: what was shown before that; null otherwise. */
function beforeTelling({ before, after, act }: OpenStep): Shown | null {
  if (act.by !== 'chance')
    return after.fever !== before.fever || after.rabies !== before.rabies ? before : null;
  const { leader, dice } = before.trick as Trick;
  const { kind, undone } = dice.at(-1) as TrickDie;
  if (kind !== 'H' || undone.length > 0) return null;
  const trick = dice.length === 1 ? null : { leader, dice: dice.slice(0, -1) };
  return { ...before, trick };
}

/** What is shown now; the trick of a hunter just rolled may be gone already. */
const withHunter = ({ before, after, act }: OpenStep): Shown => (act.by === 'chance' ? before : after);

/** A trick taken, a round counted, the match won. */
function endings(step: OpenStep): Glimpse[] {
  const { before, after } = step;
  const isTaken = after.tricks.length > before.tricks.length || after.points.length > before.points.length;
  if (!isTaken) return [];
  const trick = wholeTrick(step);
  const taken: Glimpse = { kind: 'trick', wolves: wolvesIn(trick), trick, ...verdictOf(trick, before.seats) };
  if (after.points.length === before.points.length) return [taken];
  const whole: Shown = { ...before, tricks: [...before.tricks, trick], trick: null };
  const { round } = before;
  return [
    taken,
    hasSides(whole)
      ? { kind: 'sidesScored', round, ...sidesResult(whole) }
      : { kind: 'bidsScored', round, ...bidsResult(whole) },
  ];
}

/** The trick on the table with what the act added to its last die. */
function wholeTrick({ before, act }: OpenStep): Trick {
  const { leader, dice } = before.trick as Trick;
  const place = dice.length - 1;
  const last = dice[place] as TrickDie;
  return { leader, dice: dice.with(place, { ...last, ...addedBy(before, last, act) }) };
}

function addedBy(before: Shown, { kind }: TrickDie, act: Act<Move>): Partial<TrickDie> {
  if (act.by === 'chance') {
    const face = readFace(kind, act.drawn[0] ?? '');
    return kind === 'Y' ? { face, at: nextSeat(lastRoller(before), before.seats) } : { face };
  }
  return act.by !== 'clock' && act.move.kind === 'lay' ? { at: act.move.at } : {};
}
