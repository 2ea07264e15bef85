import type { Seat, WhyNot } from '@rudel/kernel';
import { refusal } from '../moves/refusal.ts';
import { letterOf } from '../notation/letters.ts';
import type { Role } from '../roles/role.ts';
import type { Reason, Shown, View } from '../types.ts';
import { livingAtDay } from '../village/fates.ts';
import { narratorSeat } from '../village/narrators.ts';
import { isAlive } from '../village/seats.ts';
import { isLasting, readSpoken } from './statements.ts';
import type { Reporter, Spoken } from './statements.ts';

/** How many days opinions are remembered; claims and reports are for ever. */
export const daysOfOpinions = 6;

/** How many of today's last statements one can agree with. */
export const echoable = 20;

/** How much more somebody may say in defence (4.4). */
const inDefence = 2;

/** How many statements everybody has on a day: fewer where many speak (6.2). */
export function statementsOn(shown: Shown): number {
  const day = shown.days.length;
  const living = livingAtDay(shown, day).length;
  if (living <= 10) return 6;
  if (living <= 14) return 5;
  return living <= 18 ? 4 : 3;
}

/** What was said today, in order, as short texts. */
export const todaysTexts = ({ talk, days }: Shown): readonly string[] => talk[days.length - 1] ?? [];

/** What was said on a day, in order. */
export const spokenOn = ({ talk }: Pick<Shown, 'talk'>, day: number): readonly Spoken[] =>
  (talk[day - 1] ?? []).map((text, nth) => readSpoken(text, nth + 1));

const isBy = (text: string, seat: Seat): boolean => text.startsWith(letterOf(seat));

/** How many statements a seat has left now. */
export function statementsLeft(shown: Shown, seat: Seat): number {
  const said = todaysTexts(shown).filter((text) => isBy(text, seat)).length;
  const more = shown.phase === 'defence' && shown.turn === seat ? inDefence : 0;
  return Math.max(0, statementsOn(shown) + more - said);
}

/** Everything a seat has said, with its day. */
export const saidBy = (
  { talk }: Pick<Shown, 'talk'>,
  seat: Seat,
): readonly (Spoken & { readonly day: number })[] =>
  talk.flatMap((texts, nth) =>
    texts.flatMap((text, index) =>
      isBy(text, seat) ? [{ ...readSpoken(text, index + 1), day: nth + 1 }] : [],
    ),
  );

/** Which character a seat claims to be, by its last word; null if it has not said. */
export function claimOf({ talk }: Pick<Shown, 'talk'>, seat: Seat): Role | null {
  const opening = `${letterOf(seat)}c`;
  for (let day = talk.length - 1; day >= 0; day -= 1) {
    const text = talk[day]?.findLast((one) => one.startsWith(opening));
    const what = text === undefined ? null : readSpoken(text, 1).what;
    if (what?.kind === 'claim') return what.role;
  }
  return null;
}

/** The nights a seat has reported of as a character. */
export const nightsReported = ({ talk }: Pick<Shown, 'talk'>, seat: Seat, as: Reporter): readonly number[] =>
  talk.flatMap((texts) =>
    texts.flatMap((text) => {
      const what = isBy(text, seat) && isLasting(text) ? readSpoken(text, 1).what : null;
      return what?.kind === 'report' && what.as === as ? [what.night] : [];
    }),
  );

/** The talk so far with a fresh page for a new day; of long ago only what lasts. */
export function withFreshDay(talk: Shown['talk']): Shown['talk'] {
  const before = talk.length - daysOfOpinions;
  return [...talk.map((texts, nth) => (nth < before ? texts.filter(isLasting) : texts)), []];
}

/** Whether a seat may speak freely now. */
export const mayTalk = (shown: Shown, seat: Seat): boolean => whyNotTalk({ eye: seat, shown }) === null;

/** Why an eye may not speak freely now: by day the living may, in defence the suspect, at the end all, a narrator always (6.1). */
export function whyNotTalk({ eye, shown }: Pick<View, 'eye' | 'shown'>): WhyNot<Reason> | null {
  if (shown.phase === 'over' || (eye !== 'table' && eye === narratorSeat(shown))) return null;
  if (eye === 'table') return refusal('only-watching');
  if (!isAlive(shown, eye)) return refusal('ghosts-are-silent');
  if (shown.phase === 'defence') return shown.turn === eye ? null : refusal('no-defence');
  if (shown.phase !== 'talk') return refusal('no-talk-now');
  return shown.isOpen ? null : refusal('not-opened-yet');
}
