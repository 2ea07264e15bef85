import { sealUi } from '@rudel/ui/game-ui';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { scoresOf, woelfePage } from '@rudel/woelfe/page';
import { Board } from './board/board.tsx';
import { Hand } from './hand/hand.tsx';
import { openView } from './logic/open-view.ts';
import { longestScene } from './logic/shots.ts';
import { storyOf } from './logic/story.ts';
import { lapsedIn, wishes } from './logic/wishes.ts';
import type { GameUi } from './play.ts';
import { SeatNote } from './seat-note.tsx';
import { woelfeWords } from './words.ts';

/** Wölfe at the table. Sides last for a round only; a match is won alone. */
const woelfeUi: GameUi = {
  game: woelfePage,
  table: { Board, Hand, SeatNote, nextSits: 'left', longestScene },
  score: {
    teamsOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
    progressOf: ({ shown }) => scoresOf(shown),
    progressIn: (score, language) => woelfeWords[language].points(score),
  },
  lobby: {
    usesOption: (option, seats) => seats === 4 || option === 'goblinSeconds',
    ownTimes: ['goblinSeconds'],
    timesIn: (language) => woelfeWords[language].goblinTime,
  },
  wishes,
  telling: { lapsedIn },
  ending: { storyOf, openView },
  sceneryIn: () => 'clearing',
  hasHints: true,
  guidance: async () => (await import('./guidance/guidance.ts')).guidance,
  stage: async () => (await import('./stage/stage.tsx')).stage,
  script: async () => (await import('./script/index.ts')).scripts,
  Summary: lazyPart(async () => (await import('./summary/summary.tsx')).Summary),
};

export const ui: AnyGameUi = sealUi(woelfeUi);
