import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Glimpse, Kind, Move, View } from '@rudel/woelfe/page';
import type { Play, Scene } from '../game-ui.ts';
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

const drawings = new WeakMap<Play, Drawing>();

export function drawingOf(play: Play): Drawing {
  const known = drawings.get(play);
  if (known !== undefined) return known;
  const made = makeDrawing(play);
  drawings.set(play, made);
  return made;
}

export const isSame = (one: Move | null, other: Move): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function makeDrawing(play: Play): Drawing {
  const legal = computed(() => play.legal.value as unknown as readonly Move[]);
  const draft = computed(() => play.draft.value as unknown as Move | null);
  const isLegal = (move: Move): boolean => legal.peek().some((one) => isSame(one, move));
  return {
    play,
    view: computed(() => play.view.value as unknown as View),
    words: computed(() => woelfeWords[play.language.value]),
    legal,
    draft,
    propose(move) {
      if (!isLegal(move)) play.explain(move);
      else play.draft.value = isSame(draft.peek(), move) ? null : move;
    },
    commit(move) {
      if (isLegal(move)) play.commit(move);
    },
  };
}

export const glimpsesOf = (scene: Scene | null): readonly Glimpse[] =>
  (scene?.glimpses ?? []) as unknown as readonly Glimpse[];

/** The dice that the eye itself holds; nothing for who watches. */
export function ownHand({ eye, hands }: View): readonly Kind[] {
  return eye === 'table' ? [] : (hands[eye] as readonly Kind[]);
}
