import { batch, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AnyView } from '@rudel/kernel';
import type { Surroundings } from '@rudel/ui/surroundings';
import type { AnyScene } from './play.ts';
import { stageLimits } from './stage-limits.ts';

type Waiting = { readonly scene: AnyScene; readonly since: number };

/** Shows what happened one scene at a time, and catches up where too much happens. */
export class Stage {
  readonly #view;
  readonly #scene = signal<AnyScene | null>(null);
  readonly #last = signal<AnyScene | null>(null);
  readonly #untold = signal(0);
  readonly #time: Pick<Surroundings, 'now' | 'after'>;
  readonly #mayMove: () => boolean;
  readonly #longest: number;
  #waiting: Waiting[] = [];
  /** How many glimpses of the running scene have been shown. */
  #told = 0;
  #cancel: () => void = () => {};

  constructor(
    view: AnyView,
    time: Pick<Surroundings, 'now' | 'after'>,
    mayMove: () => boolean,
    longest: number = stageLimits.longestScene,
  ) {
    this.#view = signal(view);
    this.#time = time;
    this.#mayMove = mayMove;
    this.#longest = longest;
  }

  /** What is drawn: during a scene, what was before it. */
  get view(): ReadonlySignal<AnyView> {
    return this.#view;
  }

  get scene(): ReadonlySignal<AnyScene | null> {
    return this.#scene;
  }

  /** What happened last, also where it was not shown in motion. */
  get last(): ReadonlySignal<AnyScene | null> {
    return this.#last;
  }

  /** How many of the newest glimpses have not been shown yet. */
  get untold(): ReadonlySignal<number> {
    return this.#untold;
  }

  /** Where the match stands by what was told: a running scene that is told to its end is behind. */
  get told(): AnyView {
    const scene = this.#scene.value;
    const isTold = scene !== null && this.#untold.value === this.#inWaiting();
    return isTold ? scene.after : this.#view.value;
  }

  /** What will be drawn when everything that waits has been shown. */
  get leadsTo(): AnyView {
    return (this.#waiting.at(-1)?.scene ?? this.#scene.peek())?.after ?? this.#view.peek();
  }

  show(scene: AnyScene): void {
    if (this.#mayMove()) this.#enqueue(scene);
    else this.#rest(scene);
  }

  #enqueue(scene: AnyScene): void {
    this.#waiting.push({ scene, since: this.#time.now() });
    if (this.#scene.peek() === null) this.#next();
    else this.#count();
  }

  /** The running scene has shown so many of its glimpses; what was told is not taken back. */
  tell(count: number = this.#scene.peek()?.glimpses.length ?? 0): void {
    this.#told = Math.max(this.#told, count);
    this.#count();
  }

  #inWaiting(): number {
    return this.#waiting.reduce((sum, { scene }) => sum + scene.glimpses.length, 0);
  }

  #count(): void {
    const running = this.#scene.peek()?.glimpses.length ?? 0;
    this.#untold.value = this.#inWaiting() + Math.max(0, running - this.#told);
  }

  /** The running scene has come to rest. */
  done(): void {
    const scene = this.#scene.peek();
    if (scene === null) return;
    this.#cancel();
    batch(() => {
      this.#view.value = scene.after;
      this.#next();
    });
  }

  /** Leaves out whatever has not been shown. */
  skip(): void {
    const scene = this.#waiting.at(-1)?.scene ?? this.#scene.peek();
    if (scene !== null) this.#rest(scene);
  }

  /** Draws another thing that was not reached by scenes. */
  jump(view: AnyView): void {
    this.#cancel();
    this.#waiting = [];
    batch(() => {
      this.#scene.value = null;
      this.#view.value = view;
      this.#untold.value = 0;
    });
  }

  stop(): void {
    this.#cancel();
    this.#waiting = [];
  }

  #rest(scene: AnyScene): void {
    batch(() => {
      this.#last.value = scene;
      this.jump(scene.after);
    });
  }

  #next(): void {
    const latest = this.#time.now() - stageLimits.longestWait;
    while (this.#waiting.length > 1 && (this.#waiting[0]?.since ?? latest) < latest) this.#waiting.shift();
    const scene = this.#waiting.shift()?.scene ?? null;
    batch(() => {
      this.#scene.value = scene;
      this.#told = 0;
      this.#count();
      if (scene === null) return;
      this.#last.value = scene;
      this.#view.value = scene.before;
    });
    if (scene !== null) this.#cancel = this.#time.after(this.#longest, () => this.done());
  }
}
