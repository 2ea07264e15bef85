import { tofugottPage } from '@rudel/tofugott/page';
import { sealUi } from '@rudel/ui/game-ui';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { Board } from './board/board.tsx';
import { DeckField } from './deck/deck-field.tsx';
import { Hand } from './hand/hand.tsx';
import { longestScene } from './logic/ending.ts';
import { openView } from './logic/open-view.ts';
import { storyOf } from './logic/story.ts';
import type { GameUi } from './play.ts';
import { SeatNote } from './seat-note.tsx';
import { tofugottWords } from './words.ts';

/** Tofugott at the table. */
const tofugottUi: GameUi = {
  game: tofugottPage,
  table: { Board, Hand, SeatNote, nextSits: 'left', longestScene },
  score: {
    teamsOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
    progressOf: ({ shown }) => shown.points,
    progressIn: (points, language) => tofugottWords[language].points(points),
  },
  lobby: { optionEditors: { deck: DeckField } },
  telling: {
    lapsedIn: ({ shown }, language) => (shown.phase === 'show' ? tofugottWords[language].lapsed : null),
  },
  ending: { storyOf, openView },
  sceneryIn: () => 'shrine',
  hasHints: true,
  guidance: async () => (await import('./guidance/guidance.ts')).guidance,
  stage: async () => (await import('./stage/stage.tsx')).stage,
  script: async () => (await import('./script/index.ts')).scripts,
  Summary: lazyPart(async () => (await import('./summary/summary.tsx')).Summary),
};

export const ui: AnyGameUi = sealUi(tofugottUi);
