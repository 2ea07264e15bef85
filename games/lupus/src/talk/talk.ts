import type { Seat, WhyNot } from '@rudel/kernel';
import { refusal } from '../moves/refusal.ts';
import { kindOf, readSaid, speakerOf } from '../notation/statement-notation.ts';
import type { Written } from '../notation/written.ts';
import type { Role } from '../roles/role.ts';
import type { Reason, Shown, View } from '../types.ts';
import { livingAtDay } from '../village/fates.ts';
import { narratorSeat } from '../village/narrators.ts';
import { isAlive } from '../village/seats.ts';
import type { Reporter, Said, Spoken, Statement } from './statements.ts';

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

/** What was said today, in order, as it is written. */
export const saidToday = ({ talk, days }: Shown): readonly Written<Said>[] => talk[days.length - 1] ?? [];

const lasting: readonly (Statement['kind'] | undefined)[] = ['claim', 'report'];

/** Claims and reports are kept for the whole match, the rest for some days. */
export const isLasting = (said: Written<Said>): boolean => lasting.includes(kindOf(said));

/** Whether a seat has said this. */
export const isBy = (said: Written<Said>, seat: Seat): boolean => speakerOf(said) === seat;

/** Whether a seat has said anything today. */
export const hasSpokenToday = (shown: Shown, seat: Seat): boolean =>
  saidToday(shown).some((said) => isBy(said, seat));

/** What was said on a day, in order, behind so many statements. */
export const spokenOn = ({ talk }: Pick<Shown, 'talk'>, day: number, behind = 0): readonly Spoken[] =>
  (talk[day - 1] ?? []).slice(behind).map((said, nth) => ({ ...readSaid(said), number: behind + nth + 1 }));

/** How many statements a seat has left now. */
export function statementsLeft(shown: Shown, seat: Seat): number {
  const said = saidToday(shown).filter((one) => isBy(one, seat)).length;
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
      isBy(text, seat) ? [{ ...readSaid(text), number: index + 1, day: nth + 1 }] : [],
    ),
  );

/** Which character a seat claims to be, by its last word; null if it has not said. */
export function claimOf({ talk }: Pick<Shown, 'talk'>, seat: Seat): Role | null {
  for (let day = talk.length - 1; day >= 0; day -= 1) {
    const said = talk[day]?.findLast((one) => isBy(one, seat) && kindOf(one) === 'claim');
    const what = said === undefined ? null : readSaid(said).what;
    if (what?.kind === 'claim') return what.role;
  }
  return null;
}

/** The nights a seat has reported of as a character. */
export const nightsReported = ({ talk }: Pick<Shown, 'talk'>, seat: Seat, as: Reporter): readonly number[] =>
  talk.flatMap((texts) =>
    texts.flatMap((text) => {
      const what = isBy(text, seat) && kindOf(text) === 'report' ? readSaid(text).what : null;
      return what?.kind === 'report' && what.as === as ? [what.night] : [];
    }),
  );

/** The talk so far with a fresh page for a new day; of long ago only what lasts. */
export function withFreshDay(talk: Shown['talk']): Shown['talk'] {
  const before = talk.length - daysOfOpinions;
  return [...talk.map((texts, nth) => (nth < before ? texts.filter(isLasting) : texts)), []];
}

/** Where free text stands among the statements: the day, and how many were made before it. */
export const talkPlace = ({ shown }: Pick<View, 'shown'>): string =>
  `${shown.days.length}.${saidToday(shown).length}`;

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
