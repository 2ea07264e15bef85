import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Card, Move, Place, Rank, View } from '@rudel/dog/page';
import type { Play } from '../game-ui.ts';
import { compose, nothingChosen } from './logic/compose.ts';
import type { Choices, Composed } from './logic/compose.ts';
import { meantByCard, meantByPlace } from './logic/meant.ts';
import { tapCard, tapPlace, tapValue } from './logic/taps.ts';
import { dogWords } from './words.ts';
import type { DogWords } from './words.ts';

/** A move of Dog in the making: board and hand share one for each play. */
export interface Composer {
  readonly view: ReadonlySignal<View>;
  readonly words: ReadonlySignal<DogWords>;
  readonly composed: ReadonlySignal<Composed>;
  /** Whether taps count now: not while a scene is shown or a move is on its way. */
  readonly isOpen: ReadonlySignal<boolean>;
  tapCard(slot: number): void;
  tapValue(rank: Rank): void;
  tapPlace(place: Place): void;
  fold(): void;
}

const composers = new WeakMap<Play, Composer>();

export function composerOf(play: Play): Composer {
  const known = composers.get(play);
  if (known !== undefined) return known;
  const made = makeComposer(play);
  composers.set(play, made);
  return made;
}

/** How far choices have come; one that does not come further replaces others. */
const stageOf = ({ slot, as, from, legs }: Choices): number =>
  legs.length * 8 + (slot === null ? 0 : 4) + (as === null ? 0 : 2) + (from === null ? 0 : 1);

function makeComposer(play: Play): Composer {
  const view = computed(() => play.view.value as unknown as View);
  const words = computed(() => dogWords[play.language.value]);
  const history = signal<readonly Choices[]>([nothingChosen]);
  const isOpen = computed(() => play.legal.value.length > 0);
  /** What was legal last for this view: a move on its way stays on the board until its answer comes. */
  let last: { readonly view: View; readonly legal: readonly Move[] } | null = null;
  const composed = computed(() => {
    const legal = play.legal.value as unknown as readonly Move[];
    if (legal.length > 0) last = { view: view.value, legal };
    const shown = last?.view === view.value ? last.legal : legal;
    return compose(view.value, shown, history.value.at(-1) ?? nothingChosen);
  });

  const choose = (next: Choices | null, meant: () => Move | null): void => {
    if (next === null) {
      const move = meant();
      if (move !== null) play.explain(move);
      return;
    }
    const stage = stageOf(next);
    history.value = [...history.value.filter((choices) => stageOf(choices) < stage), next];
  };

  tieToTable(play, { view, words, composed, isOpen, history });
  return {
    view,
    words,
    composed,
    isOpen,
    tapCard(slot) {
      const card = composed.value.hand[slot] as Card;
      const next = isOpen.value ? tapCard(composed.value, slot) : null;
      choose(next, () => meantByCard(view.value, composed.value, card));
    },
    tapValue(rank) {
      if (isOpen.value) choose(tapValue(composed.value, rank), () => null);
    },
    tapPlace(place) {
      if (isOpen.value)
        choose(tapPlace(composed.value, place), () => meantByPlace(view.value, composed.value, place));
    },
    fold() {
      if (isOpen.value) play.commit({ kind: 'fold' });
    },
  };
}

type Inside = Pick<Composer, 'view' | 'words' | 'composed' | 'isOpen'> & {
  readonly history: { value: readonly Choices[] };
};

/** Tells the table what is complete, what is missing and what can be taken back, and hears what it takes back. */
function tieToTable(play: Play, { view, words, composed, isOpen, history }: Inside): void {
  let drafted: Move | null = null;
  const undo = (): void => {
    if (history.value.length > 1) history.value = history.value.slice(0, -1);
  };
  let seen: View | null = null;
  effect(() => {
    const isOpenNow = isOpen.value;
    const isNew = view.value !== seen;
    seen = view.value;
    if (!isNew && !isOpenNow) return;
    history.value = [nothingChosen];
    if (drafted !== null && isNew) play.draft.value = null;
  });
  effect(() => {
    const { draft } = composed.value;
    const open = isOpen.value;
    drafted = open ? draft : null;
    batch(() => {
      if (open) play.draft.value = draft;
      play.hint.value = open ? hintFor(composed.value, words.value) : null;
      play.canUndo.value = open && draft === null && history.value.length > 1;
    });
  });
  effect(() => {
    if (play.draft.value !== null || drafted === null) return;
    // The table takes a draft back by emptying it, and also when it sends it; only then nothing is legal any more.
    queueMicrotask(() => {
      if (play.draft.value === null && drafted !== null && isOpen.value) undo();
    });
  });
  play.onUndo(() => untracked(undo));
}

function hintFor(
  { kind, card, as, from, sources, targets, left, draft }: Composed,
  words: DogWords,
): string | null {
  if (kind !== 'play' || card === null || draft !== null) return null;
  if (as === null) return words.jokerAs;
  const rest = left === null ? '' : `${words.stepsLeft(left)}. `;
  if (from === null) return sources.length > 1 ? `${rest}${words.whichStone}` : rest;
  if (as === 'J') return words.swapWhom;
  return targets.length > 1 ? `${rest}${words.whichTarget}` : rest;
}
