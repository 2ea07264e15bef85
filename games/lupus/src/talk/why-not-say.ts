import type { Seat, WhyNot } from '@rudel/kernel';
import { refusal } from '../moves/refusal.ts';
import { callOf, isInDeck } from '../night/calls.ts';
import { bareOf, formatSaid } from '../notation/statement-notation.ts';
import { roles } from '../roles/index.ts';
import type { Role } from '../roles/role.ts';
import type { Reason, Shown } from '../types.ts';
import { narratorSeat, playersOf } from '../village/narrators.ts';
import { isAlive } from '../village/seats.ts';
import type { Reporter, Statement } from './statements.ts';
import { claimOf, echoable, isBy, nightsReported, saidToday, statementsLeft } from './talk.ts';
import { isFounded } from './why-not-because.ts';

type Refusal = WhyNot<Reason> | null;

/** Why a seat may not say something now, or null (6.1, 6.2). */
export function whyNotSay(shown: Shown, seat: Seat, what: Statement): Refusal {
  const why = whyNotSpeak(shown, seat);
  if (why !== null) return why;
  if (hasSaidToday(shown, seat, what)) return refusal('said-already');
  return whyNotMean(shown, seat, what) ?? whyNotRest(shown, seat, what);
}

/** Whether somebody has said this today, for whatever reason. */
function hasSaidToday(shown: Shown, seat: Seat, what: Statement): boolean {
  const bare = bareOf(formatSaid({ by: seat, what }));
  return saidToday(shown).some((said) => bareOf(said) === bare);
}

/** An opinion rests on nothing, or on what everybody knows. */
const whyNotRest = (shown: Shown, seat: Seat, what: Statement): Refusal =>
  !('because' in what) || what.because === undefined || isFounded(shown, seat, what.at, what.because)
    ? null
    : refusal('unfounded');

function whyNotMean(shown: Shown, seat: Seat, what: Statement): Refusal {
  switch (what.kind) {
    case 'claim':
      return whyNotClaim(shown, seat, what.role);
    case 'report':
      return whyNotReport(shown, seat, what);
    case 'agree':
    case 'disagree':
      return whyNotEcho(shown, seat, what.with);
    case 'suspect':
    case 'trust':
      return whyNotAbout(shown, seat, what.at);
    default:
      return (
        whyNotAbout(shown, seat, what.at) ??
        (isAlive(shown, what.at) ? null : refusal('about-a-ghost', String(what.at)))
      );
  }
}

/** Why a seat may not speak at all. */
export function whyNotSpeak(shown: Shown, seat: Seat): Refusal {
  if (seat === narratorSeat(shown)) return refusal('narrator-has-no-card');
  if (shown.phase !== 'talk' && shown.phase !== 'defence') return refusal('no-talk-now');
  if (!isAlive(shown, seat)) return refusal('ghosts-are-silent');
  if (shown.phase === 'defence' && shown.turn !== seat) return refusal('no-defence');
  if (!shown.isOpen) return refusal('not-opened-yet');
  if (shown.ready.includes(seat)) return refusal('ready-already');
  return statementsLeft(shown, seat) > 0 ? null : refusal('said-enough');
}

/** Whether somebody may claim to be this: what is announced, and what need not be. */
export const mayBeClaimed = (shown: Shown, role: Role): boolean =>
  isInDeck(shown, role) ||
  role === 'villager' ||
  (role === 'possessed' && roles.possessed.from <= playersOf(shown));

function whyNotClaim(shown: Shown, seat: Seat, role: Role): Refusal {
  if (!mayBeClaimed(shown, role)) return refusal('not-in-play', role);
  return claimOf(shown, seat) === role ? refusal('said-already') : null;
}

type Report = Extract<Statement, { readonly kind: 'report' }>;

function whyNotReport(shown: Shown, seat: Seat, { as, night, at }: Report): Refusal {
  if (!isInDeck(shown, as)) return refusal('not-in-play', as);
  if (night > shown.night || !callOf(as).isMadeIn(night)) return refusal('no-such-night', String(night));
  if (nightsReported(shown, seat, as).includes(night)) return refusal('reported-already', String(night));
  if (!nightsToReport(shown, seat, as).includes(night)) return refusal('nights-in-order');
  return at === null ? null : whyNotAbout(shown, seat, at);
}

/** The nights a seat may report of now: the first that it has not yet, and the last one. */
export function nightsToReport(shown: Shown, seat: Seat, as: Reporter): readonly number[] {
  const reported = nightsReported(shown, seat, as);
  const open: number[] = [];
  for (let night = 1; night <= shown.night; night += 1)
    if (callOf(as).isMadeIn(night) && !reported.includes(night)) open.push(night);
  const [first] = open;
  const last = open.at(-1) === shown.night ? shown.night : undefined;
  return [first, last === first ? undefined : last].filter((night) => night !== undefined);
}

function whyNotAbout(shown: Shown, seat: Seat, at: Seat): Refusal {
  if (at >= playersOf(shown)) return refusal('nobody-there', String(at));
  return at === seat ? refusal('about-yourself') : null;
}

function whyNotEcho(shown: Shown, seat: Seat, number: number): Refusal {
  const said = saidToday(shown);
  const meant = said[number - 1];
  if (meant === undefined || number <= said.length - echoable)
    return refusal('no-such-statement', String(number));
  return isBy(meant, seat) ? refusal('about-yourself') : null;
}
