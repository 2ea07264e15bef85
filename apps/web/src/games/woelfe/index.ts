import { scoresOf, woelfePage } from '@rudel/woelfe/page';
import type { Glimpse, View } from '@rudel/woelfe/page';
import type { GameForPlayers, GameUi } from '../game-ui.ts';
import { Board } from './board/board.tsx';
import { Hand } from './hand/hand.tsx';
import { openView } from './logic/open-view.ts';
import { lapsedIn, standing } from './logic/standing.ts';
import { storyOf } from './logic/story.ts';
import { SeatNote } from './seat-note.tsx';
import { woelfeWords } from './words.ts';

/** Wölfe at the table. Sides last for a round only; a match is won alone. */
export const ui: GameUi = {
  game: woelfePage as unknown as GameForPlayers,
  levels: ['random', 'greedy', 'strong'],
  Board,
  Hand,
  SeatNote,
  partiesOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  usesOption: (option, seats) => seats === 4 || option === 'goblinSeconds',
  standingOf: (view) => scoresOf((view as unknown as View).shown),
  standingIn: (score, language) => woelfeWords[language].points(score),
  nextSits: 'left',
  standing,
  ownTimes: ['goblinSeconds'],
  lapsedIn,
  storyOf: (glimpses, nameOf, language) =>
    storyOf(glimpses as unknown as readonly Glimpse[], nameOf, language),
  openView: (views) => openView(views as unknown as readonly View[]),
};
