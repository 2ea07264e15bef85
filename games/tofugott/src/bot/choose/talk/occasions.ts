import type { Seat } from '@rudel/kernel';
import type { Silhouette } from '../../../silhouettes.ts';
import { activeIn, guessersFrom, nextCard, questionOf } from '../../../turns.ts';
import type { CardId, OpenTurn, Row, Shown } from '../../../types.ts';

/** A card that is turned over, and at which its owner may say something. */
export type Occasion = {
  readonly kind: 'guess' | Row;
  readonly seat: Seat;
  /** Counted from 0. */
  readonly question: number;
  readonly silhouette: Silhouette;
  readonly card: CardId;
  /** Whether the active player has laid the same as a best answer in an earlier turn. */
  readonly isFamiliar: boolean;
};

/** All cards that were turned over in this match, in their order. */
export function pastOccasions(shown: Shown): readonly Occasion[] {
  const turns = [...shown.past, ...(shown.card === null ? [] : [{ ...shown, card: shown.card }])];
  return turns.flatMap((turn, nth) =>
    turn.guesses.flatMap((_, question) => occasionsIn(shown, turn, turn.card, nth, question)),
  );
}

function occasionsIn(
  shown: Shown,
  turn: OpenTurn,
  card: CardId,
  nth: number,
  question: number,
): readonly Occasion[] {
  const active = activeIn(shown, nth);
  const about = (kind: Occasion['kind'], seat: Seat, silhouette: Silhouette | null | undefined): Occasion[] =>
    silhouette === null || silhouette === undefined
      ? []
      : [{ kind, seat, question, silhouette, card, isFamiliar: isFamiliar(shown, nth, silhouette) }];
  return [
    ...guessersFrom(active, shown.seats).flatMap((seat) =>
      about('guess', seat, turn.guesses[question]?.[seat]),
    ),
    ...about('best', active, turn.best[question]),
    ...about('worst', active, turn.worst[question]),
  ];
}

const isFamiliar = (shown: Shown, nth: number, silhouette: Silhouette): boolean =>
  shown.past.some(
    ({ best }, earlier) =>
      earlier < nth && activeIn(shown, earlier) === activeIn(shown, nth) && best.includes(silhouette),
  );

/** The card that is turned over next, if it is this silhouette. */
export function nextOccasion(shown: Shown, silhouette: Silhouette): Occasion | null {
  const next = nextCard(shown);
  if (next === null) return null;
  return {
    kind: next.kind,
    seat: next.owner,
    question: questionOf(shown) - 1,
    silhouette,
    card: shown.card ?? '',
    isFamiliar: isFamiliar(shown, shown.past.length, silhouette),
  };
}
