import type { Act, Drawn, Seat } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import type { Hidden } from '@rudel/kernel/hidden';
import { announced, characterOf, sortedCards } from './cards.ts';
import type { Card, Pair } from './cards.ts';
import { listOf, middleOf, nextSeat, placesOf } from './deck.ts';
import type { CardPlace } from './deck.ts';
import { judge } from './judging.ts';
import { answerOf, handSize, sortedQuestions } from './questions.ts';
import type { Question } from './questions.ts';
import { earlyIn, endOfTurns, finalists, isLastRound, looksOf, nextTurn } from './rounds.ts';
import { abstention } from './suspicions.ts';
import type { Deed, Move, Options, Reveal, Shown, Side, State, Suspicion } from './types.ts';

export function start(options: Options, seats: number): State {
  const each = <T>(value: T): T[] => listOf(seats).map(() => value);
  return cleared({
    options,
    seats,
    phase: 'starter',
    round: 1,
    starter: null,
    turn: null,
    looking: null,
    log: [],
    errors: each(0),
    red: each(false),
    points: [],
    last: null,
  });
}

/** A table without cards. */
function cleared(shown: Shown): State {
  return {
    shown,
    pairs: listOf(placesOf(shown.seats)).map(() => hide([])),
    hands: listOf(shown.seats).map(() => hide([])),
    seen: [],
    layout: hide([]),
    boards: listOf(shown.seats).map(() => hide(null)),
  };
}

export function apply(state: State, act: Act<Move>): State {
  if (act.by === 'clock') return state;
  if (act.by === 'chance') return happened(state, act.drawn);
  const { move, by } = act;
  switch (move.kind) {
    case 'look':
      return reach(state, move.at);
    case 'lay':
      return { ...changed(state, { phase: 'take' }), layout: hide([move.left, move.right]) };
    case 'take':
      return take(state, move.side);
    case 'ask':
      return ask(state, by, move.at, move.question);
    case 'suspect':
      return suspect(state, by, [move.first, move.second]);
    case 'abstain':
      return decide(state, by, abstention);
    case 'pass':
      return passOn(state, { kind: 'pass', by });
  }
}

const changed = (state: State, to: Partial<Shown>): State => ({
  ...state,
  shown: { ...state.shown, ...to },
});

const pairAt = ({ pairs }: State, place: CardPlace): Pair =>
  peek(pairs[place] as State['pairs'][number]) as Pair;

function happened(state: State, drawn: Drawn): State {
  const [first = ''] = drawn;
  switch (state.shown.phase) {
    case 'starter':
      return changed(state, { phase: 'cards', starter: Number(first) });
    case 'cards':
      return dealCards(state, drawn as readonly Card[]);
    case 'questions':
      return dealQuestions(state, drawn as readonly Question[]);
    default:
      return looked(state, first as Card, null);
  }
}

/** Two each, from the first place on; with four seats the last two lie in the middle (woof 1.6, 2.1). */
function dealCards(state: State, drawn: readonly Card[]): State {
  const pairs = state.pairs.map((_, place) => hide(sortedCards(drawn.slice(2 * place, 2 * place + 2))));
  return { ...changed(state, { phase: 'questions' }), pairs };
}

function dealQuestions(state: State, drawn: readonly Question[]): State {
  const hands = state.hands.map((_, seat) =>
    hide(sortedQuestions(drawn.slice(handSize * seat, handSize * (seat + 1)))),
  );
  return { ...changed(state, { phase: 'play', turn: state.shown.starter }), hands };
}

/** Owners lay their cards out where the table wants it; those in the middle are always shuffled (woof 3.1). */
function reach(state: State, at: CardPlace): State {
  const { options, seats } = state.shown;
  const isLaidOut = options.arrange === 'yes' && at !== middleOf(seats);
  return changed(state, { phase: isLaidOut ? 'lay' : 'look', looking: at });
}

