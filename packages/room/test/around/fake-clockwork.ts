import type { Clockwork } from '@rudel/room';

/** Lets everything happen that is under way and needs no time. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

type Alarm = { readonly at: number; readonly number: number; readonly ring: () => void };

/** Time that passes only when a test says so. */
export class FakeClockwork implements Clockwork {
  /** Every alarm that was ever set, as its time and its distance: what an observer of times could see. */
  readonly settings: string[] = [];
  readonly #alarms = new Set<Alarm>();
  #now = 1_000_000;
  /** How far the wall clock is ahead. */
  #ahead = 1_795_003_200_000;
  #count = 0;

  now(): number {
    return this.#now;
  }

  date(): number {
    return this.#now + this.#ahead;
  }

  /** Somebody sets the wall clock; no time passes. */
  jump(ms: number): void {
    this.#ahead += ms;
  }

  after(ms: number, callback: () => void): () => void {
    this.settings.push(`${this.#now}+${ms}`);
    this.#count += 1;
    const alarm: Alarm = { at: this.#now + ms, number: this.#count, ring: callback };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  get pending(): number {
    return this.#alarms.size;
  }

  /** Lets so much time pass, alarm by alarm. */
  async pass(ms: number): Promise<void> {
    await settled();
    const end = this.#now + ms;
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#alarms.delete(next);
      next.ring();
      await settled();
    }
    this.#now = end;
  }

  #next(end: number): Alarm | null {
    let first: Alarm | null = null;
    for (const alarm of this.#alarms) {
      if (alarm.at > end) continue;
      if (first === null || alarm.at < first.at || (alarm.at === first.at && alarm.number < first.number))
        first = alarm;
    }
    return first;
  }
}

/** Lets time pass until something has come about. */
export async function within<T>(clockwork: FakeClockwork, work: Promise<T>): Promise<T> {
  const late = Symbol('late');
  for (let steps = 0; steps < 400; steps += 1) {
    const done = await Promise.race([work, settled().then(() => late)]);
    if (done !== late) return work;
    await clockwork.pass(10);
  }
  throw new Error('nothing came of it');
}
