import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { callsIn, layoutOf } from '../night/calls.ts';
import { noteIn } from '../night/diary.ts';
import { asInCall, roundNoted } from '../night/nights.ts';
import type { Diary } from '../night/notes.ts';
import { mayPointAt, notedDown } from '../night/pointing.ts';
import type { Pointing } from '../night/pointing.ts';
import type { Role } from '../roles/role.ts';
import type { Shown } from '../types.ts';
import { livingAtNight } from '../village/fates.ts';
import { roleAtNight } from './cast.ts';
import type { Cast } from './cast.ts';
import { ownNoteOf } from './known.ts';
import type { Known } from './known.ts';
import type { Plan } from './plan.ts';

/** Writes all diaries of a casting, by the rules themselves: every call as it can have gone. */
export function diariesBy(known: Known, cast: Cast, plans: readonly Plan[], rng: Rng): readonly Diary[] {
  const { shown } = known;
  let diaries: readonly Diary[] = cast.cards.map(() => []);
  for (let night = 1; night <= shown.night; night += 1) {
    for (const role of callsIn(shown, night)) {
      const round = roundNoted(shown, night, role);
      if (round === 0) break;
      const past = asInCall(shown, { night, role, round });
      diaries = written({ known, cast, past, plan: plans[night - 1] ?? null, rng }, diaries);
    }
  }
  return diaries;
}

/** One call of one night that has to be made up. */
type MadeUpCall = {
  readonly known: Known;
  readonly cast: Cast;
  readonly past: Shown;
  readonly plan: Plan | null;
  readonly rng: Rng;
};

function written(call: MadeUpCall, diaries: readonly Diary[]): readonly Diary[] {
  const { known, cast, past, plan } = call;
  const role = past.call ?? 'seer';
  const living = livingAtNight(known.shown, past.night);
  const called = living.filter((seat) => roleAtNight(cast, seat, past.night) === role);
  const common = commonTarget(call, called, living);
  const pointings = new Map(living.map((seat) => [seat, pointingOf(call, seat, common)] as const));
  const first = ownNoteOf(known, past.night, role)?.chosen ?? (plan === null ? null : common);
  const lots = first === null ? living : [first, ...living.filter((seat) => seat !== first)];
  return notedDown(past, { cards: cast.cards, diaries }, pointings, lots);
}

/** Whom all of those called point at: as planned, or anybody they may agree on where nothing has come of it yet. */
function commonTarget(
  { cast, past, plan, rng }: MadeUpCall,
  called: readonly Seat[],
  living: readonly Seat[],
): Seat {
  const role = past.call ?? 'seer';
  const planned = plannedTarget(plan, called, role);
  if (planned !== null) return planned;
  const isOpen = (seat: Seat): boolean =>
    !called.includes(seat) && (role !== 'wolf' || roleAtNight(cast, seat, past.night) !== 'wolf');
  return pick(living.filter(isOpen), rng);
}

function plannedTarget(plan: Plan | null, called: readonly Seat[], role: Role): Seat | null {
  if (plan === null) return null;
  if (role === 'wolf') return plan.victim;
  if (role === 'bodyguard') return plan.guarded;
  if (role === 'owl') return plan.owl;
  const [first] = called;
  return role === 'seer' && first !== undefined ? (plan.seers.get(first) ?? null) : null;
}

function pointingOf(call: MadeUpCall, seat: Seat, common: Seat): Pointing {
  const { known, cast, past, rng } = call;
  const role = past.call ?? 'seer';
  const seen = pointingSeen(call, seat);
  if (seen !== null && seen.at !== null) return { at: seen.at, sign: seen.sign, isByLot: seen.isByLot };
  const open = livingAtNight(known.shown, past.night).filter((one) => mayPointAt(role, seat, one));
  const meant = roleAtNight(cast, seat, past.night) === role ? meantTarget(call, seat, common) : null;
  const isMeant = meant !== null && mayPointAt(role, seat, meant);
  return { at: isMeant ? meant : pick(open, rng), sign: null, isByLot: seen !== null };
}

type Seen = { readonly at: Seat | null; readonly sign: Pointing['sign']; readonly isByLot: boolean };

/** What the eye knows of a pointing: its own, or that of somebody who opened the eyes with it. */
function pointingSeen({ known, past }: MadeUpCall, seat: Seat): Seen | null {
  const role = past.call ?? 'seer';
  if (seat === known.seat) return noteIn(known.diary, known.shown, past.night, role);
  const mate = ownNoteOf(known, past.night, role)?.mates.find((one) => one.seat === seat);
  return mate === undefined ? null : { at: mate.at, sign: mate.sign, isByLot: mate.at === null };
}

/** Where one of those called points, as far as that is planned. */
function meantTarget({ cast, past, plan }: MadeUpCall, seat: Seat, common: Seat): Seat | null {
  const role = past.call ?? 'seer';
  if (role === 'mythomaniac') return cast.turning?.at ?? null;
  const isAlone = role === 'seer' && !layoutOf(past, role, past.night).isJoint;
  return isAlone ? (plan?.seers.get(seat) ?? null) : common;
}
