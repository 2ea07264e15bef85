import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { legal } from '../../moves/moves.ts';
import { callOf } from '../../night/calls.ts';
import { noteIn } from '../../night/diary.ts';
import { deedsIn, ownRole } from '../../night/story.ts';
import { cardOf } from '../../roles/index.ts';
import { claimOf, hasSpokenToday, statementsLeft } from '../../talk/talk.ts';
import { nightsToReport } from '../../talk/why-not-say.ts';
import type { LupusTypes, Move, Shown, View } from '../../types.ts';
import { deckBy } from '../../village/deck.ts';
import { playersOf } from '../../village/narrators.ts';
import { livingSeats } from '../../village/seats.ts';
import { plainHabits } from '../parameters/plain.ts';
import { suspicionOf } from '../worlds/suspicion.ts';

/** Believes reports, votes for whom it suspects most, and as a wolf hunts whoever is believed. It says what it knows and little more. */
export const greedyBot: Bot<LupusTypes> = {
  name: 'greedy',
  choose(view, rng) {
    const moves = legal(view);
    const [first] = moves;
    if (first === undefined || view.eye === 'table' || moves.length === 1) return pick(moves, rng);
    switch (view.shown.phase) {
      case 'deck':
        return deckMove(view, moves);
      case 'call':
        return pointing(view, view.eye, rng);
      case 'talk':
        return talking(view, view.eye, moves, rng);
      case 'defence':
        return { kind: 'done' };
      case 'verdict':
        return judging(view, view.eye, rng);
      default:
        return { kind: 'vote', at: mostSuspect(view, view.eye, othersAlive(view.shown, view.eye), rng) };
    }
  },
};

const othersAlive = (shown: Shown, eye: Seat): readonly Seat[] =>
  livingSeats(shown).filter((seat) => seat !== eye);

function deckMove({ shown }: View, moves: readonly Move[]): Move {
  const wanted = deckBy(shown.options, playersOf(shown)).join();
  return moves.find((move) => move.kind === 'deck' && move.roles.join() === wanted) ?? (moves[0] as Move);
}

/** The best of some seats; those that are nearly as good count alike. */
function best(seats: readonly Seat[], worthOf: (seat: Seat) => number, rng: Rng): Seat {
  const worths = seats.map(worthOf);
  const top = Math.max(...worths);
  return pick(
    seats.filter((_, nth) => (worths[nth] as number) >= top - plainHabits.band),
    rng,
  );
}

/** Who plays for the wolves accuses the innocent: best of all those whom others suspect. */
function mostSuspect(view: View, eye: Seat, seats: readonly Seat[], rng: Rng): Seat {
  const suspicion = suspicionOf(view);
  const mates = matesOf(view, eye);
  const worth = (seat: Seat): number => (mates.includes(seat) ? -1000 : (suspicion[seat] ?? 0));
  return best(seats, worth, rng);
}

function matesOf(view: View, eye: Seat): readonly Seat[] {
  const nights = deedsIn(view).filter(({ seat, role }) => seat === eye && role === 'wolf');
  return [...new Set(nights.flatMap(({ note }) => note.mates.map(({ seat }) => seat)))];
}

function pointing(view: View, eye: Seat, rng: Rng): Move {
  const { shown } = view;
  const role = shown.call ?? 'seer';
  const open = livingSeats(shown).filter((seat) => seat !== eye || callOf(role).mayPointAtSelf === true);
  const others = open.filter((seat) => seat !== eye);
  const at = isCalled(view) ? targetOf(view, eye, others, rng) : pick(others, rng);
  return { kind: 'point', at, sign: null };
}

const isCalled = (view: View): boolean => {
  const role = ownRole(view);
  const isChanging =
    view.shown.night < 3 && view.eye !== 'table' && view.cards[view.eye] === cardOf('mythomaniac');
  return view.shown.call === (isChanging ? 'mythomaniac' : role);
};

