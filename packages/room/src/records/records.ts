import type { OrRefusal } from '../rooms-port.ts';
import { httpRefusal } from '../table/refusals.ts';

/** Makes the record of a match from what is kept of it. */
export type MakeRecord = (table: string, match: number) => Promise<OrRefusal<string>>;

type RecordComing = Promise<OrRefusal<string>>;
type Task = { readonly table: string; readonly run: () => Promise<void> };

/** So many records are made at once, in all and of one table: enough to keep the store busy, few enough to be no burden. */
const mostAtOnce = 4;
/** So many more wait for their turn, in all and of one table; with that many before it, an answer would come too late to be of use. */
const mostWaiting = 64;
const mostWaitingOfOne = 8;
/** So many characters of finished records are kept at hand: a hundred matches and more, and no memory to speak of. */
const usuallyKept = 8_000_000;

/** The finished matches of all tables as texts: the last ones at hand, others made one at a time for each table. */
export class Records {
  readonly #make: MakeRecord;
  readonly #mostKept: number;
  /** The one that was wanted last stands at the end. */
  readonly #kept = new Map<string, string>();
  #size = 0;
  /** What is being made or waits for it, by its key: whoever wants the same shares it. */
  readonly #coming = new Map<string, { readonly table: string; readonly answer: RecordComing }>();
  readonly #waiting: Task[] = [];
  readonly #busy = new Set<string>();

  /** `mostKept` is how many characters are kept at hand. */
  constructor(make: MakeRecord, mostKept: number = usuallyKept) {
    this.#make = make;
    this.#mostKept = mostKept;
  }

  async record(table: string, match: number): RecordComing {
    const key = `${table} ${match}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return { ok: true, value: this.#keep(key, kept) };
    const coming = this.#coming.get(key);
    if (coming !== undefined) return coming.answer;
    if (this.#isCrowded(table)) return { ok: false, refusal: httpRefusal('busy') };
    const answer = this.#inTurn(table, async () => this.#make(table, match));
    const own = { table, answer };
    this.#coming.set(key, own);
    try {
      const record = await answer;
      if (record.ok && this.#coming.get(key) === own) this.#keep(key, record.value);
      return record;
    } finally {
      if (this.#coming.get(key) === own) this.#coming.delete(key);
    }
  }

  /** A table is not there any more, or somebody at it: what is made of it just now is for nobody else. */
  forget(table: string): void {
    for (const [key, coming] of this.#coming) if (coming.table === table) this.#coming.delete(key);
    for (const [key, text] of this.#kept) {
      if (!key.startsWith(`${table} `)) continue;
      this.#kept.delete(key);
      this.#size -= text.length;
    }
  }

  #isCrowded(table: string): boolean {
    const waiting = this.#waiting.filter((task) => task.table === table).length;
    const ofOne = waiting + Number(this.#busy.has(table));
    return this.#waiting.length >= mostWaiting || ofOne > mostWaitingOfOne;
  }

  #inTurn(table: string, make: () => RecordComing): RecordComing {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, run: () => make().then(resolve, reject) });
      this.#work();
    });
  }

  #work(): void {
    const next =
      this.#busy.size < mostAtOnce ? this.#waiting.findIndex(({ table }) => !this.#busy.has(table)) : -1;
    const [task] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (task === undefined) return;
    this.#busy.add(task.table);
    void task.run().finally(() => {
      this.#busy.delete(task.table);
      this.#work();
    });
  }

  #keep(key: string, text: string): string {
    this.#size += text.length - (this.#kept.get(key)?.length ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, text);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= this.#mostKept) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
    return text;
  }
}
