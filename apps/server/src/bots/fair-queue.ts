/** Things that wait in turns: each owner in its turn, and within an owner each table in its turn. */
export class FairQueue<T> {
  readonly #owners = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(owner: string, table: string, thing: T): void {
    const tables = this.#owners.get(owner) ?? new Map<string, T[]>();
    this.#owners.set(owner, tables);
    const things = tables.get(table);
    if (things === undefined) tables.set(table, [thing]);
    else things.push(thing);
    this.#size += 1;
  }

  /** The next one; whose it was is last in line from now on. */
  take(): T | undefined {
    const [first] = this.#owners;
    if (first === undefined) return undefined;
    const [owner, tables] = first;
    this.#owners.delete(owner);
    const thing = takeFrom(tables);
    if (tables.size > 0) this.#owners.set(owner, tables);
    this.#size -= 1;
    return thing;
  }

  /** Takes everything out. */
  drain(): readonly T[] {
    const all = [...this.#owners.values()].flatMap((tables) => [...tables.values()].flat());
    this.#owners.clear();
    this.#size = 0;
    return all;
  }
}

function takeFrom<T>(tables: Map<string, T[]>): T | undefined {
  const [first] = tables;
  if (first === undefined) return undefined;
  const [table, things] = first;
  tables.delete(table);
  const thing = things.shift();
  if (things.length > 0) tables.set(table, things);
  return thing;
}
