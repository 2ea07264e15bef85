import { judge, listOf, scoresOf } from '@rudel/woof/page';
import type { Glimpse, Judgement, Reveal, Shown, View } from '@rudel/woof/page';
import type { Standing } from './reveal-steps.ts';
import type { Shot } from './shots.ts';

/** A round that lies open: all cards and boards, and what it came to. */
export type TurnedUp = {
  readonly round: number;
  readonly reveal: Reveal;
  readonly judgement: Judgement;
  /** Points and error tokens before this round was judged. */
  readonly before: Standing;
  /** With this round the match is over. */
  readonly isLast: boolean;
  /** It is being turned up right now, step by step. */
  readonly isMoving: boolean;
};

/** The round that a scene turns up. */
export function turnedUpBy(shot: Shot & { readonly kind: 'reveal' }, { shown }: View): TurnedUp {
  const { told, isLast, isMoving } = shot;
  const before = { points: scoresOf(shown), errors: shown.errors };
  return { round: told.round, reveal: told.reveal, judgement: told, before, isLast, isMoving };
}

/** The last round that came to its end; null while the first one runs. */
export function lastTurnedUp({ shown }: View): TurnedUp | null {
  if (shown.last === null) return null;
  const judgement = judge(shown.last, shown.options);
  return {
    round: shown.points.length,
    reveal: shown.last,
    judgement,
    before: standingBefore(shown, judgement),
    isLast: shown.phase === 'over',
    isMoving: false,
  };
}

/** How many glimpses are told while a round lies open; while its cards are still turned, nothing of how it came out. */
export function readUpTo(
  log: readonly Glimpse[],
  { round, isMoving }: Pick<TurnedUp, 'round' | 'isMoving'>,
): number {
  const at = log.findLastIndex((glimpse) => glimpse.kind === 'revealed' && glimpse.round === round);
  return isMoving || at === -1 ? Math.max(at, 0) : at + 1;
}

function standingBefore(shown: Shown, { verdicts, points }: Judgement): Standing {
  const scores = scoresOf(shown);
  return {
    points: listOf(shown.seats).map((seat) => (scores[seat] ?? 0) - (points[seat] ?? 0)),
    errors: shown.errors.map((count, seat) => count - (verdicts[seat]?.error === null ? 0 : 1)),
  };
}
