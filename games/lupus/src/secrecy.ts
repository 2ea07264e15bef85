import type { Eye, Rng, Seat, Step } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { lastBallotOf, suspectOf, tokensOf } from './day/votes.ts';
import { imaginedWorld } from './imagined/world.ts';
import { secretsOf } from './match/changes.ts';
import { layoutOf } from './night/calls.ts';
import { notesOf } from './night/diary.ts';
import { formatLayout } from './notation/note-notation.ts';
import { cardOf } from './roles/index.ts';
import { beginnings, deadOf, newsOfDay } from './secrecy/news.ts';
import type { Change } from './secrecy/news.ts';
import {
  answering,
  decidedNow,
  isDealt,
  isSecret,
  seesAnswer,
  seesCard,
  seesDiary,
} from './secrecy/secret.ts';
import type { SecretChoice, Glimpse, LupusTypes, Shown, State, Unseen, View } from './types.ts';
import { narratorSeat, playersOf } from './village/narrators.ts';
import { membersOf, winnerOf } from './village/parties.ts';
import { playerSeats } from './village/seats.ts';

/** An eye sees what is shown and its own card, diary, answer and mark; a narrator all cards and deeds, and so does everybody at the end. */
export function view(state: State, eye: Eye): View {
  const { shown, cards, diaries, answers, marks } = state;
  const seats = playerSeats(shown);
  const asked = answering(shown);
  return {
    eye,
    shown,
    cards: seats.map((seat) => seen(seesCard(shown, eye, seat), () => cardOf(opened(cards, seat)))),
    diaries: seats.map((seat) =>
      seen(seesDiary(shown, eye, seat, opened(cards, seat)), () => opened(diaries, seat)),
    ),
    answers: seats.map((seat) =>
      asked.includes(seat) ? seen(seesAnswer(shown, eye, seat), () => opened(answers, seat)) : null,
    ),
    marks: seats.map((seat) => seen(eye === seat, () => opened(marks, seat))),
  };
}

const seen = <T>(isSeen: boolean, box: () => T): T | Unseen => (isSeen ? box() : '?');

type Box<T> = Parameters<typeof peek<T>>[0];

const opened = <T>(boxes: readonly Box<T>[], seat: Seat): T => peek(boxes[seat] as Box<T>);

/** What an eye notices of a step: what lies open, what it did itself, and what it is told when a call ends. */
export function glimpses({ before, act, after }: Step<LupusTypes>, eye: Eye): readonly Glimpse[] {
  const change: Change = { before: before.shown, act, after: after.shown };
  if (before.shown === after.shown) return ownDoing(change, eye);
  return [
    ...ownDoing(change, eye),
    ...deal(before, after, eye),
    ...callClosed(before, after, eye),
    ...newsOfDay(change),
    ...ownSilence(before, after, eye),
    ...deaths(before, after, change),
    ...ending(before, after),
    ...beginnings(change),
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
