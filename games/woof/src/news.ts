import type { Act, Eye } from '@rudel/kernel';
import { middleOf } from './deck.ts';
import { earlyIn, earlyNeeded, endOfTurns, lapLimitOf } from './rounds.ts';
import { abstention } from './suspicions.ts';
import type { Card, Character, Deed, Glimpse, Move, Question, Shown, Suspicion } from './types.ts';

/** A step between what everybody saw before it and after. */
export type OpenStep = {
  readonly before: Shown;
  readonly after: Shown;
  readonly act: Act<Move>;
};

/** What one eye may know besides: its own cards, what it laid out, the card of the last look, its goals. */
export type Own = {
  readonly cards: readonly Card[] | null;
  readonly questions: readonly Question[] | null;
  readonly layout: readonly Card[] | null;
  readonly card: Card | null;
  readonly goals: readonly Character[];
};

/** What an eye notices of a step, but for what comes to light at the end of a round. */
export function newsOf(step: OpenStep, eye: Eye, own: Own): readonly Glimpse[] {
  const { before, after } = step;
  switch (before.phase) {
    case 'starter':
      return [{ kind: 'starter', seat: after.starter ?? 0 }];
    case 'cards':
      return [{ kind: 'dealt', round: after.round, cards: own.cards }];
    case 'questions':
      return [{ kind: 'questions', starter: after.starter ?? 0, cards: own.questions }];
    case 'final':
      return decided(step, eye, own);
    default:
      return [...done(step, eye, own), ...ended(step)];
  }
}

/** A final suspicion is noticed by nobody but whoever makes it (woof 6.1). */
function decided({ before, act }: OpenStep, eye: Eye, { goals }: Own): Glimpse[] {
  const board = act.by === eye ? boardOf(act) : null;
  return board === null ? [] : [{ kind: 'decided', middle: middleOf(before.seats), goals, board }];
}

function boardOf(act: Act<Move>): Suspicion | null {
  if (act.by === 'chance' || act.by === 'clock') return null;
  if (act.move.kind === 'abstain') return abstention;
  return act.move.kind === 'suspect' ? [act.move.first, act.move.second] : null;
}

/** Somebody reaches for cards, they are laid out, or a turn is done. */
function done(step: OpenStep, eye: Eye, own: Own): Glimpse[] {
  const { before, after } = step;
  const by = before.turn ?? 0;
  if (after.phase === 'lay') return [{ kind: 'reached', seat: by, at: after.looking ?? 0 }];
  if (after.phase === 'take') return [{ kind: 'laidOut', seat: before.looking ?? 0, by, cards: own.layout }];
  const deed = after.log[before.log.length];
  return deed === undefined ? [] : [told(deed, step, eye, own)];
}

function told(deed: Deed, { before, after, act }: OpenStep, eye: Eye, { card, goals }: Own): Glimpse {
  const { by: seat } = deed;
  const middle = middleOf(before.seats);
  switch (deed.kind) {
    case 'look': {
      const { at, sign, side } = deed;
      return { kind: 'looked', seat, at, middle, sign, side, card };
    }
    case 'ask': {
      const { at, question, answer } = deed;
      return { kind: 'asked', seat, at, question, answer };
    }
    case 'suspect': {
      const left = earlyNeeded(before.seats) - earlyIn(after.log).length;
      const isOwn = seat === eye;
      return {
        kind: 'suspected',
        seat,
        middle,
        left,
        goals: isOwn ? goals : [],
        board: isOwn ? boardOf(act) : null,
      };
    }
    default:
      return { kind: 'passed', seat };
  }
}

/** The turns are over, and everybody who has not suspected decides. */
function ended({ before, after }: OpenStep): Glimpse[] {
  const by = after.phase === 'final' ? endOfTurns(before, after.log) : null;
  return by === null ? [] : [{ kind: 'finals', by, laps: lapLimitOf(before.options) }];
}
