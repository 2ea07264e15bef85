import type { Seat } from '@rudel/kernel';
import { isKillingIn, isOwlDeadly } from '../night/calls.ts';
import type { Role } from '../roles/role.ts';
import { deadOfNight, diedAtNight, livedAtNight } from '../village/fates.ts';
import { ownNoteOf } from './known.ts';
import type { Known, OwnNote } from './known.ts';

/** What can be said of single cards before all are placed: whether a seat may have one, and who must. */
export type Hints = {
  readonly mayBe: (role: Role, seat: Seat) => boolean;
  /** Seats that are wolves by their cards, for sure. */
  readonly wolves: ReadonlySet<Seat>;
};

export function hintsFor(known: Known): Hints {
  const { shown } = known;
  const wolves = sureWolves(known);
  const mythomaniac = sureMythomaniac(known);
  const hamsterNight = shown.days.findIndex((_, nth) => mustHaveHamster(known, nth + 1)) + 1;
  const tests: { readonly [R in Role]?: (seat: Seat) => boolean } = {
    wolf: (seat) => !diedAtNight(shown, seat) && known.own.every((one) => mayBeWolf(known, one, seat)),
    owl: (seat) => shown.days.every((_, nth) => mayBeOwl(known, nth + 1, seat)),
    werehamster: (seat) => hamsterNight === 0 || deadOfNight(shown, hamsterNight).includes(seat),
    mythomaniac: (seat) => mythomaniac === null || mythomaniac === seat,
    seer: (seat) => known.own.every((one) => mayBeSeer(known, one, seat)),
    freemason: (seat) => {
      const note = ownNoteOf(known, 1, 'freemason');
      return note === null || note.mates.some((mate) => mate.seat === seat);
    },
  };
  return { wolves, mayBe: (role, seat) => (tests[role] ?? anybody)(seat) };
}

const anybody = (): boolean => true;

/** More have died than wolves and owl can kill: a werehamster was among them. */
function mustHaveHamster({ shown }: Known, night: number): boolean {
  const most = Number(isKillingIn(shown, night)) + Number(isOwlDeadly(shown) && shown.deck.includes('owl'));
  return deadOfNight(shown, night).length > most;
}

/** A living owl points at somebody, and that is told unless it died of something. */
function mayBeOwl({ shown }: Known, night: number, seat: Seat): boolean {
  const day = shown.days[night - 1];
  if (day === undefined || day.suspects.length === 0) return true;
  const lived = livedAtNight(shown, seat, night);
  if (day.owl !== null) return lived;
  return !lived || deadOfNight(shown, night).length > 0;
}

function mayBeWolf({ shown }: Known, { night, call, note }: OwnNote, seat: Seat): boolean {
  const target = note.chosen ?? note.at;
  if (call === 'seer') return note.told === null || note.told === 'wolf' || target !== seat;
  if (call === 'mythomaniac') return note.told === 'wolf' || note.at !== seat;
  if (call !== 'wolf' || !livedAtNight(shown, seat, night)) return true;
  return note.mates.some((mate) => mate.seat === seat);
}

function mayBeSeer({ shown }: Known, { night, call, note }: OwnNote, seat: Seat): boolean {
  if (call === 'mythomaniac') return (note.told === 'seer') === (note.at === seat);
  if (call !== 'seer' || !livedAtNight(shown, seat, night)) return true;
  return note.mates.some((mate) => mate.seat === seat);
}

/** Whom the eye has seen as wolves before a mythomaniac could be one. */
function sureWolves({ own }: Known): ReadonlySet<Seat> {
  const found = own.flatMap(({ night, call, note }) => {
    if (call === 'mythomaniac' && note.told === 'wolf') return [note.at];
    if (night > 2) return [];
    if (call === 'wolf') return note.mates.map(({ seat }) => seat);
    return call === 'seer' && note.told === 'wolf' ? [note.at] : [];
  });
  return new Set(found);
}

/** Who has joined those called with the eye in the third night; null if nobody is known to have. */
function sureMythomaniac({ own, seat, cards }: Known): Seat | null {
  if (seat !== null && cards[seat] === 'mythomaniac') return seat;
  const earlier = own.flatMap(({ night, note }) => (night < 3 ? note.mates.map((mate) => mate.seat) : []));
  const later = own.flatMap(({ night, note }) => (night > 2 ? note.mates.map((mate) => mate.seat) : []));
  return later.find((one) => !earlier.includes(one)) ?? null;
}
