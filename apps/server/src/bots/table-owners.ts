const most = 20_000;

/** To which address the bots of a table are counted: who made it, or after a restart who came back to it first. In memory only. */
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
