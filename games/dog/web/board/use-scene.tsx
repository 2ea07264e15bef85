import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { play as playSound } from '@rudel/ui/sound';
import type { Composed } from '../logic/compose.ts';
import type { Point } from '../logic/geometry.ts';
import { stagingOf } from '../logic/staging.ts';
import type { Staging } from '../logic/staging.ts';
import type { Play, Scene } from '../play.ts';
import { animate } from './animate.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { seatStyle } from './seat-style.ts';

/** Time for a frame or two after the last motion, and for browsers that are late. */
const grace = 40;

function planFor(scene: Scene, composed: Composed): Staging {
  const { draft, left, choices } = composed;
  return stagingOf({
    before: scene.before,
    glimpses: scene.glimpses,
    slot: draft === null ? null : choices.slot,
    isDriven: draft !== null && left === 0,
  });
}

/** Runs a staging to its end and tells when it is there, also when it is broken off. */
function run(svg: SVGSVGElement, staging: Staging, onEnd: () => void): () => void {
  const running = animate(svg, staging);
  const timers = staging.cues.map(({ sound, at }) => setTimeout(() => playSound(sound), at));
  let isDone = false;
  const finish = (): void => {
    if (!isDone) onEnd();
    isDone = true;
  };
  timers.push(setTimeout(finish, staging.lasts + grace));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const animation of running) animation.cancel();
    finish();
  };
}

/** The rings and splinters of a hit. */
function Impact({ nth, seat, point: { x, y } }: { nth: number; seat: Seat; point: Point }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} style={seatStyle(seat)}>
      <g class="dog-impact" data-impact={nth}>
        <circle r="48" />
        <path d="M0 -62V-88M54 -31L76 -44M54 31L76 44M0 62V88M-54 31L-76 44M-54 -31L-76 -44" />
      </g>
    </g>
  );
}

/** Shows the table's scene on the drawing and says when it has come to rest. */
export function useScene(play: Play, drawing: RefObject<SVGSVGElement | null>, composed: Composed) {
  const scene = play.stage.scene.value;
  const staging = useMemo(() => (scene === null ? null : planFor(scene, composed)), [scene]);
  useLayoutEffect(() => {
    // What is played lies open from the first moment; what it leads to is told when it is there.
    if (staging !== null) play.stage.tell(1);
  }, [staging]);
  useLayoutEffect(
    () =>
      staging === null || drawing.current === null
        ? () => {}
        : run(drawing.current, staging, () => {
            const now = play.stage.scene.peek();
            if (now === scene || now === null) play.stage.sceneDone();
          }),
    [staging],
  );
  if (staging === null) return null;
  return (
    <g class="dog-flights" aria-hidden="true">
      {staging.impacts.map(({ seat, point }, nth) => (
        <Impact key={nth} nth={nth} seat={seat} point={point} />
      ))}
      {staging.flights.map(({ card, as, lands }, nth) => (
        <g key={nth} data-flight={nth} class={lands ? 'dog-flight dog-flight-landed' : 'dog-flight'}>
          {card === null ? <CardBack /> : <CardFace card={card} as={as} large />}
        </g>
      ))}
    </g>
  );
}
