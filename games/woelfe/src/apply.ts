import type { Act, Drawn, Seat } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import type { Hidden } from '@rudel/kernel/hidden';
import { sortedDice, without } from './dice.ts';
import type { Kind } from './dice.ts';
import { readFace } from './faces.ts';
import { goblinOrder, lastDie, lastRoller, opensWindow, windowResult } from './goblins.ts';
import { holdsBoth } from './moves.ts';
import { hasSides, isLastRound, nextSeat, oppositeOf, seatsOf, sizeOf } from './rounds.ts';
import { bidsResult, sidesResult } from './scoring.ts';
import { winnerOf } from './trick.ts';
import type { GoblinAnswer, Move, Options, Shown, State, Trick, TrickDie } from './types.ts';

const unanswered: readonly (readonly Hidden<null>[])[] = [0, 1, 2, 3, 4].map((seats) =>
  seatsOf(seats).map(() => hide(null)),
);

const noAnswers = (seats: number): State['answers'] => unanswered[seats] as State['answers'];

export function start(options: Options, seats: number): State {
  const each = <T>(value: T): T[] => seatsOf(seats).map(() => value);
  const shown: Shown = {
    options,
    seats,
    phase: 'starter',
    round: 1,
    starter: null,
    turn: null,
    double: null,
    fever: null,
    rabies: null,
    goblins: each(1),
    bids: each(null),
    tricks: [],
    trick: null,
    points: [],
  };
  return { shown, hands: each(hide([])), answers: noAnswers(seats) };
}

export function apply(state: State, act: Act<Move>): State {
  if (act.by === 'clock') return settled(state, 'pass');
  if (act.by === 'chance') return happened(state, act.drawn);
  const { move, by } = act;
  switch (move.kind) {
    case 'double':
      return play(withBarrel(state, by));
    case 'pass':
    case 'goblin':
      return answered(state, by, move.kind);
    case 'fever':
    case 'rabies':
      return changed(state, { [move.kind]: by });
    case 'bid':
      return bid(state, by, move.tricks);
    case 'roll':
      return roll(state, by, move.die);
    case 'lay':
      return afterRoll(changed(state, { trick: withLast(state.shown, { at: move.at }) }));
  }
}

const changed = (state: State, to: Partial<Shown>): State => ({
  shown: { ...state.shown, ...to },
  hands: state.hands,
  answers: state.answers,
});

function happened(state: State, drawn: Drawn): State {
  const [first = ''] = drawn;
  if (state.shown.phase === 'starter') return changed(state, { phase: 'deal', starter: Number(first) });
  return state.shown.phase === 'deal' ? deal(state, drawn as readonly Kind[]) : rolled(state, first);
}

/** Die by die round the table from the starter on (woelfe 3.1, 5.2). */
function deal(state: State, drawn: readonly Kind[]): State {
  const { seats, starter } = state.shown;
  const hands = seatsOf(seats).map((seat) =>
    sortedDice(drawn.filter((_, nth) => ((starter ?? 0) + nth) % seats === seat)),
  );
  const dealt = { ...state, hands: hands.map((hand) => hide(hand)) };
  if (!hasSides(state.shown)) return changed(dealt, { phase: 'bid', turn: starter });
  if (state.shown.options.stalk === 'yes') return changed(dealt, { phase: 'announce' });
  const hunter = hands.findIndex(holdsBoth);
  return play(hunter === -1 ? dealt : withBarrel(dealt, hunter));
}

/** The lone hunter takes the goblin of the seat opposite (woelfe 3.3). */
function withBarrel(state: State, hunter: Seat): State {
  const { goblins } = state.shown;
  const taken = goblins[oppositeOf(hunter)] as number;
  const after = goblins.with(oppositeOf(hunter), 0).with(hunter, (goblins[hunter] as number) + taken);
  return changed(state, { double: hunter, goblins: after });
}

/** The first trick begins. */
function play(state: State): State {
  const { starter, seats } = state.shown;
  return { ...changed(state, { phase: 'play', turn: starter }), answers: noAnswers(seats) };
}

function bid(state: State, seat: Seat, tricks: number): State {
  const bids = state.shown.bids.with(seat, tricks);
  if (bids.every((one) => one !== null)) return play(changed(state, { bids }));
  return changed(state, { bids, turn: nextSeat(seat, state.shown.seats) });
}

