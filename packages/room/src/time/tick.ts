import type { Clockwork } from '../ports.ts';

/** From how many of the last public writes the pace of the disk is taken. */
const remembered = 8;
/** A write takes a quarter of a beat at the most, as long as the disk is as quick as it was. */
const writesPerBeat = 4;
/** Beyond this a table stands still: a disk that is slower than that is broken. */
const longestBeat = 2000;

/** How long the disk takes, by writes that everybody could see: a hidden one must not show in any pause. */
export class DiskPace {
  readonly #last: number[] = [];

  note(ms: number): void {
    this.#last.push(ms);
    if (this.#last.length > remembered) this.#last.shift();
  }

  /** What a write takes as a rule: one that was slow for once does not count. */
  get usual(): number {
    return this.#last.toSorted((one, other) => one - other)[Math.floor(this.#last.length / 2)] ?? 0;
  }
}

/**
 * The beat of a table while somebody may act in secret. What is to be written waits for the next beat and is written together;
 * what comes of it leaves half a beat later. So nobody can tell from a pause whether another one has acted, too.
 */
export class Tick {
  readonly #clockwork: Clockwork;
  readonly #disk: DiskPace;
  readonly #least: number;
  /** Since when it beats; null while it does not. */
  #since: number | null = null;
  #beat = 0;
  #hurries = false;
  #waiting: (() => void) | null = null;

  /** `least` is the shortest beat in milliseconds; with 0 there is none at all. */
  constructor(clockwork: Clockwork, disk: DiskPace, least: number) {
    this.#clockwork = clockwork;
    this.#disk = disk;
    this.#least = least;
  }

  get isOn(): boolean {
    return this.#since !== null;
  }

  /** Everybody sees that something new has begun, in which somebody may act in secret or nobody. */
  turn(isSecret: boolean): void {
    this.#since = isSecret && this.#least > 0 && !this.#hurries ? this.#clockwork.now() : null;
    const fitting = Math.min(longestBeat, this.#disk.usual * writesPerBeat);
    this.#beat = Math.ceil(Math.max(this.#least, fitting) / 2) * 2;
  }

  /** Goes on at the next beat. */
  next(goOn: () => void): void {
    this.#reach(this.#beat, goOn);
  }

  /** Goes on at the next moment in which something leaves the table: now where it does not beat. */
  release(goOn: () => void): void {
    this.#reach(this.#beat / 2, goOn);
  }

  /** From now on nothing waits. */
  hurry(): void {
    this.#hurries = true;
    this.#since = null;
    this.#waiting?.();
  }

  /** Waits for the next multiple of a time, counted from the first beat; what comes at one is late for it. */
  #reach(step: number, goOn: () => void): void {
    const since = this.#since;
    if (since === null) {
      goOn();
      return;
    }
    const passed = this.#clockwork.now() - since;
    const left = (Math.floor(passed / step) + 1) * step - passed;
    const reached = (): void => {
      this.#waiting = null;
      goOn();
    };
    const cancel = this.#clockwork.after(left, reached);
    this.#waiting = () => {
      cancel();
      reached();
    };
  }
}
