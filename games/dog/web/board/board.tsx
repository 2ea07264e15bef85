import './wood.css';
import './stones.css';
import '../faces.css';
import { useMemo, useRef } from 'preact/hooks';
import { fresh, seatOf } from '@rudel/dog/page';
import type { Board as Stones, Glimpse } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import { composerOf } from '../composer.ts';
import { boardSize, stonePoint } from '../logic/geometry.ts';
import type { Telling } from '../logic/labels.ts';
import { lastMoveOf, sinceExchange } from '../logic/last-move.ts';
import type { LastMove as Played } from '../logic/last-move.ts';
import { namedFields } from '../logic/named-fields.ts';
import type { Play } from '../play.ts';
import { choicesOf, Markers } from './choices.tsx';
import { FieldNumbers } from './field-numbers.tsx';
import { Ground } from './ground.tsx';
import { Piles } from './piles.tsx';
import { StoneShape } from './stone.tsx';
import { Ghost, LastMove, Traces } from './traces.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useDrivenParts } from './use-driven-parts.ts';
import { useScene } from './use-scene.tsx';

const noLog: readonly Glimpse[] = [];

/** The middle of the table: the ring, the stones on it, the cards laid down. */
export function Board({ play }: { readonly play: Play }) {
  const composer = composerOf(play);
  const view = composer.view.value;
  const { eye, shown } = view;
  const composed = composer.composed.value;
  const drawn = composer.drawn.value;
  const drawing = useRef<SVGSVGElement>(null);
  const choices = composer.isOpen.value ? choicesOf(composed) : [];
  const telling: Telling = { words: composer.words.value, nameOf: play.nameOf, view };
  const ground = useMemo(() => <Ground eye={eye} />, [eye]);
  const flights = useScene(play, drawing, composed);
  const { current, onKeyDown, onClick } = useBoardKeys(drawing, choices, eye, composer);
  useDrivenParts(drawing, composed, eye);
  const isStill = play.stage.scene.value === null;
  const log = play.match.log.value ?? noLog;
  const lastMove = useLastMove(play, log);
  return (
    <div class="dog-board">
      <svg
        ref={drawing}
        class={choices.length > 0 ? 'dog-drawing dog-asks' : 'dog-drawing'}
        viewBox={`-6 -4 ${boardSize + 12} ${boardSize + 16}`}
        role="group"
        aria-label={telling.words.board}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {ground}
        <Piles view={view} words={telling.words} nameOf={play.nameOf} log={log} />
        {isStill && drawn.card === null && <LastMove move={lastMove} eye={eye} />}
        {isStill && <Traces composed={drawn} began={shown.board} eye={eye} />}
        <Pieces stones={drawn.board} began={shown.board} eye={eye} />
        {isStill && <Ghost composed={drawn} eye={eye} />}
        <Markers telling={telling} composed={composed} choices={choices} current={current} />
        {isStill && <FieldNumbers fields={namedFields(drawn, lastMove)} eye={eye} />}
        {flights}
      </svg>
    </div>
  );
}

/** What was played last: as it was shown, or on a page that has just come what the log tells of it. */
function useLastMove(play: Play, log: readonly Glimpse[]): Played | null {
  const shown = play.stage.last.value?.glimpses;
  return useMemo(() => lastMoveOf(shown ?? sinceExchange(log)), [shown ?? log]);
}

type PiecesProps = { readonly stones: Stones; readonly began: Stones; readonly eye: Eye };

/** All sixteen stones; those that a seven in the making has moved are marked as not yet there. */
function Pieces({ stones, began, eye }: PiecesProps) {
  return (
    <g class="dog-stones">
      {stones.map((stone, index) => {
        const { x, y } = stonePoint(stones, index, eye);
        return (
          <g
            key={index}
            data-stone={index}
            class={isMoved(stones, began, index) ? 'dog-stone dog-tentative' : 'dog-stone'}
            style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
          >
            <StoneShape seat={seatOf(index)} isFresh={stone === fresh} />
          </g>
        );
      })}
    </g>
  );
}

/** Whether a stone of this seat has come there since. */
function isMoved(stones: Stones, began: Stones, index: number): boolean {
  const first = index & ~3;
  const alike = (board: Stones, end: number): number =>
    board.slice(first, end).filter((stone) => stone === stones[index]).length;
  return stones !== began && alike(stones, index) >= alike(began, first + 4);
}
