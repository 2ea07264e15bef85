import { computed, effect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { sameData } from '@rudel/kernel';
import { perPlay } from '@rudel/ui/play';
import type { Glimpse, Kind, Move, View } from '@rudel/woelfe/page';
import { explainGoblins } from './first-goblin.ts';
import { holdingOf } from './holding.ts';
import type { Holding } from './holding.ts';
import { readUpTo } from './logic/counted.ts';
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
  readonly holding: Holding;
  /** Puts a move up for confirmation; the same once more plays it. One that is not legal is explained. */
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
  const words = computed(() => woelfeWords[play.language.value]);
  const holding = holdingOf(play);
  effect(() => {
    const held = holding.held.value;
    play.stage.sentence.value = held && words.value.counted(held.told.round);
    play.stage.readSoFar.value = held && readUpTo(play.match.log.value, held);
  });
  effect(explainGoblins(play, words));
  return {
    play,
    view: play.view,
    words,
    legal,
    draft,
    holding,
    propose(move) {
      if (!isLegal(move)) play.choice.explain(move);
      else play.choice.propose(move);
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
