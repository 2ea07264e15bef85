import './stage.css';
import type { Seat } from '@rudel/kernel';
import type { StageParts, StageProps } from '@rudel/ui/game-ui';
import type { View, WoelfeTypes } from '@rudel/woelfe/page';
import { Board } from '../board/board.tsx';
import { FlatDie } from '../dice/die.tsx';
import { Emblem } from '../dice/emblems.tsx';
import { catchesOf } from '../logic/catches.ts';
import { SeatNote } from '../seat-note.tsx';

/** The clearing with the trick as large as the room; beside it everybody with what they have caught. */
function Scene({ play, Plate }: StageProps<WoelfeTypes>) {
  const view = play.view.value;
  return (
    <div class="woelfe-stage">
      <Board play={play} />
      <ul class="woelfe-stage-seats">
        {view.hands.map((_, seat) => (
          <li key={seat}>
            <Plate seat={seat}>
              <SeatNote view={view} seat={seat} />
              <Haul view={view} seat={seat} />
            </Plate>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The wolves somebody has caught in this round, one by one. */
function Haul({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { dice = [] } = catchesOf(view.shown)[seat] ?? {};
  const wolves = dice.filter((kind) => kind !== 'H');
  return (
    <span class="woelfe-stage-haul" aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <Emblem kind="B" />
      </svg>
      {wolves.length}
      {dice.map((kind, nth) => (
        <span key={nth}>
          <FlatDie kind={kind} face={null} />
        </span>
      ))}
    </span>
  );
}

export const stage: StageParts<WoelfeTypes> = { Scene, hasOwnSeats: true };
