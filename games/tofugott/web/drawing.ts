import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { sameData } from '@rudel/kernel';
import { questionOf } from '@rudel/tofugott/page';
import type { Glimpse, Move, Row, View } from '@rudel/tofugott/page';
import { keptUnder, perPlay } from '@rudel/ui/play';
import { Answering } from './answering.ts';
import { keptLines } from './hand/kept-lines.ts';
import type { Lines } from './hand/kept-lines.ts';
import { Hold } from './hold.ts';
import { ownGuess } from './logic/own-cards.ts';
import { toldTurns } from './logic/told.ts';
import type { ToldTurn } from './logic/told.ts';
import type { Play } from './play.ts';
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
  /** The silhouettes lie there once more, to change one's guess. */
  readonly isChanging: Signal<boolean>;
  /** Puts a move up for confirmation; the same once more plays it. One that is not legal is explained. */
  propose(move: Move): void;
  /** Sends a move that is one clear button. */
  commit(move: Move): void;
}

export const drawingOf: (play: Play) => Drawing = perPlay(makeDrawing);

const isSame = (one: Move | null, other: Move): boolean => sameData(one, other);

/** The name under which words about one's own card are noted. */
export const noteKey = ({ shown }: View, kind: 'guess' | Row): string =>
  `${shown.past.length} ${questionOf(shown)} ${kind}`;

function makeDrawing(play: Play): Drawing {
  const view = computed(() => play.stage.scene.value?.after ?? play.view.value);
  const legal = play.choice.legal;
  const draft = play.choice.draft;
  const isLegal = (move: Move): boolean => legal.peek().some((one) => isSame(one, move));
  const commit = (move: Move): void => play.choice.commit(move);
  const offerLock = (): void => {
    if (isLegal({ kind: 'lock' })) play.choice.draft.value = { kind: 'lock' };
  };
  const answering = new Answering({
    view,
    legal,
    isLive: play.vantage.kind !== 'replay',
    commit,
    offerLock,
  });
  play.choice.onUndo(() => answering.takeBack());
  const words = computed(() => tofugottWords[play.language.value]);
  const hold = new Hold(view, () => mustLook(view.value, draft.value, legal.value));
  effect(() => {
    const held = hold.held.value;
    if (play.stage.sentence !== undefined)
      play.stage.sentence.value = held === null ? null : words.value.reveal.counted(held.question);
  });
  const isChanging = signal(false);
  const guess = computed(() => ownGuess(view.value));
  guess.subscribe(() => {
    isChanging.value = false;
  });
  return {
    play,
    view,
    words,
    legal,
    draft,
    told: computed(() => toldTurns(play.match.log.value ?? [], play.language.value)),
    fresh: computed(() => (play.stage.scene.value ?? play.stage.last.value)?.glimpses ?? []),
    answering,
    hold,
    notes: keptLines(keptUnder(play)),
    isChanging,
    propose(move) {
      if (!isLegal(move)) play.choice.explain(move);
      else play.choice.propose(move);
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
