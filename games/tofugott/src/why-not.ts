import type { Seat, WhyNot } from '@rudel/kernel';
import { answerAt, isComplete, laidOut } from './answers.ts';
import { ownAnswers } from './moves.ts';
import { refusal } from './refusal.ts';
import { activeOf, nextCard, openSilhouettes, turnersOf } from './turns.ts';
import type { Answers, Line, Move, Reason, Shown, Silhouette, View } from './types.ts';

type Refusal = WhyNot<Reason> | null;

/** Why the view's own seat may not make this move, or null. */
export function whyNot(view: View, move: Move): Refusal {
  const { eye, shown } = view;
  if (eye === 'table') return refusal('only-watching');
  if (shown.phase === 'tie' || shown.phase === 'over') return refusal('match-over');
  switch (move.kind) {
    case 'keep':
      return whyNotKeep(view, eye, move.card);
    case 'guess':
      return whyNotGuess(view, eye, move.silhouette);
    case 'show':
      return whyNotShow(shown, eye, move.line);
    default:
      return whyNotAnswer(view, eye, move);
  }
}

function whyNotKeep({ shown, drawn }: View, eye: Seat, card: string): Refusal {
  if (activeOf(shown) !== eye) return refusal('not-your-turn');
  if (shown.phase !== 'keep') return refusal('no-card-to-keep');
  return drawn.includes(card) ? null : refusal('card-not-drawn');
}

type AnswerMove = Extract<Move, { readonly kind: 'lay' | 'take' | 'lock' }>;

function whyNotAnswer(view: View, eye: Seat, move: AnswerMove): Refusal {
  const { shown } = view;
  if (activeOf(shown) !== eye) return refusal('not-your-turn');
  if (shown.phase === 'keep') return refusal('keep-a-card-first');
  const answers = ownAnswers(view);
  if (answers === null) return refusal('nothing-to-answer');
  if (answers.isLocked) return refusal('locked-already');
  if (move.kind === 'lock') return isComplete(answers) ? null : refusal('not-all-laid');
  if (move.kind === 'take') return answerAt(answers, move) === null ? refusal('place-empty') : null;
  return whyNotLay(shown, answers, move);
}

function whyNotLay(
  { aside }: Shown,
  answers: Answers,
  move: Extract<Move, { readonly kind: 'lay' }>,
): Refusal {
  if (aside.includes(move.silhouette)) return refusal('set-aside', move.silhouette);
  if (answerAt(answers, move) !== null) return refusal('place-taken');
  return laidOut(answers).includes(move.silhouette) ? refusal('used-already', move.silhouette) : null;
}

function whyNotGuess({ shown, picks }: View, eye: Seat, silhouette: Silhouette): Refusal {
  if (activeOf(shown) === eye) return refusal('answers-yourself');
  if (shown.phase !== 'guess') return refusal('no-guess-now');
  if (picks[eye] === silhouette) return refusal('guessed-already', silhouette);
  if (shown.aside.includes(silhouette)) return refusal('set-aside', silhouette);
  return openSilhouettes(shown).includes(silhouette) ? null : refusal('shown-already', silhouette);
}

function whyNotShow(shown: Shown, eye: Seat, line: Line | null): Refusal {
  const card = nextCard(shown);
  if (card === null) return refusal('nothing-to-show');
  if (!turnersOf(shown).includes(eye)) return refusal('not-your-card', String(card.owner));
  return line !== null && card.owner !== eye ? refusal('not-your-words', String(card.owner)) : null;
}
