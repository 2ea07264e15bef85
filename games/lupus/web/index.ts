import { lupusPage } from '@rudel/lupus/page';
import { sealUi } from '@rudel/ui/game-ui';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { Board } from './board/board.tsx';
import type { Timed } from './deck/seconds-field.tsx';
import { Hand } from './hand/hand.tsx';
import { lazyPart } from './lazy-part.tsx';
import { lapsedIn } from './logic/lapsed-in.ts';
import { longestScene } from './logic/moments.ts';
import { openView } from './logic/open-view.ts';
import { openlyTold } from './logic/openly-told.ts';
import { seatMark } from './logic/seat-mark.ts';
import { sideIn } from './logic/side-in.ts';
import { storyOf } from './logic/story.ts';
import { timeOf } from './logic/time-of.ts';
import type { GameUi, OptionEditorProps } from './play.ts';
import { SeatNote } from './seat-note.tsx';
import { lupusWords } from './words.ts';

/** A character whose choice is part of the deck's one field. */
const InDeckField = (): null => null;

const secondsField = (option: Timed) =>
  lazyPart<OptionEditorProps>(async () => (await import('./deck/seconds-field.tsx')).secondsField(option));

/** Lupus in Tabula at the table. */
const lupusUi: GameUi = {
  game: lupusPage,
  table: { Board, Hand, SeatNote, nextSits: 'left', longestScene, hasOwnSeats: true },
  score: {
    teamsOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
    progressOf: () => [],
  },
  lobby: {
    seatMark,
    timesIn: (language) => lupusWords[language].ownTimes,
    ownTimes: [
      'nightSeconds',
      'discussionSeconds',
      'voteSeconds',
      'defenceSeconds',
    ] satisfies readonly Timed[],
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
  },
  telling: {
    lapsedIn: (before, language) => lapsedIn(before, lupusWords[language]),
    openlyTold,
  },
  ending: {
    sideIn,
    storyOf,
    Ending: lazyPart(async () => (await import('./ending/ending.tsx')).Ending),
    openView,
  },
  sceneryIn: ({ shown }) => (timeOf(shown) === 'night' ? 'night' : 'morning'),
  hasHints: true,
  guidance: async () => (await import('./guidance/guidance.ts')).guidance,
  script: async () => (await import('./script/index.ts')).scripts,
  Summary: lazyPart(async () => (await import('./summary/summary.tsx')).Summary),
};

export const ui: AnyGameUi = sealUi(lupusUi);
