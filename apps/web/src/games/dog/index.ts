import { dogPage } from '@rudel/dog/page';
import type { View } from '@rudel/dog/page';
import type { GameForPlayers, GameUi } from '../game-ui.ts';
import { Board } from './board/board.tsx';
import { Hand } from './hand/hand.tsx';
import { standingOf } from './logic/standing.ts';
import { SeatNote } from './seat-note.tsx';

/** Dog at the table. */
export const ui: GameUi = {
  game: dogPage as unknown as GameForPlayers,
  levels: ['random', 'greedy'],
  Board,
  Hand,
  SeatNote,
  partiesOf: () => [
    [0, 2],
    [1, 3],
  ],
  standingOf: (view) => standingOf(view as unknown as View),
};
