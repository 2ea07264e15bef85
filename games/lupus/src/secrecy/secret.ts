import type { Eye, Seat } from '@rudel/kernel';
import { judgesOf } from '../day/votes.ts';
import { roles } from '../roles/index.ts';
import type { Role } from '../roles/role.ts';
import type { Shown } from '../types.ts';
import { narratorSeat } from '../village/narrators.ts';
import { isAlive, livingSeats, playerSeats } from '../village/seats.ts';

/** What is decided, or was until a moment ago. */
export function decidedNow(shown: Shown): Shown['phase'] {
  if (shown.phase !== 'lots') return shown.phase;
  if (shown.call !== null) return 'call';
  return shown.days.at(-1)?.suspects.length === 2 ? 'verdict' : 'vote';
}

/** Whether all decide at once, in secret. */
export function isSecret(shown: Shown): boolean {
  const phase = decidedNow(shown);
  return (
    phase === 'call' ||
    phase === 'verdict' ||
    (phase === 'vote' && shown.options.firstVote === 'simultaneous')
  );
}

/** Who may have answered where all decide at once: public, and nobody else is asked. */
export function answering(shown: Shown): readonly Seat[] {
  if (!shown.isOpen || !isSecret(shown)) return [];
  const phase = decidedNow(shown);
  if (phase === 'call') return livingSeats(shown);
  return phase === 'verdict' ? judgesOf(shown) : playerSeats(shown);
}

const undealt: readonly Shown['phase'][] = ['deck', 'possessed', 'deal'];

export const isDealt = ({ phase }: Pick<Shown, 'phase'>): boolean => !undealt.includes(phase);

/** The narrator sees everything at any time, and everybody when the match is over (1.4, 2.2). */
export const seesAll = (shown: Shown, eye: Eye): boolean =>
  shown.phase === 'over' || (eye !== 'table' && eye === narratorSeat(shown));

/** Whose card an eye sees: its own, a ghost's where that is played (1.4). */
export function seesCard(shown: Shown, eye: Eye, seat: Seat): boolean {
  if (seesAll(shown, eye)) return true;
  if (!isDealt(shown)) return false;
  return eye === seat || (shown.options.revealAtDeath === 'yes' && !isAlive(shown, seat));
}

/** Whose answers an eye sees while all decide at once. */
export const seesAnswer = (shown: Shown, eye: Eye, seat: Seat): boolean =>
  seesAll(shown, eye) || eye === seat;

/** Whose diary an eye sees: its own; and where it sees everything, those that tell something, not what was pointed for show. */
export const seesDiary = (shown: Shown, eye: Eye, seat: Seat, role: Role): boolean =>
  eye === seat || (seesAll(shown, eye) && roles[role].call !== null);
