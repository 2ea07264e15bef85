import './scene-in-turn.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GamePicture } from '../game-picture.tsx';

/** Pictures that are in view and not drawn yet, in the order in which they came there. */
const waiting: (() => void)[] = [];
let isDrawing = false;

/** Draws one picture a frame, so that a slow phone can answer in between. */
function drawNext(): void {
  const draw = waiting.shift();
  isDrawing = draw !== undefined;
  if (draw === undefined) return;
  draw();
  requestAnimationFrame(() => setTimeout(drawNext));
}

/** Puts a drawing at the end of the line; returns what takes it out again. */
function inLine(draw: () => void): () => void {
  waiting.push(draw);
  if (!isDrawing) {
    isDrawing = true;
    requestAnimationFrame(() => setTimeout(drawNext));
  }
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** How far below the screen a picture is drawn already. */
const ahead = '300px';

/** The picture of a game, drawn in its turn once it is in view; until then there is its sky. */
export function SceneInTurn({ game }: { game: string }) {
  const [isDrawn, setDrawn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    let leaveLine = (): void => {};
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        leaveLine = inLine(() => setDrawn(true));
      },
      { rootMargin: ahead },
    );
    watcher.observe(place.current);
    return () => {
      watcher.disconnect();
      leaveLine();
    };
  }, []);
  return isDrawn ? (
    <GamePicture game={game} />
  ) : (
    <div ref={place} class={`scene scene-${game} scene-to-come`} />
  );
}
