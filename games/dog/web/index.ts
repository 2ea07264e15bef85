import { dogPage } from '@rudel/dog/page';
import { sealUi } from '@rudel/ui/game-ui';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { Board } from './board/board.tsx';
import { Hand } from './hand/hand.tsx';
import { openView } from './logic/open-view.ts';
import { progressOf } from './logic/progress.ts';
import { storyOf } from './logic/story.ts';
import type { GameUi } from './play.ts';
import { SeatNote } from './seat-note.tsx';
import { dogWords } from './words.ts';

/** Dog at the table. */
const dogUi: GameUi = {
  game: dogPage,
  table: { Board, Hand, SeatNote, nextSits: 'right' },
  score: {
    teamsOf: () => [
      [0, 2],
      [1, 3],
    ],
    progressOf,
    progressIn: (progress, language) => dogWords[language].progress(progress),
    scoreIn: (stones, language) => dogWords[language].inStall(stones),
  },
  ending: {
    storyOf: (glimpses, nameOf, language) => storyOf(glimpses, nameOf, dogWords[language]),
    openView,
  },
  sceneryIn: () => 'yard',
  hasHints: true,
  guidance: async () => (await import('./guidance/guidance.ts')).guidance,
  stage: async () => (await import('./stage/stage.tsx')).stage,
  script: async () => (await import('./script/index.ts')).scripts,
  Summary: lazyPart(async () => (await import('./summary/summary.tsx')).Summary),
};

export const ui: AnyGameUi = sealUi(dogUi);
