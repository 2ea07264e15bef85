import { pick, shuffled } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { isKillingIn, isOwlDeadly, isOwlNamed, layoutOf } from '../night/calls.ts';
import { deadOfNight, livingAtNight } from '../village/fates.ts';
import { aliveAtNight, roleAtNight } from './cast.ts';
import type { Cast } from './cast.ts';
import { ownNoteOf } from './known.ts';
import type { Known } from './known.ts';

/** Whom those called pointed at in a night, so that the morning came as it did. */
export type Plan = {
  readonly victim: Seat | null;
  readonly guarded: Seat | null;
  readonly owl: Seat | null;
  readonly seers: ReadonlyMap<Seat, Seat>;
};

/** What has to be explained about a night. */
type Riddle = {
  readonly known: Known;
  readonly cast: Cast;
  readonly night: number;
  readonly living: readonly Seat[];
  readonly dead: readonly Seat[];
  readonly hamster: Seat | null;
  readonly guard: Seat | null;
  readonly owl: Seat | null;
  readonly seers: readonly Seat[];
  readonly rng: Rng;
};

/** Some way in which a night can have gone; null where there is none. */
export function planOf(known: Known, cast: Cast, night: number, rng: Rng): Plan | null {
  const { shown } = known;
  const alive = (role: Parameters<typeof aliveAtNight>[2]): readonly Seat[] =>
    aliveAtNight(known, cast, role, night);
  const [hamster = null] = alive('werehamster');
  const [guard = null] = alive('bodyguard');
  const [owl = null] = alive('owl');
  const riddle: Riddle = {
    known,
    cast,
    night,
    living: livingAtNight(shown, night),
    dead: deadOfNight(shown, night),
    hamster,
    guard: night > 1 ? guard : null,
    owl,
    seers: alive('seer'),
    rng,
  };
  const seers = seersOf(riddle);
  const attack = attackOf(riddle);
  return seers === null || attack === null ? null : { ...attack, seers };
}

/** Whom the seers looked at: the werehamster exactly when it died of it (3.6). */
function seersOf(riddle: Riddle): ReadonlyMap<Seat, Seat> | null {
  const { known, night, dead, hamster } = riddle;
  const isFatal = hamster !== null && dead.includes(hamster);
  const note = ownNoteOf(known, night, 'seer');
  const own = note === null ? null : (note.chosen ?? note.at);
  if (own !== null && own === hamster && !isFatal) return null;
  const prey = isFatal ? hamster : null;
  return layoutOf(known.shown, 'seer', night).isJoint
    ? seersTogether(riddle, own, prey)
    : seersAlone(riddle, own, prey);
}

function seersTogether(riddle: Riddle, own: Seat | null, prey: Seat | null): ReadonlyMap<Seat, Seat> | null {
  const { living, hamster, seers, rng } = riddle;
  const isMissed = prey !== null && (seers.length === 0 || (own !== null && own !== prey));
  if (isMissed) return null;
  if (seers.length === 0) return new Map();
  const harmless = living.filter((seat) => !seers.includes(seat) && seat !== hamster);
  const target = own ?? prey ?? pick(harmless, rng);
  return new Map(seers.map((seer) => [seer, target]));
}

/** Each looks for itself; where one looked whom this eye has seen looking, that is settled. */
function seersAlone(riddle: Riddle, own: Seat | null, prey: Seat | null): ReadonlyMap<Seat, Seat> | null {
  const { living, hamster, seers, rng } = riddle;
  const seen = new Map(seers.map((seer) => [seer, lookSeen(riddle, seer, own)]));
  const isSettled = hamster !== null && [...seen.values()].includes(hamster);
  if (isSettled && prey === null) return null;
  const free = seers.filter((seer) => seen.get(seer) === null);
  const isOpen = prey !== null && !isSettled;
  if (isOpen && free.length === 0) return null;
  const killer = isOpen ? pick(free, rng) : null;
  return new Map(
    seers.map((seer): [Seat, Seat] => {
      if (seer === killer && prey !== null) return [seer, prey];
      const harmless = living.filter((seat) => seat !== seer && seat !== hamster);
      return [seer, seen.get(seer) ?? pick(harmless, rng)];
    }),
  );
}

