/** How many commands of each person are remembered; the store knows them all. */
const remembered = 8;

/** The last commands that were carried out, so that a repeat is known without asking the store. */
export class RecentCommands {
  readonly #ids = new Map<string, string[]>();

  has(person: string, id: string): boolean {
    return this.#ids.get(person)?.includes(id) ?? false;
  }

  add(person: string, id: string): void {
    const ids = this.#ids.get(person);
    if (ids === undefined) this.#ids.set(person, [id]);
    else if (ids.push(id) > remembered) ids.shift();
  }

  forget(person: string): void {
    this.#ids.delete(person);
  }
}
