import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AnyGlimpse, AnyView, Eye, Language, NameOf } from '@rudel/kernel';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import type { AnyPlay } from '@rudel/ui/play';
import { Stage } from '@rudel/ui/stage';
import { stillPlay } from '@rudel/ui/still-play';
import type { Surroundings } from '@rudel/ui/surroundings';
import { framesOf, glimpsesAt, viewAt } from './film.ts';
import type { Film } from './film.ts';

/** Whose eyes a replay is seen with; `all` puts together what every seat knew. */
export type Onlooker = Eye | 'all';

export const speeds = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

/** The pause between two frames, in milliseconds. */
const pauses: { readonly [S in Speed]: number } = { slow: 2_400, normal: 1_200, fast: 400 };

export type ProjectorParts = {
  readonly film: Film;
  readonly ui: AnyGameUi;
  readonly nameOf: NameOf;
  readonly language: ReadonlySignal<Language>;
  readonly time: Pick<Surroundings, 'now' | 'after'>;
  readonly mayMove: () => boolean;
};

/** Shows a film: any frame for any eye, step by step or running. */
export class Projector {
  readonly frames: number;
  readonly #parts: ProjectorParts;
  readonly #frame = signal(0);
  readonly #onlooker = signal<Onlooker>('table');
  readonly #isRunning = signal(false);
  readonly speed = signal<Speed>('normal');
  #stage: Stage;
  #cancel: () => void = () => {};

  constructor(parts: ProjectorParts) {
    this.#parts = parts;
    this.frames = framesOf(parts.film);
    this.#stage = this.#stageAt(0, 'table');
  }

  get frame(): ReadonlySignal<number> {
    return this.#frame;
  }

  get onlooker(): ReadonlySignal<Onlooker> {
    return this.#onlooker;
  }

  get isRunning(): ReadonlySignal<boolean> {
    return this.#isRunning;
  }

  /** The eye for which the board is turned and the log is told. */
  get eye(): Eye {
    const onlooker = this.#onlooker.value;
    return onlooker === 'all' ? 'table' : onlooker;
  }

  /** Where the match stands by what was told. */
  get told(): AnyView {
    return this.#stage.told;
  }

  /** What a drawing needs; a new one for each onlooker. Nothing can be moved. */
  get play(): AnyPlay {
    const stage = this.#stage;
    return stillPlay({
      view: stage.view,
      eye: this.eye,
      nameOf: this.#parts.nameOf,
      language: this.#parts.language,
      stage: {
        scene: stage.scene,
        last: stage.last,
        sceneDone: () => stage.done(),
        tell: (count) => stage.tell(count),
      },
      match: { log: computed(() => this.#toldTo(this.#frame.value)) },
    });
  }

  #toldTo(frame: number): readonly AnyGlimpse[] {
    return Array.from({ length: frame + 1 }, (_, at) => this.glimpsesAt(at)).flat();
  }

  glimpsesAt(frame: number): readonly AnyGlimpse[] {
    return glimpsesAt(this.#parts.film, frame, this.eye);
  }

  /** One step forward is shown in motion; everything else at once. */
  goTo(wanted: number): void {
    const frame = Math.max(0, Math.min(this.frames - 1, Math.round(wanted)));
    const before = this.#frame.peek();
    if (frame === before) return;
    batch(() => {
      this.#frame.value = frame;
      if (frame === before + 1) this.#stage.show(this.#sceneTo(frame));
      else this.#stage.jump(this.#view(frame));
    });
  }

  seeAs(onlooker: Onlooker): void {
    batch(() => {
      this.#onlooker.value = onlooker;
      this.#stage.stop();
      this.#stage = this.#stageAt(this.#frame.peek(), onlooker);
    });
  }

  run(): void {
    if (this.#frame.peek() === this.frames - 1) this.goTo(0);
    this.#isRunning.value = true;
    this.#tick();
  }

  pause(): void {
    this.#cancel();
    this.#isRunning.value = false;
  }

  stop(): void {
    this.pause();
    this.#stage.stop();
  }

  skip(): void {
    this.#stage.skip();
  }

  #tick(): void {
    this.#cancel();
    this.#cancel = this.#parts.time.after(pauses[this.speed.peek()], () => {
      this.goTo(this.#frame.peek() + 1);
      if (this.#frame.peek() === this.frames - 1) this.pause();
      else this.#tick();
    });
  }

  #sceneTo(frame: number): { before: AnyView; after: AnyView; glimpses: readonly AnyGlimpse[] } {
    return {
      before: this.#view(frame - 1),
      after: this.#view(frame),
      glimpses: glimpsesAt(this.#parts.film, frame, this.eye),
    };
  }

  #view(frame: number): AnyView {
    return seenBy(this.#parts, frame, this.#onlooker.peek());
  }

  #stageAt(frame: number, onlooker: Onlooker): Stage {
    const { time, mayMove, ui } = this.#parts;
    return new Stage(seenBy(this.#parts, frame, onlooker), time, mayMove, ui.table.longestScene);
  }
}

function seenBy({ film, ui }: ProjectorParts, frame: number, onlooker: Onlooker): AnyView {
  if (onlooker !== 'all') return viewAt(film, frame, onlooker);
  const views = Array.from({ length: film.replayed.seats }, (_, seat) => viewAt(film, frame, seat));
  return ui.ending?.openView?.(views) ?? viewAt(film, frame, 'table');
}
