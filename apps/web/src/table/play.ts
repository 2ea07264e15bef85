import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AnyView, Eye, Language, NameOf, Open, WhyNot } from '@rudel/kernel';
import type { GameForPlayers, Play } from '../games/game-ui.ts';
import type { Session } from '../session/session.ts';
import type { Surroundings } from '../session/surroundings.ts';
import { Stage } from './stage.ts';

/** What came of a move that the player should hear of. */
export type Complaint = { readonly kind: 'refused'; readonly why: WhyNot } | { readonly kind: 'stale' };

export type PlayParts = {
  readonly session: Session;
  readonly game: GameForPlayers;
  readonly eye: Eye;
  readonly view: AnyView;
  readonly nameOf: NameOf;
  readonly language: ReadonlySignal<Language>;
  readonly time: Pick<Surroundings, 'now' | 'after'>;
  /** Whether anything may move now: not in a hidden page, not with reduced motion. */
  readonly mayMove: () => boolean;
  complain(complaint: Complaint): void;
};

/** One match seen by one eye, as the table drives it. */
export interface TablePlay {
  readonly play: Play;
  /** A move is on its way. */
  readonly isSending: ReadonlySignal<boolean>;
  /** The table asks this seat to decide, whatever is still being shown. */
  readonly isAsked: ReadonlySignal<boolean>;
  /** Sends the draft. */
  send(): void;
  undo(): void;
  /** Leaves out the scenes that have not been shown. */
  skip(): void;
  stop(): void;
}

class Undoing {
  readonly #listeners = new Set<() => void>();

  on(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Lends a game's drawing what it needs of a session. */
export function tablePlay(parts: PlayParts): TablePlay {
  const { session, game, eye, complain } = parts;
  const { player } = game;
  const stage = new Stage(parts.view, parts.time, parts.mayMove);
  const undoing = new Undoing();
  const isSending = signal(false);
  const draft = signal<Open | null>(null);
  const hint = signal<string | null>(null);
  const canUndo = signal(false);
  const known = computed(() => session.match.value?.view ?? parts.view);
  const isAsked = computed(() => eye !== 'table' && player.asked(known.value).includes(eye));
  const legal = computed(() =>
    !isAsked.value || isSending.value || stage.scene.value !== null ? [] : player.legal(known.value),
  );
  const whyNot = (move: Open): WhyNot | null => player.whyNot(known.peek(), move);

  const sendMove = async (move: Open): Promise<void> => {
    if (isSending.peek()) return;
    isSending.value = true;
    const answer = await session.wish({ kind: 'move', text: player.move.format(move) });
    isSending.value = false;
    draft.value = null;
    if (answer.kind !== 'done') complain(answer);
  };
  const stops = [
    session.onStep((step) => stage.show(step)),
    effect(() => followSnapshots(stage, known.value)),
    effect(() => {
      const move = draft.value;
      if (move !== null && !isSending.value && player.whyNot(known.value, move) !== null) draft.value = null;
    }),
  ];
  const play: Play = {
    view: stage.view,
    eye,
    legal,
    draft,
    hint,
    canUndo,
    onUndo: (listener) => undoing.on(listener),
    commit: (move) => void sendMove(move),
    explain(move) {
      const why = whyNot(move);
      if (why !== null) complain({ kind: 'refused', why });
    },
    scene: stage.scene,
    last: stage.last,
    sceneDone: () => stage.done(),
    nameOf: parts.nameOf,
    language: parts.language,
  };
  return {
    play,
    isSending,
    isAsked,
    send() {
      const move = draft.peek();
      if (move !== null) void sendMove(move);
    },
    undo() {
      if (isSending.peek()) return;
      draft.value = null;
      undoing.tell();
    },
    skip: () => stage.skip(),
    stop() {
      for (const stop of stops) stop();
      stage.stop();
    },
  };
}

/** A view that no scene leads to came as a snapshot: it is drawn at once. */
function followSnapshots(stage: Stage, known: AnyView): void {
  if (stage.leadsTo !== known) stage.jump(known);
}
