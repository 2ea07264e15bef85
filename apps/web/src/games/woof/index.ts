import { scoresOf, woofPage } from '@rudel/woof/page';
import type { Glimpse, View } from '@rudel/woof/page';
import type { GameForPlayers, GameUi } from '../game-ui.ts';
import { Board } from './board/board.tsx';
import { Hand } from './hand/hand.tsx';
import { isOptionUsed } from './logic/is-option-used.ts';
import { openView } from './logic/open-view.ts';
import { longestScene } from './logic/shots.ts';
import { storyOf } from './logic/story.ts';
import { SeatNote } from './seat-note.tsx';
import { woofWords } from './words.ts';

/** Woof!! at the table: everybody wins alone. */
export const ui: GameUi = {
  game: woofPage as unknown as GameForPlayers,
  levels: ['random', 'greedy', 'strong'],
  Board,
  Hand,
  SeatNote,
  partiesOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  standingOf: (view) => scoresOf((view as unknown as View).shown),
  standingIn: (points, language) => woofWords[language].points(points),
  nextSits: 'left',
  usesOption: (option, _seats, { deck }) => isOptionUsed(option, deck),
  longestScene,
  storyOf: (glimpses, nameOf, language) =>
    storyOf(glimpses as unknown as readonly Glimpse[], nameOf, language),
  openView: (views) => openView(views as unknown as readonly View[]),
};
