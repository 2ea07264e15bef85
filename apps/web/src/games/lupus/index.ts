import { lupusPage } from '@rudel/lupus/page';
import type { Glimpse, View } from '@rudel/lupus/page';
import type { GameForPlayers, GameUi, OptionEditorProps } from '../game-ui.ts';
import { Board } from './board/board.tsx';
import type { Timed } from './deck/seconds-field.tsx';
import { Hand } from './hand/hand.tsx';
import { lazyPart } from './lazy-part.tsx';
import { lapsedIn } from './logic/lapsed-in.ts';
import { longestScene } from './logic/moments.ts';
import { openView } from './logic/open-view.ts';
import { openlyTold } from './logic/openly-told.ts';
import { seatMark } from './logic/seat-mark.ts';
import { storyOf } from './logic/story.ts';
import { SeatNote } from './seat-note.tsx';
import { lupusWords } from './words.ts';

/** A character whose choice is part of the deck's one field. */
const InDeckField = (): null => null;

const secondsField = (option: Timed) =>
  lazyPart<OptionEditorProps>(async () => (await import('./deck/seconds-field.tsx')).secondsField(option));

/** Lupus in Tabula at the table. */
export const ui: GameUi = {
  game: lupusPage as unknown as GameForPlayers,
  levels: ['novice', 'strong'],
  Board,
  Hand,
  SeatNote,
  partiesOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  standingOf: () => [],
  nextSits: 'left',
  longestScene,
  seatMark,
  ownTimes: ['nightSeconds', 'discussionSeconds', 'voteSeconds', 'defenceSeconds'] satisfies readonly Timed[],
  lapsedIn: (before, language) => lapsedIn(before as unknown as View, lupusWords[language]),
  Ending: lazyPart(async () => (await import('./ending/ending.tsx')).Ending),
  hasOwnSeats: true,
  optionEditors: {
    medium: lazyPart(async () => (await import('./deck/deck-field.tsx')).DeckField),
    possessed: InDeckField,
    bodyguard: InDeckField,
    owl: InDeckField,
    freemasons: InDeckField,
    werehamster: InDeckField,
    mythomaniac: InDeckField,
    nightSeconds: secondsField('nightSeconds'),
    discussionSeconds: secondsField('discussionSeconds'),
    voteSeconds: secondsField('voteSeconds'),
    defenceSeconds: secondsField('defenceSeconds'),
  },
  openlyTold: (glimpse) => openlyTold(glimpse as unknown as Glimpse),
  storyOf: (glimpses, nameOf, language) =>
    storyOf(glimpses as unknown as readonly Glimpse[], nameOf, language),
  openView: (views) => openView(views as unknown as readonly View[]),
};
