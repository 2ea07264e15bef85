import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { callsIn, layoutOf } from '../calls.ts';
import { noteIn } from '../diary.ts';
import type { Diary } from '../diary.ts';
import { roundNoted } from '../nights.ts';
import { mayPointAt, notedDown } from '../pointing.ts';
import type { Pointing } from '../pointing.ts';
import type { Role } from '../roles/role.ts';
import { livedAtNight, livingAtNight } from '../seats.ts';
import type { Shown } from '../types.ts';
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
      const then: Shown = {
        ...shown,
        night,
        call: role,
        round,
        fates: shown.fates.map((fate) => (livedAtNight(fate, night) ? null : fate)),
        days: shown.days.slice(0, night - 1),
      };
      diaries = written({ known, cast, then, plan: plans[night - 1] ?? null, rng }, diaries);
    }
  }
  return diaries;
}

/** One call of one night that has to be made up. */
type Scene = {
  readonly known: Known;
  readonly cast: Cast;
  readonly then: Shown;
  readonly plan: Plan | null;
  readonly rng: Rng;
};

function written(scene: Scene, diaries: readonly Diary[]): readonly Diary[] {
  const { known, cast, then, plan } = scene;
  const role = then.call ?? 'seer';
  const living = livingAtNight(known.shown, then.night);
  const called = living.filter((seat) => roleAtNight(cast, seat, then.night) === role);
  const common = commonTarget(scene, called, living);
  const pointings = new Map(living.map((seat) => [seat, pointingOf(scene, seat, common)] as const));
  const first = ownNoteOf(known, then.night, role)?.chosen ?? (plan === null ? null : common);
  const lots = first === null ? living : [first, ...living.filter((seat) => seat !== first)];
  return notedDown(then, { cards: cast.cards, diaries }, pointings, lots);
}

/** Whom all of those called point at: as planned, or anybody they may agree on where nothing has come of it yet. */
function commonTarget(
  { cast, then, plan, rng }: Scene,
  called: readonly Seat[],
  living: readonly Seat[],
): Seat {
  const role = then.call ?? 'seer';
  const planned = plannedTarget(plan, called, role);
  if (planned !== null) return planned;
  const isOpen = (seat: Seat): boolean =>
    !called.includes(seat) && (role !== 'wolf' || roleAtNight(cast, seat, then.night) !== 'wolf');
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

function pointingOf(scene: Scene, seat: Seat, common: Seat): Pointing {
  const { known, cast, then, plan, rng } = scene;
  const role = then.call ?? 'seer';
  const anybody = (): Seat =>
    pick(
      livingAtNight(known.shown, then.night).filter((one) => mayPointAt(role, seat, one)),
      rng,
    );
  if (seat === known.seat) {
    const note = noteIn(known.diary, known.shown, then.night, role);
    return { at: note?.at ?? seat, sign: note?.sign ?? null, isByLot: note?.isByLot ?? false };
  }
  const mate = ownNoteOf(known, then.night, role)?.mates.find((one) => one.seat === seat);
  if (mate !== undefined)
    return mate.at === null
      ? { at: anybody(), sign: null, isByLot: true }
      : { at: mate.at, sign: mate.sign, isByLot: false };
  if (roleAtNight(cast, seat, then.night) !== role) return { at: anybody(), sign: null, isByLot: false };
  if (role === 'mythomaniac') return { at: cast.turning?.at ?? anybody(), sign: null, isByLot: false };
  const { isJoint } = layoutOf(then, role, then.night);
  const own = isJoint || role !== 'seer' ? common : (plan?.seers.get(seat) ?? anybody());
  return { at: mayPointAt(role, seat, own) ? own : anybody(), sign: null, isByLot: false };
}
