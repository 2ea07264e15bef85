import type { Seat, WhyNot } from '@rudel/kernel';
import { middleOf, placesOf } from './deck.ts';
import { handOf, isAsked, isStuck, ownCharacter, ownGoals, pairOf } from './moves.ts';
import { refusal } from './refusal.ts';
import { hasActed, hasSuspected } from './rounds.ts';
import { pointerFault } from './suspicions.ts';
import { signsShort } from './tokens.ts';
import type { Move, CardPlace, Question, Reason, Shown, View } from './types.ts';

type Refusal = WhyNot<Reason> | null;
type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** Why the view's own seat may not make this move, or null. */
export function whyNot(view: View, move: Move): Refusal {
  const { eye, shown } = view;
  if (eye === 'table') return refusal('only-watching');
  if (shown.phase === 'over') return refusal('match-over');
  switch (move.kind) {
    case 'lay':
      return whyNotLay(view, eye, move);
    case 'take':
      return shown.phase === 'take' && shown.turn === eye ? null : refusal('nothing-to-take');
    case 'suspect':
      return whyNotSuspect(view, eye, move);
    case 'abstain':
      return whyNotAbstain(view, eye);
    default:
      return whyNotAct(view, eye) ?? whyNotAction(view, eye, move);
  }
}

function whyNotLay(view: View, eye: Seat, { left, right }: MoveOf<'lay'>): Refusal {
  const { phase, looking } = view.shown;
  if (phase !== 'lay' || looking !== eye) return refusal('nothing-to-lay');
  const [one, other] = pairOf(view, eye);
  const isOwn = (left === one && right === other) || (left === other && right === one);
  return isOwn ? null : refusal('not-your-cards');
}

/** Why a seat can take no turn now, whatever it would do with it. */
function whyNotAct(view: View, eye: Seat): Refusal {
  const { shown } = view;
  const { phase, turn } = shown;
  const isOwn = isAsked(view, eye);
  if (isOwn && phase === 'lay') return refusal('lay-first');
  if (isOwn && phase === 'take') return refusal('take-first');
  if (hasSuspected(shown, eye)) return refusal('suspected-already');
  if (phase === 'final') return refusal('suspicions-now');
  return phase === 'play' && turn === eye ? null : refusal('not-your-turn');
}

function whyNotAction(view: View, eye: Seat, move: MoveOf<'look' | 'ask' | 'pass'>): Refusal {
  switch (move.kind) {
    case 'look':
      return whyNotLook(view, eye, move.at);
    case 'ask':
      return whyNotAsk(view, eye, move.at, move.question);
    default:
      return isStuck(view, eye) ? null : refusal('not-stuck');
  }
}

function whyNotLook(view: View, eye: Seat, at: CardPlace): Refusal {
  const { shown } = view;
  if (at === eye) return refusal('look-at-yourself');
  if (at >= placesOf(shown.seats)) return refusal('nobody-there');
  const short = signsShort(shown, shown.log, eye, ownCharacter(view, eye) === 'P');
  return short.length === 0 ? null : refusal('no-token-left', ...short);
}

function whyNotAsk(view: View, eye: Seat, at: Seat, question: Question): Refusal {
  const { seats } = view.shown;
  if (at === eye) return refusal('ask-yourself');
  if (at === middleOf(seats)) return refusal('middle-cannot-answer');
  if (at >= seats) return refusal('nobody-to-ask');
  return handOf(view, eye).includes(question) ? null : refusal('question-not-held', question);
}

function whyNotSuspect(view: View, eye: Seat, { first, second }: MoveOf<'suspect'>): Refusal {
  const early = view.shown.phase === 'final' ? whyNotDecide(view, eye) : whyNotEarly(view, eye);
  if (early !== null) return early;
  const [goal, other] = ownGoals(view, eye);
  const { seats } = view.shown;
  const fault = pointerFault(first, goal, eye, seats) ?? pointerFault(second, other, eye, seats);
  return fault === null ? null : refusal(fault);
}

/** Not in one's own first turn, and not with a red token (woof 5.1). */
function whyNotEarly(view: View, eye: Seat): Refusal {
  const { shown } = view;
  const early = whyNotAct(view, eye);
  if (early !== null) return early;
  if (shown.red[eye] === true) return refusal('red-token');
  return hasActed(shown, eye) ? null : refusal('first-turn');
}

/** When a round is over everybody decides once. */
function whyNotDecide({ shown, boards }: View, eye: Seat): Refusal {
  if (hasSuspected(shown, eye)) return refusal('suspected-already');
  return boards[eye] === null ? null : refusal('decided-already');
}

function whyNotAbstain(view: View, eye: Seat): Refusal {
  return isFinal(view.shown) ? whyNotDecide(view, eye) : refusal('round-goes-on');
}

const isFinal = ({ phase }: Shown): boolean => phase === 'final';
