import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { lowestWins, rollerAt } from '@rudel/woelfe/page';
import type { Kind, Trick, View } from '@rudel/woelfe/page';
import { Emblem } from '../dice/emblems.tsx';
import { isSame } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import type { Shot } from '../logic/shots.ts';
import { slotsOf } from '../logic/slots.ts';
import { SlotPlace } from './slot.tsx';

export type TrickRowProps = {
  readonly drawing: Drawing;
  readonly trick: Trick;
  readonly isTaken: boolean;
  readonly shot: Shot | null;
  readonly onAsk: (kind: Kind) => void;
};

/** Whose die is waited for in the trick on the table. */
const nextIn = ({ shown }: View, shot: Shot | null): Seat | null =>
  shot === null && shown.phase === 'play' ? shown.turn : null;

/** The trick in the order of rolling, with a place for everybody. */
export function TrickRow({ drawing, trick, isTaken, shot, onAsk }: TrickRowProps) {
  const { play, words, legal, draft } = drawing;
  const view = drawing.view.value;
  const row = useRef<HTMLOListElement>(null);
  const next = isTaken ? null : nextIn(view, shot);
  const lays = legal.value.flatMap((move) => (move.kind === 'lay' ? [move] : []));
  useBeeFlight(row, shot);
  return (
    <div class="woelfe-trick" data-seats={view.shown.seats} data-lowest={lowestWins(trick)}>
      <p class="woelfe-law">
        {lowestWins(trick) && (
          <>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Emblem kind="F" />
            </svg>
            {words.value.lowestWins}
          </>
        )}
      </p>
      <ol class="woelfe-slots" ref={row}>
        {slotsOf(trick, view.shown.seats).map((slot) => {
          const lay = lays.find(({ at }) => at === slot.seat);
          return (
            <SlotPlace
              key={slot.seat}
              slot={slot}
              words={words.value}
              nameOf={play.nameOf}
              isTaken={isTaken}
              isRolling={shot?.rolling === slot.place}
              goblin={slot.place === trick.dice.length - 1 ? (shot?.goblin ?? null) : null}
              isNext={slot.seat === next}
              onLay={lay === undefined ? null : () => drawing.propose(lay)}
              isLaid={lay !== undefined && isSame(draft.value, lay)}
              onAsk={onAsk}
            />
          );
        })}
      </ol>
    </div>
  );
}

/** A bee that is laid flies from who rolled it to where it lies. */
function useBeeFlight(row: RefObject<HTMLOListElement | null>, shot: Shot | null): void {
  useLayoutEffect(() => {
    const list = row.current;
    if (list === null || shot === null || shot.flying === null) return;
    const by = rollerAt(shot.trick.leader, shot.flying, list.children.length);
    const spot = list.querySelector(`[data-slot="${shot.flying}"] .woelfe-spot`);
    const bee = list.querySelector(`[data-bee="${by}"]`);
    if (spot === null || bee === null) return;
    const flight = bee.animate(flightFrames(spot.getBoundingClientRect(), bee.getBoundingClientRect()), {
      duration: shot.lasts,
      easing: 'ease-in-out',
    });
    return () => flight.cancel();
  }, [shot]);
}

function flightFrames(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return [
    { transform: `translate(${x}px, ${y}px) scale(2)` },
    { transform: `translate(${x / 2}px, ${y / 2 - 40}px) rotate(-14deg) scale(1.7)` },
    { transform: 'none' },
  ];
}
