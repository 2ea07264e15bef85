import type { Seat } from '@rudel/kernel';
import { callOf } from '../night/calls.ts';
import { mayPointAt, pointable } from '../night/pointing.ts';
import { signs } from '../night/signs.ts';
import { answering, isSecret } from '../secrecy/secret.ts';
import { saysOf } from '../talk/says.ts';
import type { Mark, Move, Shown, View } from '../types.ts';
import { legalDecks } from '../village/deck.ts';
import { isHuman, narratorSeat, pacerOf, playersOf } from '../village/narrators.ts';
import { isAlive, livingSeats } from '../village/seats.ts';

/** All legal moves of the view's own seat, in a fixed order. */
export function legal(view: View): readonly Move[] {
  const { eye, shown } = view;
  if (eye === 'table' || shown.phase === 'over') return [];
  return [...ownMoves(view, eye), ...pacingOf(shown, eye)];
}

function ownMoves(view: View, eye: Seat): readonly Move[] {
  const { shown } = view;
  switch (shown.phase) {
    case 'deck':
      return decksFor(shown, eye);
    case 'talk':
      return shown.isOpen ? talkOf(view, eye) : [];
    case 'defence':
      return shown.turn === eye ? [...saying(shown, eye), { kind: 'done' }] : [];
    case 'vote':
      return isVoting(view, eye) ? othersAlive(shown, eye).map((at) => ({ kind: 'vote', at })) : [];
    case 'call':
      return isAskedInSecret(view, eye) ? pointsOf(shown, eye) : [];
    case 'verdict':
      return isAskedInSecret(view, eye) ? [{ kind: 'paw' }, { kind: 'tuft' }] : [];
    default:
      return [];
  }
}

const decksFor = (shown: Shown, eye: Seat): readonly Move[] =>
  eye === narratorSeat(shown) ? legalDecks(playersOf(shown)).map((roles) => ({ kind: 'deck', roles })) : [];

/** Whether the view's own seat has still to answer where all decide at once. */
export const isAskedInSecret = ({ shown, answers }: View, eye: Seat): boolean =>
  shown.phase !== 'lots' && answering(shown).includes(eye) && answers[eye] === null;

export const isVoting = (view: View, eye: Seat): boolean =>
  isSecret(view.shown) ? isAskedInSecret(view, eye) : view.shown.isOpen && view.shown.turn === eye;

const othersAlive = (shown: Shown, eye: Seat): readonly Seat[] =>
  livingSeats(shown).filter((seat) => seat !== eye);

/** Everybody living has the same choice in a call, whoever is called (3.2). */
function pointsOf(shown: Shown, eye: Seat): readonly Move[] {
  const role = shown.call ?? 'seer';
  const wishes = callOf(role).hasSigns === true ? [null, ...signs] : [null];
  return pointable(shown, role)
    .filter((at) => mayPointAt(role, eye, at))
    .flatMap((at) => wishes.map((sign) => ({ kind: 'point', at, sign }) as const));
}

const saying = (shown: Shown, eye: Seat): readonly Move[] =>
  saysOf(shown, eye).map((what) => ({ kind: 'say', what }));

/** The living speak and mark until they ask for the vote, ghosts mark until they have enough of it. */
function talkOf({ shown, marks }: View, eye: Seat): readonly Move[] {
  if (eye >= playersOf(shown) || shown.ready.includes(eye)) return [];
  const { at: marked, left } = marks[eye] as Mark;
  if (!isAlive(shown, eye) && left === 0) return [];
  const markable = left > 0 ? othersAlive(shown, eye).filter((at) => at !== marked) : [];
  return [{ kind: 'ready' }, ...markable.map((at) => ({ kind: 'mark', at }) as const), ...saying(shown, eye)];
}

/** Whether somebody has to open what comes next. */
export function needsOpening(shown: Shown): boolean {
  if (shown.isOpen) return false;
  if (shown.phase === 'call') return true;
  return isHuman(shown) && ['talk', 'vote', 'verdict'].includes(shown.phase);
}

/** Whether a narrator may end what runs (2.2); the wise old man the discussion, until he has asked for the vote himself (2.3). */
export function mayClose(shown: Shown): boolean {
  if (!shown.isOpen) return false;
  if (shown.phase === 'talk') return shown.elder === null || !shown.ready.includes(shown.elder);
  if (!isHuman(shown)) return false;
  return shown.phase === 'defence' || (shown.phase !== 'lots' && isSecret(shown));
}

function pacingOf(shown: Shown, eye: Seat): readonly Move[] {
  if (eye !== pacerOf(shown)) return [];
  if (needsOpening(shown)) return [{ kind: 'open' }];
  return mayClose(shown) ? [{ kind: 'close' }] : [];
}
