/** So many claims can be made while the file is open: more than a machine makes in years. Each opening begins behind all claims of those before. */
const claimsPerOpening = 2 ** 32;

/** So many are remembered, which takes some thirty megabytes; whoever has not claimed their table since then has it no longer. */
const claimsAtMost = 300_000;

/**
 * Who has which table. There is one writer, and its lock on the file ends with it, so nobody who has a table outlives this: claims need no place on the disk, which
 * may be full when a table is opened.
 */
export class Claims {
  readonly #epochs = new Map<string, number>();
  readonly #owners = new Map<string, string>();
  readonly #most: number;
  #last: number;
  /** The highest that was forgotten: it counts where none is remembered. */
  #forgotten = 0;

  /** `opening` tells how often the file has been opened. */
  constructor(opening: number, most: number = claimsAtMost) {
    this.#last = opening * claimsPerOpening;
    this.#most = most;
  }

  claim(id: string, owner: string): number {
    this.forget(id);
    this.#last += 1;
    this.#epochs.set(id, this.#last);
    this.#owners.set(id, owner);
    if (this.#epochs.size > this.#most) this.#forgetOldest();
    return this.#last;
  }

  epochOf(id: string): number {
    return this.#epochs.get(id) ?? this.#forgotten;
  }

  ownerOf(id: string): string | null {
    return this.#owners.get(id) ?? null;
  }

  /** A table that begins is nobody's. */
  forget(id: string): void {
    this.#epochs.delete(id);
    this.#owners.delete(id);
  }

  #forgetOldest(): void {
    for (const [id, epoch] of this.#epochs) {
      this.#forgotten = epoch;
      this.forget(id);
      return;
    }
  }
}
