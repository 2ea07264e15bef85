const most = 20_000;

/** The address that the bots of a table count against: whoever made it, or after a restart whoever came back to it first. In memory only. */
export class TableOwners {
  readonly #owners = new Map<string, string>();

  /** A table that is known keeps its owner. */
  note(table: string, address: string): void {
    if (this.#owners.has(table)) return;
    this.#owners.set(table, address);
    const [oldest] = this.#owners;
    if (this.#owners.size > most && oldest !== undefined) this.#owners.delete(oldest[0]);
  }

  /** A table whose owner is not known stands for itself. */
  of(table: string): string {
    return this.#owners.get(table) ?? `table ${table}`;
  }
}
