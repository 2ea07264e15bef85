import '../dog.css';
import { useRef } from 'preact/hooks';
import { fresh, seatOf, stoneAt } from '@rudel/dog/page';
import type { Board as Stones, Place } from '@rudel/dog/page';
import type { Eye } from '@rudel/kernel';
import type { Play } from '../../game-ui.ts';
import { composerOf } from '../composer.ts';
import type { Composed } from '../logic/compose.ts';
import { boardSize, pointOf, stonePoint } from '../logic/geometry.ts';
import type { Telling } from '../logic/labels.ts';
import { wayOf } from '../logic/ways.ts';
import { choicesOf, Markers } from './choices.tsx';
import { Ground } from './ground.tsx';
import { Piles } from './piles.tsx';
import { StoneShape } from './stone.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useScene } from './use-scene.ts';

/** The middle of the table: the ring, the stones on it, the cards laid down. */
export function Board({ play }: { readonly play: Play }) {
  const composer = composerOf(play);
  const view = composer.view.value;
  const composed = composer.composed.value;
  const drawing = useRef<SVGSVGElement>(null);
  const choices = composer.isOpen.value ? choicesOf(composed) : [];
  const telling: Telling = { words: composer.words.value, nameOf: play.nameOf, view };
  const flights = useScene(play, drawing, composed);
  const { current, onKeyDown, onClick } = useBoardKeys(drawing, choices, view.eye, composer);
  return (
    <div class="dog-board">
      <svg
        ref={drawing}
        class={choices.length > 0 ? 'dog-drawing dog-asks' : 'dog-drawing'}
        viewBox={`0 0 ${boardSize} ${boardSize}`}
        role="group"
        aria-label={telling.words.board}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <Ground eye={view.eye} />
        <Piles view={view} words={telling.words} nameOf={play.nameOf} />
        <Traces composed={composed} began={view.shown.board} eye={view.eye} />
        <Pieces stones={composed.board} began={view.shown.board} eye={view.eye} />
        <Ghost composed={composed} eye={view.eye} />
        <Markers telling={telling} composed={composed} choices={choices} current={current} />
        {flights}
      </svg>
    </div>
  );
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

/** Whether no stone of this seat was there before. */
function isMoved(stones: Stones, began: Stones, index: number): boolean {
  const first = index & ~3;
  const count = (board: Stones): number =>
    board.slice(first, first + 4).filter((stone) => stone === stones[index]).length;
  return stones !== began && count(stones) > count(began);
}

function pathOf(places: readonly Place[], eye: Eye): string {
  return places
    .map((place, nth) => {
      const { x, y } = pointOf(place, eye);
      return `${nth === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

type TracesProps = { readonly composed: Composed; readonly began: Stones; readonly eye: Eye };

/** The ways of the move in the making. */
function Traces({ composed, began, eye }: TracesProps) {
  const { draft, legs, as } = composed;
  const shown = draft !== null && 'legs' in draft ? draft.legs : legs;
  return (
    <g class="dog-traces">
      {shown.map(({ from, to }, nth) => {
        const seat = seatOf(Math.max(0, stoneAt(began, shown[0]?.from ?? from)));
        return (
          <path key={nth} d={pathOf(as === 'J' ? [from, to] : wayOf(ownerOf(to, seat), from, to), eye)} />
        );
      })}
    </g>
  );
}

/** A stall tells by itself whose stone goes there. */
const ownerOf = (to: Place, seat: number): number => (to >= 64 && to < 80 ? (to - 64) >> 2 : seat);

/** Where the stone of a complete move will stand; a seven has already put it there. */
function Ghost({ composed, eye }: { readonly composed: Composed; readonly eye: Eye }) {
  const { draft, board, left } = composed;
  if (draft === null || left !== null || !('legs' in draft) || draft.kind === 'swap') return null;
  const [leg] = draft.legs;
  if (leg === undefined) return null;
  const seat = draft.kind === 'exit' ? leg.from - 80 : seatOf(stoneAt(board, leg.from));
  const { x, y } = pointOf(leg.to, eye);
  return (
    <g class="dog-ghost" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <StoneShape seat={seat} isFresh={draft.kind === 'exit'} />
    </g>
  );
}
