import type { Seat } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { marksADay } from '../day/marks.ts';
import { answersIn, asking, changed, secretsOf } from '../match/changes.ts';
import { formatTokens } from '../notation/vote-notation.ts';
import { withFreshDay } from '../talk/talk.ts';
import type { Day, Shown, State } from '../types.ts';
import { deadOfNight, wasEverHeld, withDead } from '../village/fates.ts';
import { isHuman, pacerOf, playersOf } from '../village/narrators.ts';
import { winnerOf } from '../village/parties.ts';
import { clockwiseFrom, isAlive, playerSeats, seatsBelow } from '../village/seats.ts';
import { callsIn, roundsOf } from './calls.ts';
import { dawnOf, deathsAt } from './dawn.ts';
import { notedDown, pointingsOf } from './pointing.ts';

/** Night falls: the first are called. The wise old man's title goes on before it, but not before the first (2.3). */
export function nightfall(state: State): State {
  const { shown } = state;
  const night = shown.night + 1;
  const [call = null] = callsIn(shown, night);
  const elder = night === 1 ? shown.elder : nextElder(shown);
  return asking(state, {
    phase: 'pace',
    night,
    call,
    round: 1,
    seconds: 0,
    isOpen: false,
    turn: null,
    ready: [],
    elder,
  });
}

/** The next one alive, clockwise. */
export function nextElder(shown: Shown): Seat | null {
  const { elder } = shown;
  if (elder === null) return null;
  return clockwiseFrom(elder, playersOf(shown)).find((seat) => isAlive(shown, seat)) ?? elder;
}

/** A call begins, or waits for the narrator to make it. */
export const beginCall = (state: State, seconds: number): State =>
  asking(state, { phase: 'call', seconds, isOpen: pacerOf(state.shown) === null });

/** All eyes close: everybody is told what is theirs, and the next are called (3.1, 3.2). */
export function endRound(state: State, lots: readonly Seat[]): State {
  const { shown } = state;
  const pointings = pointingsOf(shown, answersIn(state), lots);
  const diaries = notedDown(shown, secretsOf(state), pointings, lots);
  return nextCall({ ...state, diaries: diaries.map((diary) => hide(diary)) });
}

function nextCall(state: State): State {
  const { shown } = state;
  const { call, round, night } = shown;
  const calls = callsIn(shown, night);
  const role = call ?? 'seer';
  if (round < roundsOf(shown, role, night))
    return asking(state, { phase: 'pace', round: round + 1, seconds: 0, isOpen: false });
  const next = calls[calls.indexOf(role) + 1];
  return next === undefined
    ? daybreak(state)
    : asking(state, { phase: 'pace', call: next, round: 1, seconds: 0, isOpen: false });
}

/** The dead of the night are named, and the day begins unless the match is over (3.10, 5.1). */
function daybreak(state: State): State {
  const { shown } = state;
  const { night } = shown;
  const dead = deathsAt(dawnOf(shown, secretsOf(state), night));
  const fates = withDead(shown, dead, { time: 'night', nth: night });
  const after = asking(state, { fates, call: null, round: 1, seconds: 0, isOpen: false });
  if (winnerOf(after.shown, secretsOf(after)) !== null) return changed(after, { phase: 'over' });
  const elder = after.shown.elder;
  const woken =
    elder === null || isAlive(after.shown, elder) ? after : changed(after, { elder: nextElder(after.shown) });
  const [only = 0] = dead;
  if (dead.length === 1) return beginTalk(woken, only);
  const last = shown.days.at(-1)?.welcome;
  return dead.length > 1 || last === undefined || !wasEverHeld(after.shown)
    ? changed(woken, { phase: 'welcome' })
    : beginTalk(woken, last);
}

/** Among whom the Welcome card is drawn: the dead of the night, or everybody while nobody ever held it (3.10). */
export const welcomable = (shown: Shown): readonly Seat[] =>
  wasEverHeld(shown) ? deadOfNight(shown, shown.night) : playerSeats(shown);

const freshDay = (players: number, welcome: Seat): Day => ({
  welcome,
  first: formatTokens(seatsBelow(players).map(() => null)),
  owl: null,
  suspects: [],
  ballots: [],
  lynched: null,
});

/** A new day: everybody may speak again and has marks again (4.2, 7.1). */
export function beginTalk(state: State, welcome: Seat): State {
  const { shown } = state;
  const marks = state.marks.map((mark) => refreshed(mark));
  return {
    ...changed(state, {
      phase: 'talk',
      isOpen: !isHuman(shown),
      ready: [],
      talk: withFreshDay(shown.talk),
      days: [...shown.days, freshDay(playersOf(shown), welcome)],
    }),
    marks,
  };
}

const refreshed = (mark: State['marks'][number]): State['marks'][number] =>
  hide({ ...peek(mark), left: marksADay });
