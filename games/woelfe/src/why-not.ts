import type { Seat, WhyNot } from '@rudel/kernel';
import { lastDie } from './goblins.ts';
import { barredBid, cries, handOf, holdsBoth, isAsked, isFirstDie } from './moves.ts';
import { refusal } from './refusal.ts';
import { hasSides, sizeOf } from './rounds.ts';
import { isDealt, ownSide } from './sides.ts';
import { isSymbol } from './trick.ts';
import type { Kind, Move, Phase, Reason, Shown, View } from './types.ts';

type Refusal = WhyNot<Reason> | null;

/** Why the view's own seat may not make this move, or null. */
export function whyNot(view: View, move: Move): Refusal {
  const { eye, shown } = view;
  if (eye === 'table') return refusal('only-watching');
  if (shown.phase === 'over') return refusal(hasSides(shown) ? 'match-over' : 'all-rounds-over');
  switch (move.kind) {
    case 'goblin':
      return whyNotGoblin(view, eye);
    case 'pass':
      return whyNotPass(view, eye);
    case 'double':
      return whyNotDouble(view, eye);
    case 'bid':
      return whyNotBid(shown, eye, move.tricks);
    case 'lay':
      return whyNotLay(shown, eye, move.at);
    case 'fever':
    case 'rabies':
      return whyNotDeclare(view, eye, move.kind);
    case 'roll':
      return whyNotRoll(view, eye, move.die);
  }
}

function whyNotRoll(view: View, eye: Seat, die: Kind): Refusal {
  if (view.shown.phase !== 'play') return otherFirst(view.shown, eye);
  if (view.shown.turn !== eye) return refusal('not-your-turn');
  return handOf(view, eye).includes(die) ? null : refusal('die-not-held', die);
}

const firsts: { readonly [P in Phase]?: Reason } = {
  announce: 'announce-first',
  bid: 'bid-first',
  goblin: 'goblins-first',
};

/** What has to be done before a die can be chosen. */
function otherFirst({ phase, turn }: Shown, eye: Seat): WhyNot<Reason> {
  if (phase === 'lay') return refusal(turn === eye ? 'bee-first' : 'not-your-turn');
  return refusal(firsts[phase] ?? 'not-your-turn');
}

function whyNotGoblin(view: View, eye: Seat): Refusal {
  const { shown } = view;
  if (shown.goblins[eye] === 0) return refusal('no-goblin-left');
  if (shown.phase === 'goblin') return isAsked(view, eye) ? null : refusal('answered-already');
  const die = lastDie(shown);
  return refusal(die !== null && isSymbol(die) ? 'goblin-on-symbol' : 'no-goblin-now');
}

function whyNotPass(view: View, eye: Seat): Refusal {
  const { phase, goblins } = view.shown;
  if (phase === 'goblin' && goblins[eye] === 0) return refusal('no-goblin-left');
  if (phase !== 'goblin' && phase !== 'announce') return refusal('nothing-to-pass');
  return isAsked(view, eye) ? null : refusal('answered-already');
}

function whyNotDouble(view: View, eye: Seat): Refusal {
  const { shown } = view;
  if (!hasSides(shown)) return refusal('no-sides');
  if (shown.phase !== 'announce') return refusal('no-double-now');
  if (!holdsBoth(handOf(view, eye))) return refusal('not-both-hunters');
  return isAsked(view, eye) ? null : refusal('answered-already');
}

function whyNotBid(shown: Shown, eye: Seat, bid: number): Refusal {
  if (shown.phase !== 'bid') return refusal('no-bid-now');
  if (shown.turn !== eye) return refusal('not-your-turn');
  const size = sizeOf(shown.round, shown.seats);
  if (bid > size) return refusal('bid-too-high', String(size));
  return bid === barredBid(shown) ? refusal('bid-evens-out', String(bid), String(size)) : null;
}

function whyNotLay({ phase, turn, seats }: Shown, eye: Seat, at: Seat): Refusal {
  if (phase !== 'lay') return refusal('no-bee-to-lay');
  if (turn !== eye) return refusal('not-your-turn');
  if (at === eye) return refusal('bee-at-yourself');
  return at < seats ? null : refusal('nobody-there');
}

function whyNotDeclare(view: View, eye: Seat, cry: 'fever' | 'rabies'): Refusal {
  const { shown } = view;
  if (!hasSides(shown)) return refusal('no-sides');
  if (shown.options.fever === 'no') return refusal('not-played');
  if (shown.phase === 'announce') return refusal('announce-first');
  if (!isDealt(shown)) return refusal('not-your-turn');
  const own = cries[ownSide(view, eye)];
  if (cry !== own) return refusal(cry === 'fever' ? 'not-a-hunter' : 'not-a-dweller');
  if (hasRolled(view, eye)) return refusal('too-late-to-declare');
  if (shown.phase !== 'play' || shown.turn !== eye) return refusal('not-your-turn');
  return shown[cry] === null ? null : refusal('declared-already');
}

/** Whether a seat has rolled its first die of this round: then it holds fewer than it drew. */
function hasRolled(view: View, eye: Seat): boolean {
  return !isFirstDie(view.shown) || handOf(view, eye).length < sizeOf(view.shown.round, view.shown.seats);
}
