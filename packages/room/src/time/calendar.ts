import type { Ports } from '../ports.ts';

/** So far the wall clock may stray between two looks, in milliseconds; beyond that it has jumped. */
const slack = 60_000;
/** So long it has to go on after a jump ahead before anything counts as that much older. */
const trial = 12 * 3600_000;
/** A store that was quiet for longer than this says that the wall clock may be wrong. */
const longestQuiet = 30 * 24 * 3600_000;
/** How many jumps are remembered. */
const mostJumps = 64;

/** One moment by both clocks. */
type Look = { readonly date: number; readonly now: number };
/** A time in which the wall clock did not jump. */
type Stretch = { readonly from: Look; to: Look };
/** A jump ahead that may still turn out to be wrong. */
type Doubt = { readonly ms: number; readonly since: number };

/**
 * The wall clock, and how far it can be believed. What this run has written is as old as the steady clock says, whatever the wall clock has done
 * since. For what was there before there is nothing but the wall clock; where that jumps ahead, nothing is any older for half a day.
 */
export class Calendar {
  readonly #ports: Pick<Ports, 'clockwork' | 'report'>;
  readonly #began: Look;
  /** The last one goes on. */
  #stretches: readonly Stretch[];
  #doubts: readonly Doubt[] = [];

  constructor(ports: Pick<Ports, 'clockwork' | 'report'>) {
    this.#ports = ports;
    this.#began = this.#here;
    this.#stretches = [{ from: this.#began, to: this.#began }];
  }

  /** The time of day, for what is written down. */
  date(): number {
    return this.#look().date;
  }

  /** The time of the last change from before this run; null where it is not known. A wall clock far beyond it is doubted. */
  lastChangeWas(at: number | null): void {
    const quiet = this.#began.date - (at ?? 0);
    if (at === 0 || quiet <= longestQuiet) return;
    this.#doubt(quiet, this.#began.now);
    if (at !== null) this.#ports.report('clock-doubted', { days: Math.round(quiet / (24 * 3600_000)) });
  }

  /** By the wall clock, without jumps ahead that are on trial. */
  get believed(): number {
    const { date, now } = this.#look();
    this.#doubts = this.#doubts.filter(({ since }) => now - since < trial);
    return this.#doubts.reduce((left, { ms }) => left - ms, date);
  }

  /** How long ago something was written down, in milliseconds; in doubt less. */
  ageOf(at: number): number {
    const { now } = this.#look();
    const ages = this.#stretches
      .filter(({ from, to }) => at >= from.date - slack && at <= to.date + slack)
      .map(({ from, to }) => now - Math.min(Math.max(from.now, from.now + at - from.date), to.now));
    return ages.length > 0 ? Math.min(...ages) : Math.max(0, this.believed - at);
  }

  /** How long this run has lasted. */
  get age(): number {
    return this.#look().now - this.#began.now;
  }

  get #here(): Look {
    const { clockwork } = this.#ports;
    return { date: clockwork.date(), now: clockwork.now() };
  }

  #look(): Look {
    const here = this.#here;
    const last = this.#stretches.at(-1);
    const strayed = last === undefined ? 0 : here.date - last.to.date - (here.now - last.to.now);
    if (last !== undefined && Math.abs(strayed) <= slack) {
      last.to = here;
      return here;
    }
    this.#stretches = [...this.#stretches.slice(1 - mostJumps), { from: here, to: here }];
    if (strayed > 0) this.#doubt(strayed, here.now);
    this.#ports.report('clock-jumped', { seconds: Math.round(strayed / 1000) });
    return here;
  }

  #doubt(ms: number, since: number): void {
    this.#doubts = [...this.#doubts.slice(1 - mostJumps), { ms, since }];
  }
}
