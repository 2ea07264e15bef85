import { judge } from '@rudel/woof/page';
import type { Judgement, Reveal } from '@rudel/woof/page';
import type { Drawing } from '../drawing.ts';
import type { Shot } from './shots.ts';

/** A round that lies open: all cards and boards, and what it came to. */
export type TurnedUp = {
  readonly round: number;
  readonly reveal: Reveal;
  readonly judgement: Judgement;
  readonly isLast: boolean;
};

/** The round that is to be seen turned up now: until its reader puts it away or goes on playing. */
export function turnedUpIn(drawing: Drawing, shot: Shot | null): TurnedUp | null {
  const { shown } = drawing.view.value;
  if (shot?.kind === 'reveal') {
    const { round, reveal } = shot.told;
    return { round, reveal, judgement: shot.told, isLast: false };
  }
  const round = shown.points.length;
  if (shown.last === null || round <= drawing.seenRound.value || isPast(drawing)) return null;
  if (drawing.composer.intent.value !== null) return null;
  const judgement = judge(shown.last, shown.options);
  return { round, reveal: shown.last, judgement, isLast: shown.phase === 'over' };
}

/** A replay, which goes through time by itself, has gone on to the next round. */
const isPast = ({ play, view }: Drawing): boolean =>
  play.keptUnder === undefined && view.value.shown.phase !== 'over' && view.value.shown.log.length > 0;
