import './stage.css';
import type { TofugottTypes } from '@rudel/tofugott/page';
import type { StageParts, StageProps } from '@rudel/ui/game-ui';
import { Board } from '../board/board.tsx';

/** The way to the shrine above, and below it what is read out, guessed and turned over, large enough to be read together. */
function Scene({ play }: StageProps<TofugottTypes>) {
  return (
    <div class="tofu-on-stage">
      <Board play={play} />
    </div>
  );
}

export const stage: StageParts<TofugottTypes> = { Scene };
