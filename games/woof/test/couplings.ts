import { pick } from '@rudel/kernel';
import type { Act, Eye, Rng, Seat } from '@rudel/kernel';
import type { Coupling, Run, Secrecy } from '@rudel/testkit';
import { woof } from '../src/index.ts';
import type { Card, Move, CardPlace, Pointer, Question, State, WoofTypes } from '../src/types.ts';
import { dealAgain } from './dealt-again.ts';
import { roundByActs } from './round-by-acts.ts';
import type { LookByActs, RoundByActs } from './round-by-acts.ts';
import { cry, played } from './told-twice.ts';

type WoofRun = Run<WoofTypes>;

const drawnAt = (run: WoofRun, act: number | null): readonly string[] => {
  const found = act === null ? undefined : run.acts[act];
  return found?.by === 'chance' ? found.drawn : [];
};

/** The cards of a place in the running round. */
const cardsOf = (run: WoofRun, { cards }: RoundByActs, place: CardPlace): readonly Card[] =>
  drawnAt(run, cards).slice(2 * place, 2 * place + 2) as readonly Card[];

const withAct = (run: WoofRun, place: number, act: Act<Move>): WoofRun => ({
  ...run,
  acts: run.acts.with(place, act),
});

/** The running round, unless all of it lies open. */
function openRound(run: WoofRun): RoundByActs | null {
  const round = roundByActs(run.acts, run.seats);
  return round.cards === null || round.isOver ? null : round;
}

/** Two other places have each other's card, and all that the eye has seen and heard comes out the same. */
const swapCards: Coupling<WoofTypes> = (run, eye, rng) => {
  const round = openRound(run);
  if (round === null) return null;
  const dealt = drawnAt(run, round.cards) as readonly Card[];
  const others = dealt.flatMap((_, nth) => (Math.floor(nth / 2) === eye ? [] : [nth]));
  const [one, other] = [pick(others, rng), pick(others, rng)];
  const [card, instead] = [dealt[one], dealt[other]];
  if (card === undefined || instead === undefined || card === instead) return null;
  return dealAgain(run, round, dealt.with(one, instead).with(other, card), eye, rng);
};

/** Who plays the wolf, or the shepherd, is another than it was. */
const swapRoles: Coupling<WoofTypes> = (run, eye, rng) => {
  const round = openRound(run);
  if (round === null) return null;
  const dealt = drawnAt(run, round.cards) as readonly Card[];
  const hidden = dealt.flatMap((card, nth) => (Math.floor(nth / 2) === eye ? [] : [{ card, nth }]));
  const strong = hidden.filter(({ card }) => card.startsWith('W') || card.startsWith('P'));
  if (strong.length === 0) return null;
  const one = pick(strong, rng);
  const other = pick(hidden, rng);
  return dealAgain(run, round, dealt.with(one.nth, other.card).with(other.nth, one.card), eye, rng);
};

/** Somebody else saw the other card of a pair, and said the same of it. */
const showOtherCard: Coupling<WoofTypes> = (run, eye, rng) => {
  const round = openRound(run);
  if (round === null) return null;
  const choices = round.looks.flatMap((look) => {
    const other = otherCard(run, round, look);
    return other === null || knows(run, look, eye) ? [] : [{ look, other }];
  });
  if (choices.length === 0) return null;
  const { look, other } = pick(choices, rng);
  const { act, at, side, card } = look;
  if (act === null || card === null) return null;
  if (side === null) return withAct(run, act, { by: 'chance', drawn: [other] });
  const [left, right] = side === 'left' ? [other, card] : [card, other];
  return withAct(run, act, { by: at, move: { kind: 'lay', left, right } });
};

/** Who looks knows the card, and so does its owner who is shown it, or laid it out and saw it taken. */
const knows = ({ options }: WoofRun, { by, at, side }: LookByActs, eye: Eye): boolean =>
  by === eye || (at === eye && (side !== null || options.ownerSees === 'yes'));

function otherCard(run: WoofRun, round: RoundByActs, { by, at, card }: LookByActs): Card | null {
  const [one, other] = cardsOf(run, round, at);
  if (card === null || one === undefined || other === undefined || one === other) return null;
  const instead = card === one ? other : one;
  const isLiar = played(cardsOf(run, round, by)) === 'P';
  return cry(instead, isLiar) === cry(card, isLiar) ? instead : null;
}

/** Somebody who is about to be looked at laid out the cards the other way round. */
const layOtherwise: Coupling<WoofTypes> = (run, eye) => {
  const last = run.acts.at(-1);
  if (typeof last?.by !== 'number' || last.by === eye || last.move.kind !== 'lay') return null;
  const { left, right } = last.move;
  return withAct(run, run.acts.length - 1, { by: last.by, move: { kind: 'lay', left: right, right: left } });
};

const someQuestions = ['WHP', 'SHP', 'D', 'H', 'S'] as const satisfies readonly Question[];

/** Somebody else holds another question card; the harness passes over those that were played, or are not there. */
const holdOtherQuestion: Coupling<WoofTypes> = (run, eye, rng) => {
  const { questions, isOver } = roundByActs(run.acts, run.seats);
  const dealt = drawnAt(run, questions);
  const others = dealt.flatMap((_, nth) => (Math.floor(nth / 2) === eye ? [] : [nth]));
  if (questions === null || isOver || others.length === 0) return null;
  const one = pick(others, rng);
  const isSwap = rng.int(2) === 0;
  const other = pick(others, rng);
  const after = isSwap
    ? dealt.with(one, dealt[other] ?? '').with(other, dealt[one] ?? '')
    : dealt.with(one, pick(someQuestions, rng));
  return withAct(run, questions, { by: 'chance', drawn: after });
};

/** Somebody else has set the pointers otherwise, early or at the end of the running round, or abstained. */
const pointOtherwise: Coupling<WoofTypes> = (run, eye, rng) => {
  const { boards, isOver } = roundByActs(run.acts, run.seats);
  const others = boards.filter(({ seat }) => seat !== eye);
  if (isOver || others.length === 0) return null;
  const { act, seat } = pick(others, rng);
  return withAct(run, act, { by: seat, move: anyBoard(run.seats, rng) });
};

function anyBoard(seats: number, rng: Rng): Move {
  if (rng.int(6) === 0) return { kind: 'abstain' };
  const pointers: Pointer[] = ['none', 'x'];
  for (let place = 0; place <= seats; place += 1) pointers.push(place);
  return { kind: 'suspect', first: pick(pointers, rng), second: pick(pointers, rng) };
}

/** Final decisions are hidden acts: nobody but whoever makes one notices it, only what all of them come to (woof 6.1). */
const isHiddenFrom = (before: State, act: Act<Move>, eye: Eye): boolean => {
  const by: Seat | 'chance' | 'clock' = act.by;
  if (by === 'chance' || by === 'clock' || by === eye) return false;
  return woof.table.view(before, 'table').shown.phase === 'final';
};

/** What an eye may not know of cards in Woof!!, said a second time and without the game's own views. */
export const cardSecrecy: Secrecy<WoofTypes> = {
  couplings: { showOtherCard, swapRoles, swapCards },
  longest: 60,
};

/** The same of question cards, pointers, and of who has decided. */
export const decisionSecrecy: Secrecy<WoofTypes> = {
  couplings: { holdOtherQuestion, pointOtherwise },
  isHiddenFrom,
  longest: 60,
};

/** The same for runs that end soon after the deal, where the first cards are laid out. */
export const layoutSecrecy: Secrecy<WoofTypes> = {
  couplings: { layOtherwise, swapCards, swapRoles },
  longest: 7,
};
