import { pick } from '@rudel/kernel';
import type { Eye, Rng, Seat, Step } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { dealsOf } from './deals.ts';
import { sortedDice } from './dice.ts';
import type { Kind } from './dice.ts';
import { goblinOrder } from './goblins.ts';
import { announced, newsOf } from './news.ts';
import { outcomeOf } from './outcome.ts';
import { seatsOf, sizeOf } from './rounds.ts';
import type { GoblinAnswer, Glimpse, Shown, State, Unseen, View, WoelfeTypes } from './types.ts';

const largestHand = sizeOf(7, 2);

/** Unseen hands by their size, shared by all views. */
const screened: readonly (readonly Unseen[])[] = Array.from({ length: largestHand + 1 }, (_, size) =>
  Array.from({ length: size }, () => '?'),
);

/** An eye sees what is shown, and of what is behind screens and decided in secret its own (woelfe 1.2, 2.7, 4.1). */
export function view(state: State, eye: Eye): View {
  const { shown } = state;
  return {
    eye,
    shown,
    hands: seatsOf(shown.seats).map((seat) => seenHand(state, seat, eye)),
    answers: seatsOf(shown.seats).map((seat) => seenAnswer(state, seat, eye)),
  };
}

const handIn = ({ hands }: State, seat: Seat): readonly Kind[] => peek(hands[seat] as State['hands'][number]);

function seenHand(state: State, seat: Seat, eye: Eye): readonly (Kind | Unseen)[] {
  const hand = handIn(state, seat);
  return seat === eye ? hand : (screened[hand.length] as readonly Unseen[]);
}

/** Whether another seat has answered, and what, shows only in what comes of it. A seat that is not asked has nothing to hide. */
function seenAnswer({ shown, answers }: State, seat: Seat, eye: Eye): GoblinAnswer | Unseen | null {
  if (!mayAnswer(shown, seat)) return null;
  return seat === eye ? peek(answers[seat] as State['answers'][number]) : '?';
}

const mayAnswer = ({ phase, goblins }: Shown, seat: Seat): boolean =>
  phase === 'announce' || (phase === 'goblin' && (goblins[seat] as number) > 0);

/** What an eye notices of a step: what lies open, and of dice drawn its own. */
export function glimpses({ before, act, after }: Step<WoelfeTypes>, eye: Eye): readonly Glimpse[] {
  if (before.shown.phase === 'starter') return [{ kind: 'starter', seat: after.shown.starter ?? 0 }];
  if (before.shown.phase === 'deal') return glimpsesOfDeal(before, after, eye);
  const news = newsOf({ before: before.shown, act, after: after.shown });
  if (after.shown.phase !== 'over') return news;
  const { winners, scores } = outcomeOf(after.shown);
  return [...news, { kind: 'won', seats: winners, scores }];
}

function glimpsesOfDeal(before: State, after: State, eye: Eye): Glimpse[] {
  const { round, seats } = after.shown;
  const dice = eye === 'table' ? null : handIn(after, eye);
  return [
    { kind: 'dealt', round, size: sizeOf(round, seats), dice },
    ...announced(before.shown, after.shown),
  ];
}

/** Draws the unseen dice anew, true to all that this eye knows. */
export function imagine(seen: View, rng: Rng): State {
  const { shown } = seen;
  const hands = dealsOf(seen)(rng);
  const answers = imagineAnswers(seen, rng);
  return {
    shown,
    hands: hands.map((hand) => hide(sortedDice(hand))),
    answers: answers.map((answer) => hide(answer)),
  };
}

/** Others may have answered or not; but somebody is still waited for, and nobody before that one spends a goblin. */
function imagineAnswers({ eye, shown, answers }: View, rng: Rng): readonly (GoblinAnswer | null)[] {
  const order = shown.phase === 'goblin' ? goblinOrder(shown) : seatsOf(shown.seats);
  const waiting = pick(waitable(order, eye, answers), rng);
  const isBefore = (seat: Seat): boolean => order.indexOf(seat) < order.indexOf(waiting);
  return answers.map((answer, seat) => {
    if (answer !== '?') return answer;
    if (seat === waiting || rng.int(2) === 0) return null;
    return shown.phase === 'goblin' && !isBefore(seat) && rng.int(2) === 0 ? 'goblin' : 'pass';
  });
}

/** Whom the table may be waiting for: this eye if it is asked, else another, and before this eye's own goblin. */
function waitable(order: readonly Seat[], eye: Eye, answers: View['answers']): readonly Seat[] {
  const own = eye === 'table' ? '?' : answers[eye];
  if (own === null && eye !== 'table' && order.includes(eye)) return [eye];
  const others = order.filter((seat) => seat !== eye);
  return own === 'goblin'
    ? others.filter((seat) => order.indexOf(seat) < order.indexOf(eye as Seat))
    : others;
}