const unrolled = (kind: Kind): TrickDie => ({ kind, face: null, at: null, undone: [] });

function roll({ shown, hands, answers }: State, seat: Seat, die: Kind): State {
  const { leader, dice } = shown.trick ?? { leader: seat, dice: [] };
  const trick = { leader, dice: [...dice, unrolled(die)] };
  const kept = without(peek(hands[seat] as State['hands'][number]), die);
  return {
    shown: { ...shown, phase: 'roll', turn: null, trick },
    hands: hands.with(seat, hide(kept)),
    answers,
  };
}

/** The trick on the table with something changed about the die rolled last. */
function withLast({ trick }: Shown, to: Partial<TrickDie>): Trick {
  const { leader, dice } = trick as Trick;
  const last = dice.length - 1;
  return { leader, dice: dice.with(last, { ...(dice[last] as TrickDie), ...to }) };
}

/** A bee is laid by its owner; between two there is nothing to choose (woelfe 2.6). */
function rolled(state: State, token: string): State {
  const { shown } = state;
  const { kind } = lastDie(shown) as TrickDie;
  const face = readFace(kind, token);
  const roller = lastRoller(shown);
  if (kind !== 'Y') return afterRoll(changed(state, { trick: withLast(shown, { face }) }));
  if (shown.seats > 2)
    return changed(state, { phase: 'lay', turn: roller, trick: withLast(shown, { face }) });
  return afterRoll(changed(state, { trick: withLast(shown, { face, at: nextSeat(roller, 2) }) }));
}

/** Goblins are asked for, if there are any and the die is not beyond their reach (woelfe 2.7). */
function afterRoll(state: State): State {
  if (!opensWindow(state.shown)) return passOn(state);
  const open = changed(state, { phase: 'goblin', turn: null });
  return { ...open, answers: noAnswers(state.shown.seats) };
}

function answered(state: State, seat: Seat, answer: GoblinAnswer): State {
  return settled({ ...state, answers: state.answers.with(seat, hide(answer)) }, null);
}

/** What the answers so far lead to; `silence` is how a seat without an answer counts. */
function settled(state: State, silence: GoblinAnswer | null): State {
  const { shown, answers } = state;
  const answerOf = (seat: Seat): GoblinAnswer | null =>
    peek(answers[seat] as State['answers'][number]) ?? silence;
  if (shown.phase === 'announce')
    return seatsOf(shown.seats).some((seat) => answerOf(seat) === null) ? state : play(state);
  const result = windowResult(goblinOrder(shown), answerOf);
  if (result === null) return state;
  const closed = { ...state, answers: noAnswers(shown.seats) };
  return result === 'nobody' ? passOn(closed) : spend(closed, result);
}

/** The goblin is turned over and the die rolls again (woelfe 2.7). */
function spend(state: State, by: Seat): State {
  const { shown } = state;
  const { face, at, undone } = lastDie(shown) as TrickDie;
  const thrown = { face: face ?? 0, at, by };
  const trick = withLast(shown, { face: null, at: null, undone: [...undone, thrown] });
  return changed(state, {
    phase: 'roll',
    goblins: shown.goblins.with(by, (shown.goblins[by] as number) - 1),
    trick,
  });
}

function passOn(state: State): State {
  const { shown } = state;
  const trick = shown.trick as Trick;
  if (trick.dice.length === shown.seats) return endTrick(state, trick);
  return changed(state, { phase: 'play', turn: nextSeat(lastRoller(shown), shown.seats) });
}

function endTrick(state: State, trick: Trick): State {
  const { seats, round } = state.shown;
  const tricks = [...state.shown.tricks, trick];
  if (tricks.length === sizeOf(round, seats)) return endRound(changed(state, { tricks, trick: null }));
  return changed(state, { phase: 'play', turn: winnerOf(trick, seats), tricks, trick: null });
}

function endRound(state: State): State {
  const { shown } = state;
  const { seats, options, round, starter } = shown;
  const points = [...shown.points, (hasSides(shown) ? sidesResult(shown) : bidsResult(shown)).points];
  if (isLastRound({ seats, points }, options)) return changed(state, { phase: 'over', turn: null, points });
  const fresh = start(options, seats);
  return changed(fresh, { phase: 'deal', round: round + 1, starter: nextSeat(starter ?? 0, seats), points });
}
