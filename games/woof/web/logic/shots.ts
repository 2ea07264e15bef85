import type { Seat } from '@rudel/kernel';
import type { Card, Glimpse, GlimpseOf, CardPlace, Question, Sign } from '@rudel/woof/page';

/** What moves over the table in a scene, and for how long, in milliseconds. */
export type Shot =
  | {
      readonly kind: 'look';
      readonly from: Seat;
      readonly to: CardPlace;
      readonly sign: Sign;
      readonly card: Card | null;
      readonly lasts: number;
    }
  | {
      readonly kind: 'ask';
      readonly from: Seat;
      readonly to: CardPlace;
      readonly question: Question;
      readonly answer: boolean;
      readonly lasts: number;
    }
  | { readonly kind: 'suspect'; readonly from: Seat; readonly to: CardPlace; readonly lasts: number }
  | {
      readonly kind: 'reveal';
      readonly told: GlimpseOf<'revealed'>;
      /** With this round the match is over. */
      readonly isLast: boolean;
      /** Turned up step by step; else it lies open at once for as long as it lasts. */
      readonly isMoving: boolean;
      readonly lasts: number;
    }
  | { readonly kind: 'rest'; readonly lasts: number };

export const pace = { other: 900, own: 1500, suspect: 900, reveal: 2300, rest: 0 } as const;

/** After so many milliseconds even the end of a match that nobody puts away makes room for its result. */
export const longestScene = 60_000;

/** The one thing of a scene that is worth being shown in motion. A replay has no time to turn cards one by one. */
export function shotOf(glimpses: readonly Glimpse[], isReplay = false): Shot {
  const told = glimpses.findLast(({ kind }) => kind === 'revealed');
  if (told?.kind === 'revealed') {
    const isLast = glimpses.some(({ kind }) => kind === 'won');
    const isMoving = !isReplay;
    return { kind: 'reveal', told, isLast, isMoving, lasts: isMoving ? longestScene : pace.reveal };
  }
  for (const glimpse of glimpses) {
    const shot = shotFor(glimpse);
    if (shot !== null) return shot;
  }
  return { kind: 'rest', lasts: pace.rest };
}

function shotFor(glimpse: Glimpse): Shot | null {
  switch (glimpse.kind) {
    case 'looked': {
      const { seat: from, at: to, sign, card } = glimpse;
      return { kind: 'look', from, to, sign, card, lasts: card === null ? pace.other : pace.own };
    }
    case 'asked': {
      const { seat: from, at: to, question, answer } = glimpse;
      return { kind: 'ask', from, to, question, answer, lasts: pace.own };
    }
    case 'suspected':
      return { kind: 'suspect', from: glimpse.seat, to: glimpse.seat, lasts: pace.suspect };
    default:
      return null;
  }
}
