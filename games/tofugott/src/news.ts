import type { Act, Seat } from '@rudel/kernel';
import { findTexts } from './deck/decks.ts';
import { activeOf, nextCard, questionOf } from './turns.ts';
import type { Glimpse, Guesses, Line, Move, OpenTurn, Shown, Silhouette } from './types.ts';

/** A step between what everybody saw before it and after; of what is decided in secret nothing else is told. */
export type OpenStep = { readonly before: Shown; readonly after: Shown; readonly act: Act<Move> };

/** What all eyes alike notice of a step. */
export function newsOf({ before, after, act }: OpenStep): readonly Glimpse[] {
  switch (before.phase) {
    case 'starter':
      return [{ kind: 'starter', seat: after.starter ?? 0 }];
    case 'draw':
      return [{ kind: 'drew', seat: activeOf(after) ?? 0, turn: after.past.length + 1 }];
    case 'keep':
      return readOut(after);
    case 'aside':
      return [{ kind: 'aside', silhouettes: after.aside }];
    case 'guess':
      return after.phase === 'show' ? [{ kind: 'ready', question: questionOf(after) }] : [];
    case 'show':
      return [...showed(before, after, lineIn(act)), ...endings(before, after)];
    case 'tie':
      return turnedOver(before, after);
    case 'over':
      return [];
  }
}

function readOut(after: Shown): Glimpse[] {
  const { card, options } = after;
  const texts = card === null ? null : findTexts(options, card);
  return card === null || texts === null ? [] : [{ kind: 'read', seat: activeOf(after) ?? 0, card, texts }];
}

const lineIn = (act: Act<Move>): Line | null =>
  typeof act.by === 'number' && act.move.kind === 'show' ? act.move.line : null;

/** The turn as it was before, whether it still goes on or is over now. */
const turnAfter = (before: Shown, after: Shown): OpenTurn =>
  after.past.length > before.past.length ? (after.past.at(-1) ?? after) : after;

function showed(before: Shown, after: Shown, line: Line | null): Glimpse[] {
  const card = nextCard(before);
  if (card === null) return [];
  const now = turnAfter(before, after);
  const question = questionOf(before);
  const guesses = now.guesses[question - 1] ?? [];
  if (card.kind === 'guess') {
    const silhouette = guesses[card.owner] as Silhouette;
    return [{ kind: 'guess', seat: card.owner, question, silhouette, line }];
  }
  const silhouette = now[card.kind][question - 1] as Silhouette;
  const guessers = whoGuessed(guesses, silhouette);
  return [{ kind: card.kind, seat: card.owner, question, silhouette, line, guessers }];
}

const whoGuessed = (guesses: Guesses, silhouette: Silhouette): Seat[] =>
  guesses.flatMap((guess, seat) => (guess === silhouette ? [seat] : []));

/** A question counted, and what follows the last one. */
function endings(before: Shown, after: Shown): Glimpse[] {
  const now = turnAfter(before, after);
  if (now.worst.length === before.worst.length) return [];
  const gains = after.points.map((own, seat) => own - (before.points[seat] ?? 0));
  const scored: Glimpse = { kind: 'scored', question: questionOf(before), gains, points: after.points };
  const [round] = after.tie;
  return round === undefined ? [scored] : [scored, { kind: 'tied', seats: round.seats, isAgain: false }];
}

function turnedOver(before: Shown, after: Shown): Glimpse[] {
  const round = after.tie[before.tie.length - 1];
  if (round === undefined) return [];
  const silhouettes = round.turned.map((cards) => cards.at(-1) as Silhouette);
  const next = after.tie[before.tie.length];
  const turned: Glimpse = { kind: 'turned', seats: round.seats, silhouettes };
  return next === undefined ? [turned] : [turned, { kind: 'tied', seats: next.seats, isAgain: true }];
}
