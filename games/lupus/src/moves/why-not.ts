import type { Seat, WhyNot } from '@rudel/kernel';
import { callOf } from '../night/calls.ts';
import { mayPointAt, pointable } from '../night/pointing.ts';
import type { Sign } from '../night/signs.ts';
import type { Special } from '../roles/role.ts';
import { isSecret } from '../secrecy/secret.ts';
import { whyNotSay } from '../talk/why-not-say.ts';
import type { Mark, Move, Reason, Shown, View } from '../types.ts';
import { hasEnoughCards, hasEnoughPlaces } from '../village/deck.ts';
import { isHuman, narratorSeat, pacerOf, playersOf } from '../village/narrators.ts';
import { isAlive } from '../village/seats.ts';
import { isAskedInSecret, mayClose, needsOpening } from './moves.ts';
import { refusal } from './refusal.ts';

type Refusal = WhyNot<Reason> | null;

/** Why the view's own seat may not make this move, or null. */
export function whyNot(view: View, move: Move): Refusal {
  const { eye, shown } = view;
  if (eye === 'table') return refusal('only-watching');
  if (shown.phase === 'over') return refusal('match-over');
  switch (move.kind) {
    case 'open':
    case 'close':
      return whyNotPace(shown, eye, move.kind);
    case 'deck':
      return whyNotDeck(shown, eye, move.roles);
    default:
      return eye === narratorSeat(shown) ? refusal('narrator-has-no-card') : whyNotPlay(view, eye, move);
  }
}

function whyNotPlay(view: View, eye: Seat, move: Move): Refusal {
  const { shown } = view;
  switch (move.kind) {
    case 'point':
      return whyNotPoint(view, eye, move.at, move.sign);
    case 'vote':
      return whyNotVote(view, eye, move.at);
    case 'paw':
    case 'tuft':
      return whyNotJudge(view, eye);
    case 'say':
      return whyNotSay(shown, eye, move.what);
    case 'mark':
      return whyNotMark(view, eye, move.at);
    case 'ready':
      return whyNotReady(view, eye);
    default:
      return shown.phase === 'defence' && shown.turn === eye ? null : refusal('no-defence');
  }
}

function whyNotPace(shown: Shown, eye: Seat, wish: 'open' | 'close'): Refusal {
  if (eye !== pacerOf(shown)) {
    if (isHuman(shown)) return refusal('narrator-does-it');
    return refusal(shown.elder === null ? 'table-does-it' : 'elder-does-it');
  }
  if (wish === 'open') return needsOpening(shown) ? null : refusal('already-open');
  return mayClose(shown) ? null : refusal('nothing-to-close');
}

function whyNotDeck(shown: Shown, eye: Seat, roles: readonly Special[]): Refusal {
  const narrator = narratorSeat(shown);
  if (narrator === null) return refusal('table-does-it');
  if (eye !== narrator) return refusal('narrator-does-it');
  if (shown.phase !== 'deck') return refusal('no-deck-now');
  const players = playersOf(shown);
  if (!hasEnoughPlaces(roles, players)) return refusal('too-few-places');
  return hasEnoughCards(roles, players) ? null : refusal('too-few-villagers');
}

function whyNotPoint(view: View, eye: Seat, at: Seat, sign: Sign | null): Refusal {
  const { shown } = view;
  if (shown.phase !== 'call' || shown.call === null) return refusal('nobody-called');
  if (!isAlive(shown, eye)) return refusal('ghosts-sleep');
  if (!shown.isOpen) return refusal('not-opened-yet');
  if (view.answers[eye] !== null) return refusal('pointed-already');
  if (sign !== null && callOf(shown.call).hasSigns !== true) return refusal('no-signs-now');
  if (at >= playersOf(shown)) return refusal('nobody-there', String(at));
  if (!pointable(shown, shown.call).includes(at)) return refusal('not-at-a-ghost', String(at));
  return mayPointAt(shown.call, eye, at) ? null : refusal('not-at-yourself');
}

function whyNotVote(view: View, eye: Seat, at: Seat): Refusal {
  const { shown } = view;
  if (shown.phase !== 'vote') return refusal('no-vote-now');
  if (!shown.isOpen) return refusal('not-opened-yet');
  if (isSecret(shown) && view.answers[eye] !== null) return refusal('voted-already');
  if (!isSecret(shown) && shown.turn !== eye) return refusal('not-your-vote');
  if (at >= playersOf(shown)) return refusal('nobody-there', String(at));
  if (at === eye) return refusal('vote-for-another');
  return isAlive(shown, at) ? null : refusal('vote-for-the-living', String(at));
}

function whyNotJudge(view: View, eye: Seat): Refusal {
  const { shown } = view;
  if (shown.phase !== 'verdict') return refusal('no-verdict-now');
  if (!isAlive(shown, eye)) return refusal('ghosts-do-not-judge');
  if (shown.days.at(-1)?.suspects.includes(eye) === true) return refusal('suspects-wait');
  if (!shown.isOpen) return refusal('not-opened-yet');
  return isAskedInSecret(view, eye) ? null : refusal('decided-already');
}

function whyNotMark({ shown, marks }: View, eye: Seat, at: Seat): Refusal {
  if (shown.phase !== 'talk' || !shown.isOpen) return refusal('no-marks-now');
  if (shown.ready.includes(eye)) return refusal('ready-already');
  const mark = marks[eye] as Mark;
  if (mark.left === 0) return refusal('marks-spent');
  if (mark.at === at) return refusal('marked-already');
  return at === eye || at >= playersOf(shown) || !isAlive(shown, at) ? refusal('mark-another-alive') : null;
}

function whyNotReady({ shown, marks }: View, eye: Seat): Refusal {
  if (shown.phase !== 'talk' || !shown.isOpen) return refusal('no-discussion');
  if (shown.ready.includes(eye)) return refusal('ready-already');
  const isDone = !isAlive(shown, eye) && (marks[eye] as Mark).left === 0;
  return isDone ? refusal('marks-spent') : null;
}
