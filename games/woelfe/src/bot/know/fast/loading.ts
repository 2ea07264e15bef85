import type { Kind } from '../../../dice.ts';
import { sizeOf } from '../../../rounds.ts';
import { rollerAt } from '../../../trick.ts';
import type { GoblinAnswer, Options, Shown, Trick, View } from '../../../types.ts';
import { codeOf, hunter, kindCount } from './fast-dice.ts';
import { passes, unanswered, wants } from './fast-round.ts';
import type { FastRound, FastRules } from './fast-round.ts';
import { nobody } from './fast-trick.ts';

function rulesOf(options: Options): FastRules {
  return {
    stalk: options.stalk === 'yes',
    fever: options.fever === 'yes',
    hunterCaught: options.hunterCaught === 'yes',
    wolfPack: options.wolfPack === 'yes',
    halali: options.halali === 'yes',
  };
}

/** Brings a round to where all have their dice and nothing has happened yet. */
export function loadDeal(round: FastRound, shown: Shown): void {
  const { seats, options, starter } = shown;
  round.rules = rulesOf(options);
  beginRound(round, seats, sizeOf(shown.round, seats), starter ?? 0);
}

/** The same for a round of so many seats with so many dice each; which rules it is played by stays. */
export function beginRound(round: FastRound, seats: number, size: number, starter: number): void {
  round.seats = seats;
  round.size = size;
  round.starter = starter;
  round.double = nobody;
  round.fever = nobody;
  round.rabies = nobody;
  for (const list of [round.hands, round.drawn, round.shown, round.answers, round.gone]) list.fill(0);
  for (const list of [round.tricks, round.wolves, round.caught]) list.fill(0);
  round.goblins.fill(1);
  round.bids.fill(nobody);
  round.played = 0;
  round.packs = 0;
  round.again = 0;
  round.trick.seats = seats;
  round.trick.clear(round.starter);
  round.phase = openingPhase(round);
  round.turn = round.phase === 'announce' ? nobody : round.starter;
}

function openingPhase(round: FastRound): 'bid' | 'announce' | 'play' {
  if (!round.hasSides) return 'bid';
  return round.rules.stalk ? 'announce' : 'play';
}

/** Gives a seat the dice that it holds at this moment, besides those it has rolled. */
export function loadHand(round: FastRound, seat: number, hand: readonly Kind[]): void {
  round.hands.fill(0, seat * kindCount, (seat + 1) * kindCount);
  for (const kind of hand) (round.hands[seat * kindCount + codeOf(kind)] as number) += 1;
  round.drawn[seat] = (round.shown[seat] as number) + round.held(seat, hunter);
}

const orNobody = (seat: number | null): number => seat ?? nobody;

/** Brings a round to where a view stands, all but the dice behind the screens. */
export function loadShown(round: FastRound, { shown, answers }: Pick<View, 'shown' | 'answers'>): void {
  loadDeal(round, shown);
  round.phase = shown.phase;
  round.turn = orNobody(shown.turn);
  round.double = orNobody(shown.double);
  round.fever = orNobody(shown.fever);
  round.rabies = orNobody(shown.rabies);
  for (let seat = 0; seat < shown.seats; seat += 1) {
    round.goblins[seat] = shown.goblins[seat] as number;
    round.bids[seat] = shown.bids[seat] ?? nobody;
    round.answers[seat] = answerCode(answers[seat] ?? null);
  }
  for (const trick of shown.tricks) loadFinished(round, trick);
  if (shown.trick !== null) loadTrick(round, shown.trick);
}

function answerCode(answer: GoblinAnswer | '?' | null): number {
  if (answer === null || answer === '?') return unanswered;
  return answer === 'goblin' ? wants : passes;
}

function loadTrick(round: FastRound, { leader, dice }: Trick): void {
  const { trick } = round;
  trick.clear(leader);
  for (const [place, die] of dice.entries()) {
    const kind = codeOf(die.kind);
    (round.gone[kind] as number) += 1;
    if (kind === hunter) (round.shown[rollerAt(leader, place, round.seats)] as number) += 1;
    trick.put(kind);
    if (die.face !== null) trick.turnTo(die.face);
    if (die.at !== null) trick.lay(die.at);
    round.again = die.undone.length;
  }
  if (round.phase === 'play') round.again = 0;
}

function loadFinished(round: FastRound, finished: Trick): void {
  loadTrick(round, finished);
  const { trick } = round;
  const winner = trick.winner();
  round.played += 1;
  (round.tricks[winner] as number) += 1;
  (round.wolves[winner] as number) += trick.wolves;
  (round.caught[winner] as number) += trick.hunters;
  if (trick.wolves === round.seats) round.packs += 1;
  trick.clear(winner);
}
