import type { Eye, Rng, Seat, Step } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { lastBallotOf, suspectOf, tokensOf } from './day/votes.ts';
import { imaginedWorld } from './imagined/world.ts';
import { secretsOf } from './match/changes.ts';
import { layoutOf } from './night/calls.ts';
import { notesOf } from './night/diary.ts';
import { mostPlayers } from './notation/letters.ts';
import { formatLayout } from './notation/note-notation.ts';
import { cardOf } from './roles/index.ts';
import { beginnings, deadOf, newsOfDay } from './secrecy/news.ts';
import type { Change } from './secrecy/news.ts';
import { answering, decidedNow, isDealt, isSecret, seesAll, seesCard, seesDiary } from './secrecy/secret.ts';
import type { SecretChoice, Glimpse, LupusTypes, Shown, State, Unseen, View } from './types.ts';
import { narratorSeat, playersOf } from './village/narrators.ts';
import { membersOf, winnerOf } from './village/parties.ts';
import { playerSeats, seatsBelow } from './village/seats.ts';

/**
 * An eye sees what is shown and its own card, diary, answer and mark; a narrator all cards and deeds, and so does everybody at the end.
 * Views are made for every eye after every act, so lists that show nothing are shared.
 */
export function view(state: State, eye: Eye): View {
  const { shown, marks } = state;
  const unseen = unseenLists[playersOf(shown)] ?? [];
  const isTold = seesAll(shown, eye);
  return {
    eye,
    shown,
    cards: seenCards(state, eye, isTold, unseen),
    diaries: isTold ? toldDiaries(state, eye) : withOwn(unseen, eye, state.diaries),
    answers: seenAnswers(state, eye, isTold),
    marks: withOwn(unseen, eye, marks),
  };
}

type Unseens = readonly Unseen[];

const unseenLists: readonly Unseens[] = seatsBelow(mostPlayers + 1).map((players) =>
  seatsBelow(players).map((): Unseen => '?'),
);

/** A list with what is an eye's own in its place. */
function withOwn<T, Other>(
  others: readonly Other[],
  eye: Eye,
  boxes: readonly Box<T>[],
): readonly (T | Other)[] {
  if (eye === 'table' || eye >= others.length) return others;
  const list: (T | Other)[] = others.slice();
  list[eye] = opened(boxes, eye);
  return list;
}

function seenCards({ shown, cards }: State, eye: Eye, isTold: boolean, unseen: Unseens): View['cards'] {
  if (!isTold && !isDealt(shown)) return unseen;
  return unseen.map((_, seat) => (seesCard(shown, eye, seat) ? cardOf(opened(cards, seat)) : '?'));
}

const toldDiaries = ({ shown, cards, diaries }: State, eye: Eye): View['diaries'] =>
  playerSeats(shown).map((seat) =>
    seesDiary(shown, eye, seat, opened(cards, seat)) ? opened(diaries, seat) : '?',
  );

function seenAnswers({ shown, answers }: State, eye: Eye, isTold: boolean): View['answers'] {
  const others = unseenAnswers(shown);
  if (isTold) return others.map((other, seat) => (other === null ? null : opened(answers, seat)));
  return eye === 'table' || others[eye] !== '?' ? others : withOwn(others, eye, answers);
}

type Answers = readonly (Unseen | null)[];

const answersKnown = new WeakMap<Shown, Answers>();

/** The answers as nobody sees any of them, the same for all eyes: who may have answered is public. */
function unseenAnswers(shown: Shown): Answers {
  const known = answersKnown.get(shown);
  if (known !== undefined) return known;
  const asked = answering(shown);
  const others = playerSeats(shown).map((seat) => (asked.includes(seat) ? '?' : null));
  answersKnown.set(shown, others);
  return others;
}

type Box<T> = Parameters<typeof peek<T>>[0];

const opened = <T>(boxes: readonly Box<T>[], seat: Seat): T => peek(boxes[seat] as Box<T>);

/** What everybody notices of a step alike. */
type OpenNews = {
  readonly before: State;
  readonly act: Step<LupusTypes>['act'];
  readonly ofDay: readonly Glimpse[];
  readonly others: readonly Glimpse[];
};

const newsKnown = new WeakMap<State, OpenNews>();

/** Found once for all eyes. */
function openNews({ before, act, after }: Step<LupusTypes>): OpenNews {
  const known = newsKnown.get(after);
  if (known !== undefined && known.before === before && known.act === act) return known;
  const change: Change = { before: before.shown, act, after: after.shown };
  const others = [...deaths(before, after, change), ...ending(before, after), ...beginnings(change)];
  const news = { before, act, ofDay: newsOfDay(change), others };
  newsKnown.set(after, news);
  return news;
}

