import { dogPage } from '@rudel/dog/page';
import type { Glimpse, View } from '@rudel/dog/page';
import type { GameForPlayers, GameUi } from '../game-ui.ts';
import { Board } from './board/board.tsx';
import { Hand } from './hand/hand.tsx';
import { openView } from './logic/open-view.ts';
import { standingOf } from './logic/standing.ts';
import { storyOf } from './logic/story.ts';
import { SeatNote } from './seat-note.tsx';
import { dogWords } from './words.ts';

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
  standingIn: (standing, language) => dogWords[language].standing(standing),
  nextSits: 'right',
  storyOf: (glimpses, nameOf, language) =>
    storyOf(glimpses as unknown as readonly Glimpse[], nameOf, dogWords[language]),
  openView: (views) => openView(views as unknown as readonly View[]),
};
