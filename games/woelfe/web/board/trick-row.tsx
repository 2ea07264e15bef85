import { useRef } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { lowestWins } from '@rudel/woelfe/page';
import type { Kind, Trick, View } from '@rudel/woelfe/page';
import { Emblem } from '../dice/emblems.tsx';
import { isSame } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import type { Shot } from '../logic/shots.ts';
import { slotsOf, whileRolling } from '../logic/slots.ts';
import { SlotPlace } from './slot.tsx';
import { useFlights } from './use-flights.ts';

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
  const judged = whileRolling(trick, shot?.rolling ?? null);
  useFlights(row, shot);
  return (
    <div class="woelfe-trick" data-seats={view.shown.seats} data-lowest={lowestWins(trick)}>
      <p class="woelfe-law">
        {lowestWins(trick) && (
          <span>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Emblem kind="F" />
            </svg>
            {words.value.lowestWins}
          </span>
        )}
      </p>
      <ol class="woelfe-slots" ref={row}>
        {slotsOf(judged, view.shown.seats).map((slot) => {
          const lay = lays.find(({ at }) => at === slot.seat);
          return (
            <SlotPlace
              key={slot.seat}
              slot={slot}
              face={trick.dice[slot.place]?.face ?? null}
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
