/** How much one owner may ask of the bots at once. */
export type MostPerOwner = { readonly tables: number; readonly questions: number };

type InLine = { readonly since: number; seen: number };

type Share = {
  /** How many questions of each table wait or are thought about. */
  readonly asked: Map<string, number>;
  questions: number;
  /** Tables that have found no place, the first first. */
  readonly line: Map<string, InLine>;
};

/** Whoever does not ask again within this time has gone. */
const gone = 5000;

/** Who may ask the bots: so many tables and questions of each owner at once, and the other tables of that owner in line behind them. */
export class OwnerShares {
  readonly #most: MostPerOwner;
  readonly #now: () => number;
  readonly #shares = new Map<string, Share>();

  constructor(most: MostPerOwner, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Whether one more question of a table finds a place; where not, the table is in line from now on. */
  enter(owner: string, table: string): boolean {
    const share: Share = this.#shares.get(owner) ?? {
      asked: new Map<string, number>(),
      questions: 0,
      line: new Map<string, InLine>(),
    };
    this.#shares.set(owner, share);
    const known = share.asked.get(table) ?? 0;
    if (share.questions >= this.#most.questions || (known === 0 && !this.#isNext(share, table))) {
      this.#queue(share, table);
      return false;
    }
    share.line.delete(table);
    share.asked.set(table, known + 1);
    share.questions += 1;
    return true;
  }

  /** A question of a table was answered, or is not asked any more. */
  leave(owner: string, table: string): void {
    const share = this.#shares.get(owner);
    const known = share?.asked.get(table);
    if (share === undefined || known === undefined) return;
    share.questions -= 1;
    if (known > 1) share.asked.set(table, known - 1);
    else share.asked.delete(table);
    this.#forgetGone(share);
    if (share.asked.size + share.line.size === 0) this.#shares.delete(owner);
  }

  /** For how long a table has been in line; 0 where it is not. */
  waited(owner: string, table: string): number {
    const place = this.#shares.get(owner)?.line.get(table);
    return place === undefined || this.#now() - place.seen > gone ? 0 : place.seen - place.since;
  }

  #isNext(share: Share, table: string): boolean {
    this.#forgetGone(share);
    const place = [...share.line.keys()].indexOf(table);
    const ahead = place < 0 ? share.line.size : place;
    return ahead < this.#most.tables - share.asked.size;
  }

  #queue({ line }: Share, table: string): void {
    const now = this.#now();
    const place = line.get(table);
    if (place === undefined) line.set(table, { since: now, seen: now });
    else place.seen = now;
  }

  #forgetGone({ line }: Share): void {
    const now = this.#now();
    for (const [table, { seen }] of line) if (now - seen > gone) line.delete(table);
  }
}
