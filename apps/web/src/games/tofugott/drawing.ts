import { computed, effect } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { questionOf } from '@rudel/tofugott/player';
import type { Glimpse, Move, Row, View } from '@rudel/tofugott/player';
import type { Play } from '../game-ui.ts';
import { Answering } from './answering.ts';
import { keptLines } from './hand/kept-lines.ts';
import type { Lines } from './hand/kept-lines.ts';
import { Hold } from './hold.ts';
import { toldTurns } from './logic/told.ts';
import type { ToldTurn } from './logic/told.ts';
import { tofugottWords } from './words.ts';
import type { TofugottWords } from './words.ts';

/** What the table lends, in the types of Tofugott: board and hand share it. */
export interface Drawing {
  readonly play: Play;
  /** What is drawn: what has happened is shown as it is now, and moves to there. */
  readonly view: ReadonlySignal<View>;
  readonly words: ReadonlySignal<TofugottWords>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly draft: ReadonlySignal<Move | null>;
  readonly told: ReadonlySignal<readonly ToldTurn[]>;
  /** What has just happened, to be shown in motion or highlighted. */
  readonly fresh: ReadonlySignal<readonly Glimpse[]>;
  readonly answering: Answering;
  readonly hold: Hold;
  /** What is written down to be said later, by card. */
  readonly notes: Signal<Lines>;
  /** Puts a move up for confirmation; the same once more takes it back. One that is not legal is explained. */
  propose(move: Move): void;
  /** Sends a move that is one clear button. */
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

const isSame = (one: Move | null, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Under which name words to an own card are noted. */
export const noteKey = ({ shown }: View, kind: 'guess' | Row): string =>
  `${shown.past.length} ${questionOf(shown)} ${kind}`;

function makeDrawing(play: Play): Drawing {
  const view = computed(() => (play.scene.value?.after ?? play.view.value) as unknown as View);
  const legal = computed(() => play.legal.value as unknown as readonly Move[]);
  const draft = computed(() => play.draft.value as unknown as Move | null);
  const isLegal = (move: Move): boolean => legal.peek().some((one) => isSame(one, move));
  const commit = (move: Move): void => play.commit(move);
  const offerLock = (): void => {
    if (isLegal({ kind: 'lock' })) play.draft.value = { kind: 'lock' };
  };
  const answering = new Answering({
    view,
    legal,
    isLive: play.keptUnder !== undefined,
    commit,
    offerLock,
  });
  play.onUndo(() => answering.takeBack());
  const words = computed(() => tofugottWords[play.language.value]);
  const hold = new Hold(view, () => mustLook(view.value, draft.value, legal.value));
  effect(() => {
    const held = hold.held.value;
    if (play.sentence !== undefined)
      play.sentence.value = held === null ? null : words.value.reveal.counted(held.question);
  });
  return {
    play,
    view,
    words,
    legal,
    draft,
    told: computed(() => toldTurns(play.log?.value ?? [], play.language.value)),
    fresh: computed(
      () => ((play.scene.value ?? play.last?.value)?.glimpses ?? []) as unknown as readonly Glimpse[],
    ),
    answering,
    hold,
    notes: keptLines(play.keptUnder ?? null),
    propose(move) {
      if (!isLegal(move)) play.explain(move);
      else play.draft.value = isSame(draft.peek(), move) ? null : move;
    },
    commit,
  };
}

/** Whether something is decided or turned over on the board, so that nothing older may cover it. */
function mustLook({ shown }: View, draft: Move | null, legal: readonly Move[]): boolean {
  const isTurning =
    shown.phase === 'show' && (shown.guesses.at(-1)?.some((guess) => guess !== null) ?? false);
  return isTurning || draft !== null || legal.some(({ kind }) => kind === 'show' || kind === 'lay');
}
