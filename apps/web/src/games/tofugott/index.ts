import { tofugottPage } from '@rudel/tofugott/page';
import type { Glimpse, View } from '@rudel/tofugott/player';
import type { GameForPlayers, GameUi } from '../game-ui.ts';
import { Board } from './board/board.tsx';
import { DeckField } from './deck/deck-field.tsx';
import { Hand } from './hand/hand.tsx';
import { longestScene } from './logic/ending.ts';
import { openView } from './logic/open-view.ts';
import { storyOf } from './logic/story.ts';
import { SeatNote } from './seat-note.tsx';
import { tofugottWords } from './words.ts';

/** Tofugott at the table. */
export const ui: GameUi = {
  game: tofugottPage as unknown as GameForPlayers,
  levels: ['novice', 'greedy', 'strong'],
  Board,
  Hand,
  SeatNote,
  partiesOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  standingOf: (view) => (view as unknown as View).shown.points,
  standingIn: (points, language) => tofugottWords[language].points(points),
  nextSits: 'left',
  longestScene,
  optionEditors: { deck: DeckField },
  lapsedIn: (before, language) =>
    (before as unknown as View).shown.phase === 'show' ? tofugottWords[language].lapsed : null,
  storyOf: (glimpses, nameOf, language) =>
    storyOf(glimpses as unknown as readonly Glimpse[], nameOf, language),
  openView: (views) => openView(views as unknown as readonly View[]),
};