/** What an eye notices of a step: what lies open, what it did itself, and what it is told when a call ends. */
export function glimpses(step: Step<LupusTypes>, eye: Eye): readonly Glimpse[] {
  const { before, act, after } = step;
  const change: Change = { before: before.shown, act, after: after.shown };
  if (before.shown === after.shown) return ownDoing(change, eye);
  const { ofDay, others } = openNews(step);
  return [
    ...ownDoing(change, eye),
    ...deal(before, after, eye),
    ...callClosed(before, after, eye),
    ...ofDay,
    ...ownSilence(before, after, eye),
    ...others,
  ];
}

function ownDoing({ before, act }: Change, eye: Eye): readonly Glimpse[] {
  if (act.by !== eye || typeof act.by !== 'number') return [];
  const { move } = act;
  switch (move.kind) {
    case 'point':
      return [{ kind: 'pointed', at: move.at }];
    case 'mark':
      return [{ kind: 'marked', at: move.at }];
    case 'ready':
      return before.fates[act.by] === null ? [] : [{ kind: 'resting' }];
    case 'vote':
      return isSecret(before) ? [{ kind: 'chose', at: move.at }] : [];
    case 'paw':
    case 'tuft':
      return [{ kind: 'chose', at: suspectOf(before.days.at(-1), move.kind) }];
    default:
      return [];
  }
}

function deal(before: State, after: State, eye: Eye): readonly Glimpse[] {
  if (isDealt(before.shown) || !isDealt(after.shown)) return [];
  const isPlayer = eye !== 'table' && eye !== narratorSeat(after.shown);
  return [
    { kind: 'announced', deck: after.shown.deck, players: playersOf(after.shown) },
    { kind: 'dealt', card: isPlayer ? cardOf(opened(after.cards, eye)) : null },
  ];
}

/** Everybody who was asked is told something of the same length, whoever was called; whoever sleeps hears that it is over (3.2). */
function callClosed(before: State, after: State, eye: Eye): readonly Glimpse[] {
  const { phase, call, night, fates } = before.shown;
  if (phase !== 'lots' || call === null) return [];
  if (eye === 'table' || fates[eye] !== null) return [{ kind: 'asleep', night, call }];
  const note = notesOf(opened(after.diaries, eye), night).at(-1);
  if (note === undefined) return [];
  return [{ kind: 'closed', night, call, note, layout: formatLayout(layoutOf(before.shown, call, night)) }];
}

/** Only who did not vote is told so (7.1). */
function ownSilence(before: State, after: State, eye: Eye): readonly Glimpse[] {
  const { shown } = before;
  if (shown.phase !== 'lots' || shown.call !== null || eye === 'table') return [];
  const isOwn = isSecret(shown)
    ? answering(shown).includes(eye) && opened<SecretChoice | null>(before.answers, eye) === null
    : eye === shown.turn;
  return isOwn ? [{ kind: 'silent', at: countedFor(after.shown, shown, eye) }] : [];
}

/** For whom the vote of a seat counts that was counted with a step. */
function countedFor(after: Shown, before: Shown, seat: Seat): Seat {
  const day = after.days[before.days.length - 1];
  if (day === undefined) return 0;
  if (decidedNow(before) === 'vote') return tokensOf(day)[seat] ?? 0;
  return suspectOf(day, lastBallotOf(day)[seat] ?? 'tuft');
}

function deaths(before: State, after: State, change: Change): readonly Glimpse[] {
  const dead = deadOf(change);
  const isDawn = before.shown.call !== null && after.shown.call === null;
  const shows = after.shown.options.revealAtDeath === 'yes' && after.shown.phase !== 'over';
  return [
    ...(isDawn ? [{ kind: 'dawn', night: after.shown.night, dead } as const] : []),
    ...(shows
      ? dead.map((seat) => ({ kind: 'revealed', seat, card: cardOf(opened(after.cards, seat)) }) as const)
      : []),
  ];
}

function ending(before: State, after: State): readonly Glimpse[] {
  if (before.shown.phase === 'over' || after.shown.phase !== 'over') return [];
  const secrets = secretsOf(after);
  const party = winnerOf(after.shown, secrets) ?? 'humans';
  return [{ kind: 'won', party, seats: membersOf(after.shown, secrets, party) }];
}

/** Some truth that looks exactly like a view. */
export function imagine(look: View, rng: Rng): State {
  return imaginedWorld(look, rng);
}
