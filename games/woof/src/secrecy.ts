import { pick, shuffled } from '@rudel/kernel';
import type { Eye, Rng, Seat, Step } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import type { Hidden } from '@rudel/kernel/hidden';
import { announced, characterOf, sortedCards } from './cards.ts';
import type { Card, Pair } from './cards.ts';
import { dealsOf } from './deals.ts';
import { middleOf } from './deck.ts';
import { judge } from './judging.ts';
import { newsOf } from './news.ts';
import { outcomeOf } from './outcome.ts';
import { questionsLeft, sortedQuestions } from './questions.ts';
import type { Question } from './questions.ts';
import { finalists, hasSuspected, isAsk, knowsCard, looksOf } from './rounds.ts';
import { abstention, goalsOf, suspicionsOf } from './suspicions.ts';
import type { Glimpse, Looked, CardPlace, State, Suspicion, Unseen, View, WoofTypes } from './types.ts';

/** An eye sees what lies open, and of what lies face down its own and whatever it has looked at (woof 2.1, 3.1, 5.2). */
export function view(state: State, eye: Eye): View {
  const { shown, pairs, hands, layout, boards } = state;
  const looks = looksOf(shown.log);
  return {
    eye,
    shown,
    pairs: pairs.map((pair, place) => seenBy(peek(pair), place === eye)),
    hands: hands.map((hand, seat) => seenBy(peek(hand), seat === eye)),
    seen: looks.map((look, nth) => (knowsCard(shown, look, eye) ? cardSeen(state, nth) : '?')),
    layout: seenBy(peek(layout), shown.looking === eye),
    boards: boards.map((_, seat) => seenBoard(state, seat, eye)),
  };
}

const seenBy = <T>(things: readonly T[], isSeen: boolean): readonly (T | Unseen)[] =>
  isSeen ? things : things.map((): Unseen => '?');

const cardSeen = ({ seen }: State, nth: number): Card => peek(seen[nth] as State['seen'][number]);

/** That somebody has suspected early is known; who has decided at the end of a round, and what, is not. */
function seenBoard({ shown, boards }: State, seat: Seat, eye: Eye): Suspicion | Unseen | null {
  if (seat === eye) return peek(boards[seat] as State['boards'][number]);
  return shown.phase === 'final' || hasSuspected(shown, seat) ? '?' : null;
}

/** What an eye notices of a step: what lies open, and of what it is given, shown or sets itself what that is. */
export function glimpses({ before, act, after }: Step<WoofTypes>, eye: Eye): readonly Glimpse[] {
  const own = {
    cards: seenOwn(after.pairs, eye),
    questions: seenOwn(after.hands, eye),
    layout: before.shown.looking === eye ? peek(after.layout) : null,
    card: cardNoticed(after, eye),
    goals: goalsNoticed(before, eye),
  };
  const news = newsOf({ before: before.shown, act, after: after.shown }, eye, own);
  const { last, errors, seats } = after.shown;
  if (before.shown.phase !== 'final' || after.shown.phase === 'final' || last === null) return news;
  const revealed: Glimpse = {
    kind: 'revealed',
    round: before.shown.round,
    middle: middleOf(seats),
    reveal: last,
    errors,
    ...judge(last, after.shown.options),
  };
  if (after.shown.phase !== 'over') return [...news, revealed];
  const { winners, scores } = outcomeOf(after.shown);
  return [...news, revealed, { kind: 'won', seats: winners, scores, errors }];
}

const seenOwn = <T>(hidden: readonly Hidden<readonly T[]>[], eye: Eye): readonly T[] | null =>
  eye === 'table' ? null : peek(hidden[eye] as Hidden<readonly T[]>);

/** The card of the look that came last, for those who know it. */
function cardNoticed(after: State, eye: Eye): Card | null {
  const looks = looksOf(after.shown.log);
  const look = looks.at(-1);
  return look !== undefined && knowsCard(after.shown, look, eye) ? cardSeen(after, looks.length - 1) : null;
}

function goalsNoticed({ pairs, shown }: State, eye: Eye): ReturnType<typeof goalsOf> {
  const own = eye === 'table' ? [] : peek(pairs[eye] as State['pairs'][number]);
  return own.length === 0 ? [] : goalsOf(characterOf(own as Pair), shown.options);
}

/** Deals all that is unseen anew, true to all that this eye knows. */
export function imagine(seen: View, rng: Rng): State {
  const { shown } = seen;
  if (seen.pairs.every((pair) => pair.length === 0)) return undealt(seen);
  const pairs = dealsOf(seen).draw(rng).map(sortedCards);
  return {
    shown,
    pairs: pairs.map((pair) => hide(pair)),
    hands: imagineHands(seen, rng).map((hand) => hide(hand)),
    seen: looksOf(shown.log).map((look, nth) => hide(imagineCard(seen, look, nth, pairs, rng))),
    layout: hide(imagineLayout(seen, pairs, rng)),
    boards: imagineBoards(seen, pairs, rng).map((board) => hide(board)),
  };
}

const undealt = ({ shown, pairs, hands, boards }: View): State => ({
  shown,
  pairs: pairs.map(() => hide([])),
  hands: hands.map(() => hide([])),
  seen: [],
  layout: hide([]),
  boards: boards.map(() => hide(null)),
});

const isSeen = (hand: View['hands'][number]): hand is readonly Question[] =>
  hand.length > 0 && hand[0] !== '?';

function imagineHands({ shown, hands }: View, rng: Rng): readonly (readonly Question[])[] {
  const asked = shown.log.filter(isAsk).map(({ question }) => question);
  const pool = shuffled(questionsLeft([asked, ...hands.filter(isSeen)]), rng);
  return hands.map((hand) => (isSeen(hand) ? hand : sortedQuestions(pool.splice(0, hand.length))));
}

/** Either card that fits what was announced. */
function imagineCard(seen: View, look: Looked, nth: number, pairs: readonly Pair[], rng: Rng): Card {
  const known = seen.seen[nth] ?? '?';
  if (known !== '?') return known;
  const isShepherd = characterOf(pairs[look.by] as Pair) === 'P';
  const could = (pairs[look.at] as Pair).filter((card) => announced(card, isShepherd) === look.sign);
  return pick(could, rng);
}

function imagineLayout({ shown, layout }: View, pairs: readonly Pair[], rng: Rng): readonly Card[] {
  if (layout[0] !== '?') return layout as readonly Card[];
  return shuffled(pairs[shown.looking as CardPlace] as Pair, rng);
}

/** Others have suspected somehow; at the end of a round perhaps not yet, but somebody is still waited for. */
function imagineBoards({ eye, shown, boards }: View, pairs: readonly Pair[], rng: Rng): (Suspicion | null)[] {
  const waited = shown.phase === 'final' ? waitedFor(eye, shown, boards, rng) : null;
  return boards.map((board, seat) => {
    if (board !== '?') return board;
    const isEarly = hasSuspected(shown, seat);
    if (seat === waited || (!isEarly && rng.int(2) === 0)) return null;
    if (!isEarly && rng.int(3) === 0) return abstention;
    const goals = goalsOf(characterOf(pairs[seat] as Pair), shown.options);
    return pick(suspicionsOf(seat, shown.seats, goals), rng);
  });
}

function waitedFor(eye: Eye, shown: View['shown'], boards: View['boards'], rng: Rng): Seat {
  const asked = finalists(shown);
  if (eye !== 'table' && asked.includes(eye) && boards[eye] === null) return eye;
  return pick(
    asked.filter((seat) => seat !== eye),
    rng,
  );
}
