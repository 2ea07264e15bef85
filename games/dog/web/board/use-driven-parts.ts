import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { inNest, seatOf, stoneAt } from '@rudel/dog/page';
import type { Hit, Leg } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import { play as playSound } from '@rudel/ui/sound';
import type { Composed } from '../logic/compose.ts';
import { nestPoint, pointOf } from '../logic/geometry.ts';
import { pace } from '../logic/staging.ts';
import type { StoneMotion } from '../logic/staging.ts';
import { wayOf } from '../logic/ways.ts';
import { stoneFrames } from './animate.ts';

const longest = 350;

type Motion = Pick<StoneMotion, 'index' | 'points' | 'gait' | 'lasts'>;

function driven({ board }: Composed, { from, to }: Leg, eye: Eye): Motion {
  const index = stoneAt(board, to);
  const points = wayOf(seatOf(index), from, to).map((place) => pointOf(place, eye));
  return { index, points, gait: 'steps', lasts: Math.min(longest, (points.length - 1) * pace.step) };
}

/** The newest stone in a nest is the one that was hit last. */
function hit({ board }: Composed, { seat, from }: Hit, eye: Eye): Motion {
  const hollow = board.slice(seat * 4, seat * 4 + 4).lastIndexOf(inNest);
  const points = [pointOf(from, eye), nestPoint(seat, Math.max(0, hollow), eye)];
  return { index: seat * 4 + hollow, points, gait: 'hit', lasts: pace.hit };
}

/** Moves the stones of a seven as its parts are tapped together, before anything is sent. */
export function useDrivenParts(drawing: RefObject<SVGSVGElement | null>, composed: Composed, eye: Eye): void {
  const { legs, hits } = composed;
  const before = useRef({ legs: 0, hits: 0 });
  useLayoutEffect(() => {
    const { current: known } = before;
    before.current = { legs: legs.length, hits: hits.length };
    const isCalm = document.documentElement.dataset['motion'] === 'reduced';
    const newest = legs.at(-1);
    if (legs.length <= known.legs || newest === undefined || composed.left === null) return;
    playSound(hits.length > known.hits ? 'hit' : 'stone');
    if (isCalm || stoneAt(composed.board, newest.to) < 0) return;
    const motions = [
      driven(composed, newest, eye),
      ...hits.slice(known.hits).map((one) => hit(composed, one, eye)),
    ];
    for (const motion of motions) {
      const stone = drawing.current?.querySelector(`[data-stone="${motion.index}"]`);
      stone?.animate(stoneFrames(motion), { duration: motion.lasts, easing: 'ease-in-out' });
    }
  }, [legs.length, hits.length]);
}
