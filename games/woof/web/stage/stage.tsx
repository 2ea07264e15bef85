import './stage.css';
import type { StageParts, StageProps } from '@rudel/ui/game-ui';
import type { WoofTypes } from '@rudel/woof/page';
import { Board } from '../board/board.tsx';

/** The ring on the whole width: every place says who sits there, what was said there, and who is to speak. */
function Scene({ play }: StageProps<WoofTypes>) {
  return (
    <div class="woof-stage">
      <Board play={play} />
    </div>
  );
}

export const stage: StageParts<WoofTypes> = { Scene, hasOwnSeats: true };
