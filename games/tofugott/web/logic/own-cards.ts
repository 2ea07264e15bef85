import { activeOf, answerAt, nextCard, ownAnswers, questionOf } from '@rudel/tofugott/page';
import type { Silhouette, View } from '@rudel/tofugott/page';

/** A card of one's own seat that lies face down and will be turned over for this question. */
export type OwnCard = {
  readonly kind: 'guess' | 'best' | 'worst';
  readonly silhouette: Silhouette;
  /** It is turned over next. */
  readonly isNext: boolean;
};

/** One's own guess while it may still be changed; null before it is made, and once the cards are shown. */
export function ownGuess({ eye, shown, picks }: View): Silhouette | null {
  const pick = eye === 'table' || shown.phase !== 'guess' ? null : (picks[eye] ?? null);
  return pick === '?' ? null : pick;
}

/** One's own cards of this question that are decided and not shown yet, in the order in which they are turned over. */
export function ownCards(view: View): readonly OwnCard[] {
  const { eye, shown, picks } = view;
  if (eye === 'table') return [];
  const next = nextCard(shown);
  const isNext = (kind: OwnCard['kind']): boolean => next?.owner === eye && next.kind === kind;
  if (activeOf(shown) !== eye) {
    const pick = picks[eye] ?? null;
    return pick === null || pick === '?'
      ? []
      : [{ kind: 'guess', silhouette: pick, isNext: isNext('guess') }];
  }
  const answers = ownAnswers(view);
  if (answers === null || !answers.isLocked) return [];
  const question = questionOf(shown);
  return (['best', 'worst'] as const).flatMap((kind) => {
    const silhouette = answerAt(answers, { row: kind, question });
    const isShown = shown[kind].length >= question;
    return silhouette === null || isShown ? [] : [{ kind, silhouette, isNext: isNext(kind) }];
  });
}
