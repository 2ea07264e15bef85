import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { sameData } from '@rudel/kernel';
import { perPlay } from '@rudel/ui/play';
import type { Glimpse, Kind, Move, View } from '@rudel/woelfe/page';
import type { Play, Scene } from './play.ts';
import { woelfeWords } from './words.ts';
import type { WoelfeWords } from './words.ts';

/** What the table lends, in the types of Wölfe: board and hand share it. */
export interface Drawing {
  readonly play: Play;
  readonly view: ReadonlySignal<View>;
  readonly words: ReadonlySignal<WoelfeWords>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly draft: ReadonlySignal<Move | null>;
  /** Puts a move up for confirmation; the same once more takes it back. One that is not legal is explained. */
  propose(move: Move): void;
  /** Sends an answer that is one clear button. */
  commit(move: Move): void;
}

export const drawingOf: (play: Play) => Drawing = perPlay(makeDrawing);

export const isSame = (one: Move | null, other: Move): boolean => sameData(one, other);

function makeDrawing(play: Play): Drawing {
  const legal = play.choice.legal;
  const draft = play.choice.draft;
  const isLegal = (move: Move): boolean => legal.peek().some((one) => isSame(one, move));
  return {
    play,
    view: play.view,
    words: computed(() => woelfeWords[play.language.value]),
    legal,
    draft,
    propose(move) {
      if (!isLegal(move)) play.choice.explain(move);
      else play.choice.draft.value = isSame(draft.peek(), move) ? null : move;
    },
    commit(move) {
      if (isLegal(move)) play.choice.commit(move);
    },
  };
}

export const glimpsesOf = (scene: Scene | null): readonly Glimpse[] => scene?.glimpses ?? [];

/** The dice that the eye itself holds; nothing for spectators. */
export function ownHand({ eye, hands }: View): readonly Kind[] {
  return eye === 'table' ? [] : (hands[eye] as readonly Kind[]);
}
