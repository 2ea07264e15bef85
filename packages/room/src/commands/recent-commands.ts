/** How many commands of each person are remembered: as many as a device may have waiting, and so may send again. The store knows them all. */
export const remembered = 32;

/** The last commands that were carried out, so that a repeat is known without asking the store. */
export class RecentCommands {
  readonly #ids: Map<string, string[]>;

  constructor(known: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.#ids = new Map([...known].map(([person, ids]) => [person, [...ids]]));
  }

  /** By person, the latest at the end. */
  get all(): ReadonlyMap<string, readonly string[]> {
    return this.#ids;
  }

  has(person: string, id: string): boolean {
    return this.#ids.get(person)?.includes(id) ?? false;
  }

  add(person: string, id: string): void {
    const ids = this.#ids.get(person);
    if (ids === undefined) this.#ids.set(person, [id]);
    else if (ids.push(id) > remembered) ids.shift();
  }

  /** Forgets those of everybody else. */
  keepOnly(people: ReadonlyMap<string, unknown>): void {
    for (const person of this.#ids.keys()) if (!people.has(person)) this.#ids.delete(person);
  }
}
