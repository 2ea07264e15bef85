import { sealUi } from '@rudel/ui/game-ui';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { scoresOf, woofPage } from '@rudel/woof/page';
import { Board } from './board/board.tsx';
import { Hand } from './hand/hand.tsx';
import { isOptionUsed } from './logic/is-option-used.ts';
import { openView } from './logic/open-view.ts';
import { longestScene } from './logic/shots.ts';
import { storyOf } from './logic/story.ts';
import type { GameUi } from './play.ts';
import { SeatNote } from './seat-note.tsx';
import { woofWords } from './words.ts';

/** Woof!! at the table: everybody wins alone. */
const woofUi: GameUi = {
  game: woofPage,
  table: { Board, Hand, SeatNote, nextSits: 'left', longestScene },
  score: {
    teamsOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
    progressOf: ({ shown }) => scoresOf(shown),
    progressIn: (points, language) => woofWords[language].points(points),
  },
  lobby: { usesOption: (option, _seats, chosen) => isOptionUsed(option, chosen) },
  ending: { storyOf, openView },
  sceneryIn: () => 'farm',
  hasHints: true,
  guidance: async () => (await import('./guidance/guidance.ts')).guidance,
  stage: async () => (await import('./stage/stage.tsx')).stage,
  script: async () => (await import('./script/index.ts')).scripts,
  Summary: lazyPart(async () => (await import('./summary/summary.tsx')).Summary),
};

export const ui: AnyGameUi = sealUi(woofUi);
