import type { Seat } from '@rudel/kernel';
import { formatNote } from '../notation/note-notation.ts';
import type { Call, Role, Telling } from '../roles/role.ts';
import type { SecretChoice, Shown } from '../types.ts';
import { hasElder } from '../village/narrators.ts';
import { livingSeats, playerSeats } from '../village/seats.ts';
import { callOf, callsIn, layoutOf, meansGhosts, roundsOf } from './calls.ts';
import type { Layout } from './calls.ts';
import { characterAtNight, withNote } from './diary.ts';
import type { Secrets } from './diary.ts';
import { untold } from './notes.ts';
import type { Diary, Mate, Note } from './notes.ts';

/** Where everybody living points in a call, by their own will or by lot. */
export type Pointing = { readonly at: Seat; readonly sign: SecretChoice['sign']; readonly isByLot: boolean };

/** Whether somebody may point there in a call: at another one, or at oneself where the call allows it (3.1). */
export const mayPointAt = (role: Role, seat: Seat, at: Seat): boolean =>
  at !== seat || callOf(role).mayPointAtSelf === true;

/** Whom the living may point at in a call, but for themselves: the living, and in a seer's call ghosts where the table plays that way (3.1). */
export const pointable = (shown: Shown, role: Role): readonly Seat[] =>
  meansGhosts(shown, role) ? playerSeats(shown) : livingSeats(shown);

/** Chance points for whoever has not answered (7.1): the first by lot that is allowed. */
export function pointingsOf(
  shown: Shown,
  answers: readonly (SecretChoice | null)[],
  lots: readonly Seat[],
): ReadonlyMap<Seat, Pointing> {
  const role = shown.call ?? 'seer';
  return new Map(
    livingSeats(shown).map((seat): [Seat, Pointing] => {
      const answer = answers[seat] ?? null;
      if (answer !== null) return [seat, { ...answer, isByLot: false }];
      const at = lots.find((one) => mayPointAt(role, seat, one)) ?? seat;
      return [seat, { at, sign: null, isByLot: true }];
    }),
  );
}

/** Whom the called agree on: most of those who answered, then chance (3.4). */
export function agreedOn(
  votes: readonly Seat[],
  mayChoose: (seat: Seat) => boolean,
  lots: readonly Seat[],
): Seat {
  const valid = votes.filter(mayChoose);
  const countOf = (seat: Seat): number => valid.filter((one) => one === seat).length;
  const most = Math.max(0, ...valid.map(countOf));
  const [first = 0] = lots.filter((seat) => mayChoose(seat) && countOf(seat) === most);
  return first;
}

/** A call that has come to an end: all that is needed to tell everybody what is theirs. */
type Closing = {
  readonly call: Call;
  readonly layout: Layout;
  readonly called: readonly Seat[];
  readonly pointings: ReadonlyMap<Seat, Pointing>;
  readonly chosen: Seat | null;
  readonly round: number;
  readonly isLast: boolean;
  readonly telling: Telling;
};

/** The diaries after a round of pointing: one note for everybody living. */
export function notedDown(
  shown: Shown,
  secrets: Secrets,
  pointings: ReadonlyMap<Seat, Pointing>,
  lots: readonly Seat[],
): readonly Diary[] {
  const closing = closingOf(shown, secrets, pointings, lots);
  const nth = callsIn(shown, shown.night).indexOf(shown.call ?? 'seer');
  return secrets.diaries.map((diary, seat) => {
    const pointing = pointings.get(seat);
    if (pointing === undefined) return diary;
    const note = closing.called.includes(seat)
      ? noteFor(closing, seat, pointing)
      : untold(pointing, shown.round);
    return withNote(diary, shown.night, nth, formatNote(note, closing.layout));
  });
}

function closingOf(
  shown: Shown,
  secrets: Secrets,
  pointings: ReadonlyMap<Seat, Pointing>,
  lots: readonly Seat[],
): Closing {
  const { call: role, night, round, days } = shown;
  const called = role ?? 'seer';
  const call = callOf(called);
  const layout = layoutOf(shown, called, night);
  const roleOf = (seat: Seat): Role => characterAtNight(secrets, shown, seat, night);
  const those = livingSeats(shown).filter((seat) => roleOf(seat) === called);
  const votes = those.flatMap((seat) => {
    const pointing = pointings.get(seat);
    return pointing === undefined || pointing.isByLot ? [] : [pointing.at];
  });
  const isLast = round >= roundsOf(shown, called, night);
  const mayChoose = (seat: Seat): boolean => call.mayChoose?.(roleOf(seat)) ?? true;
  const isDecided = isLast && layout.isJoint && those.length > 0;
  return {
    call,
    layout,
    called: those,
    pointings,
    chosen: isDecided ? agreedOn(votes, mayChoose, lots) : null,
    round,
    isLast,
    telling: {
      roleOf,
      lastLynched: days.findLast(({ lynched }) => lynched !== null)?.lynched ?? null,
      showsCards: hasElder(shown),
    },
  };
}

/** What one of those called is told. */
function noteFor(closing: Closing, seat: Seat, { at, sign, isByLot }: Pointing): Note {
  const { call, layout, chosen, round, isLast, telling } = closing;
  const target = layout.isJoint ? chosen : at;
  return {
    at,
    sign: layout.hasSigns ? sign : null,
    isByLot,
    round,
    chosen,
    told: isLast && target !== null ? (call.tells?.(target, telling) ?? null) : null,
    mates: layout.mates > 0 ? matesOf(closing, seat) : [],
  };
}

/** The others with open eyes; whoever did not point in time points at nobody. */
function matesOf({ called, pointings, layout }: Closing, seat: Seat): readonly Mate[] {
  return called
    .filter((one) => one !== seat)
    .map((one) => {
      const pointing = pointings.get(one);
      const isSilent = pointing === undefined || pointing.isByLot;
      return {
        seat: one,
        at: isSilent ? null : pointing.at,
        sign: isSilent || !layout.hasSigns ? null : pointing.sign,
      };
    });
}