function targetOf(view: View, eye: Seat, others: readonly Seat[], rng: Rng): Seat {
  const { shown } = view;
  const suspicion = suspicionOf(view);
  const doubt = (seat: Seat): number => suspicion[seat] ?? 0;
  const known = new Set(deedsIn(view).map(({ note }) => note.chosen ?? note.at));
  switch (shown.call) {
    case 'wolf':
      return victimOf(view, eye, others, rng);
    case 'seer':
      return best(others, (seat) => (known.has(seat) ? -50 : doubt(seat)), rng);
    case 'bodyguard':
      return best(
        others,
        (seat) => -doubt(seat) + (claimOf(shown, seat) === 'seer' ? plainHabits.guardsSeer : 0),
        rng,
      );
    case 'owl':
      return best(others, doubt, rng);
    default:
      return pick(others, rng);
  }
}

/** Whoever claims to see comes first; then whoever is trusted. The last time all follow the most. */
function victimOf(view: View, eye: Seat, others: readonly Seat[], rng: Rng): Seat {
  const { shown } = view;
  const mates = matesOf(view, eye);
  const prey = others.filter((seat) => !mates.includes(seat));
  const diary = view.diaries[eye];
  const note = diary === undefined || diary === '?' ? null : noteIn(diary, shown, shown.night, 'wolf');
  const wishes = note === null ? [] : [note.at, ...note.mates.flatMap(({ at }) => at ?? [])];
  const suspicion = suspicionOf(view);
  const worth = (seat: Seat): number =>
    wishes.filter((one) => one === seat).length * plainHabits.agreement -
    (wishes.length > 0 ? seat : 0) +
    (claimOf(shown, seat) === 'seer' ? plainHabits.huntsSeer : 0) -
    (suspicion[seat] ?? 0);
  return best(prey, worth, rng);
}

/** A seer tells what it has found as soon as that is a wolf; the others name their suspect, mark it, and are ready. */
function talking(view: View, eye: Seat, moves: readonly Move[], rng: Rng): Move {
  const { shown, marks } = view;
  const mark = marks[eye];
  const isAlive = shown.fates[eye] === null;
  const suspect = mostSuspect(view, eye, othersAlive(shown, eye), rng);
  const report = isAlive && statementsLeft(shown, eye) > 0 ? reportOf(view, eye) : null;
  const hasSpoken = hasSpokenToday(shown, eye);
  const wishes: readonly (Move | null)[] = [
    report,
    hasSpoken || !isAlive ? null : { kind: 'say', what: { kind: 'suspect', at: suspect } },
    mark === '?' || mark?.at === suspect ? null : { kind: 'mark', at: suspect },
    { kind: 'ready' },
  ];
  const texts = new Set(moves.map((move) => JSON.stringify(move)));
  return wishes.find((move) => move !== null && texts.has(JSON.stringify(move))) ?? pick(moves, rng);
}

function reportOf(view: View, eye: Seat): Move | null {
  const { shown } = view;
  const seen = deedsIn(view).filter(
    ({ seat, role, note }) => seat === eye && role === 'seer' && note.told !== null,
  );
  if (!seen.some(({ note }) => note.told === 'wolf')) return null;
  const [night] = nightsToReport(shown, eye, 'seer');
  if (night === undefined) return null;
  const deed = seen.find((one) => one.night === night);
  const at = deed === undefined ? null : (deed.note.chosen ?? deed.note.at);
  const finds = deed === undefined ? null : deed.note.told === 'wolf' ? 'wolf' : 'human';
  return { kind: 'say', what: { kind: 'report', as: 'seer', night, at, finds } };
}

function judging(view: View, eye: Seat, rng: Rng): Move {
  const suspects = view.shown.days.at(-1)?.suspects ?? [];
  const worse = mostSuspect(view, eye, suspects, rng);
  return { kind: worse === suspects[0] ? 'paw' : 'tuft' };
}
