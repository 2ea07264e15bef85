import type { TableDoc } from '@rudel/protocol';
import { deviceShelf } from '@rudel/ui/device-shelf';
import type { Shelf } from '@rudel/ui/device-shelf';

/** What a table bound itself to for one match, as this device was told. */
export type Promised = {
  readonly table: string;
  readonly match: number;
  readonly commitment: string;
  /** When this device was told, in milliseconds since 1970. */
  readonly at: number;
  /** Whether that was before the deal: only then it was a promise. */
  readonly isEarly: boolean;
  /** What this device added to the lot after that. */
  readonly added?: string;
  /** What the table called its commitment later, in the same match. */
  readonly other?: string;
};

const shelfKey = 'rudel.promises';
export const mostPromises = 60;

/** The match that a table's commitment is about: the one that runs, or the next. */
const boundMatch = ({ phase, match }: TableDoc): number => (phase === 'playing' ? match : match + 1);

/** The promises this device has heard, the newest first: what nobody else can change afterwards. */
export class PromiseBook {
  readonly #shelf: Shelf | null;
  readonly #now: () => number;

  constructor(shelf: Shelf | null, now: () => number) {
    this.#shelf = shelf;
    this.#now = now;
  }

  find(table: string, match: number): Promised | undefined {
    return this.#all().find((known) => known.table === table && known.match === match);
  }

  /** By what a record says it was bound to; a promise that was broken is not found like this. */
  findByCommitment(commitment: string): Promised | undefined {
    return this.#all().find((known) => known.commitment === commitment);
  }

  /** Writes down what a table says now. Before the deal the last word counts, afterwards the first. */
  hear(doc: TableDoc): Promised {
    const { id: table, commitment } = doc;
    const isEarly = doc.phase !== 'playing';
    const match = boundMatch(doc);
    const known = this.find(table, match);
    if (known?.commitment === commitment) return known;
    if (known === undefined || isEarly)
      return this.#put({ table, match, commitment, at: this.#now(), isEarly });
    return known.other === undefined ? this.#put({ ...known, other: commitment }) : known;
  }

  /** Writes down what this device added, so that it can be looked for in the record after the match. */
  keepAdded(promised: Promised, added: string): void {
    this.#put({ ...promised, added });
  }

  #put(promised: Promised): Promised {
    const { table, match } = promised;
    const others = this.#all().filter((known) => known.table !== table || known.match !== match);
    try {
      this.#shelf?.setItem(shelfKey, JSON.stringify([promised, ...others].slice(0, mostPromises)));
    } catch {
      // A device that keeps nothing cannot compare; the draws can be checked all the same.
    }
    return promised;
  }

  #all(): readonly Promised[] {
    try {
      const all: unknown = JSON.parse(this.#shelf?.getItem(shelfKey) ?? '[]');
      return Array.isArray(all) ? all.filter(isPromised) : [];
    } catch {
      return [];
    }
  }
}

function isPromised(value: unknown): value is Promised {
  const { table, match, commitment, at } = (value ?? {}) as Partial<Promised>;
  return [typeof table, typeof match, typeof commitment, typeof at].join() === 'string,number,string,number';
}

export const promiseBook: PromiseBook = new PromiseBook(deviceShelf(), () => Date.now());