function take(state: State, side: Side): State {
  const [left, right] = peek(state.layout) as Pair;
  return looked(state, side === 'left' ? left : right, side);
}

/** The announcement is made and the token laid by rule: nobody can say anything else (woof 3.2, 3.3). */
function looked(state: State, card: Card, side: Side | null): State {
  const { turn, looking } = state.shown;
  const [by, at] = [turn ?? 0, looking ?? 0];
  const sign = announced(card, characterOf(pairAt(state, by)) === 'P');
  const seen = [...state.seen, hide(card)];
  return passOn({ ...state, seen, layout: hide([]) }, { kind: 'look', by, at, sign, side });
}

/** The answer comes from the truth (woof 4.1). */
function ask(state: State, by: Seat, at: Seat, question: Question): State {
  const hand = peek(state.hands[by] as State['hands'][number]);
  const kept = hand.toSpliced(hand.indexOf(question), 1);
  const answer = answerOf(question, pairAt(state, at));
  const hands = state.hands.with(by, hide(kept));
  return passOn({ ...state, hands }, { kind: 'ask', by, at, question, answer });
}

function suspect(state: State, by: Seat, board: Suspicion): State {
  if (state.shown.phase === 'final') return decide(state, by, board);
  return passOn(withBoard(state, by, board), { kind: 'suspect', by });
}

const withBoard = (state: State, by: Seat, board: Suspicion): State => ({
  ...state,
  boards: state.boards.with(by, hide(board)),
});

/** A turn is over: the next seat's comes, or all make their final suspicions (woof 2.3, 5.4). */
function passOn(state: State, deed: Deed): State {
  const { shown } = state;
  const log = [...shown.log, deed];
  if (endOfTurns(shown, log) !== null)
    return changed(state, { phase: 'final', turn: null, looking: null, log });
  const { seat } = nextTurn(shown.starter ?? 0, shown.seats, log);
  return changed(state, { phase: 'play', turn: seat, looking: null, log });
}

/** When the last one has decided, everything is turned up (woof 6.1). */
function decide(state: State, by: Seat, board: Suspicion): State {
  const decided = withBoard(state, by, board);
  const boardOf = (seat: Seat): Suspicion | null => peek(decided.boards[seat] as Hidden<Suspicion | null>);
  return finalists(state.shown).some((seat) => boardOf(seat) === null) ? decided : endRound(decided);
}

function endRound(state: State): State {
  const { shown } = state;
  const { round, options } = shown;
  const last = revealOf(state);
  const { verdicts, points: scored } = judge(last, options);
  const errors = shown.errors.map((count, seat) => count + (verdicts[seat]?.error === null ? 0 : 1));
  const points = [...shown.points, scored];
  const isOver = isLastRound(round, errors);
  return cleared({
    ...shown,
    phase: isOver ? 'over' : 'cards',
    round: isOver ? round : round + 1,
    starter: isOver ? shown.starter : nextStarter(shown),
    log: [],
    errors,
    red: verdicts.map(({ error }) => error === 'red'),
    points,
    last,
  });
}

/** Left of whoever suspected early last, or of the old starter (woof 6.5). */
function nextStarter({ log, starter, seats }: Shown): Seat {
  return nextSeat(earlyIn(log).at(-1) ?? starter ?? 0, seats);
}

/** All that is turned up at the end of a round. */
export function revealOf(state: State): Reveal {
  const { log } = state.shown;
  const pairs = state.pairs.map((_, place) => pairAt(state, place));
  const shepherd = pairs.findIndex((pair) => characterOf(pair) === 'P');
  const cries = looksOf(log).filter(({ by, sign }) => by === shepherd && sign === 'W');
  return {
    pairs,
    boards: state.boards.map((board) => peek(board) ?? abstention),
    early: earlyIn(log),
    baits: [...new Set(cries.map(({ at }) => at))].toSorted((one, other) => one - other),
  };
}