/** Where a seer looked as far as the eye knows: its own look, or that of another seer who was in time. */
function lookSeen({ known, night }: Riddle, seer: Seat, own: Seat | null): Seat | null {
  if (seer === known.seat) return own;
  const mates = ownNoteOf(known, night, 'seer')?.mates ?? [];
  return mates.find((mate) => mate.seat === seer)?.at ?? null;
}

/** How the wolves and the owl brought about the other deaths, in spite of the bodyguard (3.4, 3.5, 3.7). */
function attackOf(riddle: Riddle): Omit<Plan, 'seers'> | null {
  const { dead, hamster, rng } = riddle;
  const others = dead.filter((seat) => seat !== hamster);
  for (const owl of shuffled(owlTargets(riddle), rng)) {
    const byOwl = owl !== null && isDeadlyTo(riddle, owl) ? [owl] : [];
    if (byOwl.some((seat) => !others.includes(seat))) continue;
    const rest = others.filter((seat) => !byOwl.includes(seat));
    const hunt = huntOf(riddle, rest, byOwl);
    if (hunt !== null) return { ...hunt, owl };
  }
  return null;
}

const isDeadlyTo = ({ known, cast, night }: Riddle, seat: Seat): boolean =>
  isOwlDeadly(known.shown) && !['wolf', 'werehamster'].includes(roleAtNight(cast, seat, night));

/** Where the owl can have pointed, by what was told after the first vote. */
function owlTargets({ known, night, living, dead, owl }: Riddle): readonly (Seat | null)[] {
  const day = known.shown.days[night - 1];
  const isCounted = day !== undefined && day.suspects.length > 0;
  if (owl === null) return isCounted && day.owl !== null ? [] : [null];
  const note = ownNoteOf(known, night, 'owl');
  const all = note === null ? living : [note.at];
  if (!isCounted || !isOwlNamed(known.shown)) return all;
  return all.filter((seat) => (day.owl === null ? dead.includes(seat) : day.owl === seat));
}

type Hunt = Pick<Plan, 'victim' | 'guarded'>;

/** Whom the bodyguard can have pointed at; nobody where there is none. */
function guardableBy({ known, night, guard, living }: Riddle): readonly (Seat | null)[] {
  if (guard === null) return [null];
  const note = ownNoteOf(known, night, 'bodyguard');
  return note === null ? living.filter((seat) => seat !== guard) : [note.at];
}

/** A victim and somebody guarded that leave exactly these dead beside those of the owl. */
function huntOf(riddle: Riddle, rest: readonly Seat[], byOwl: readonly Seat[]): Hunt | null {
  const { known, night, rng } = riddle;
  const guardable = guardableBy(riddle);
  if (!isKillingIn(known.shown, night))
    return rest.length === 0 ? { victim: null, guarded: pick(guardable, rng) } : null;
  const victims = shuffled(victimsOf(riddle), rng);
  for (const victim of victims) {
    const hunt = huntFor(riddle, victim, { rest, byOwl, guardable });
    if (hunt !== null) return hunt;
  }
  return null;
}

type Toll = {
  readonly rest: readonly Seat[];
  readonly byOwl: readonly Seat[];
  readonly guardable: readonly (Seat | null)[];
};

/** Whom the bodyguard can have guarded while this one was hunted; null where that cannot have been. */
function huntFor({ hamster, rng }: Riddle, victim: Seat, { rest, byOwl, guardable }: Toll): Hunt | null {
  const others = guardable.filter((seat) => seat !== victim);
  const isUnhurt = victim === hamster || byOwl.includes(victim);
  const diesAlone = rest.length === 1 && rest[0] === victim;
  if (others.length > 0 && (diesAlone || (isUnhurt && rest.length === 0)))
    return { victim, guarded: pick(others, rng) };
  return rest.length === 0 && guardable.includes(victim) ? { victim, guarded: victim } : null;
}

function victimsOf({ known, cast, night, living }: Riddle): readonly Seat[] {
  const note = ownNoteOf(known, night, 'wolf');
  if (note !== null && note.chosen !== null) return [note.chosen];
  return living.filter((seat) => roleAtNight(cast, seat, night) !== 'wolf');
}
