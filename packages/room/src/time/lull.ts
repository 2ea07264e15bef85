import type { PersonId } from '@rudel/protocol';
import type { LiveTable } from '../live-table.ts';
import type { TableState } from '../table/table-state.ts';

/** The people who play by themselves: nobody sits in for them. */
function playing({ phase, seats }: TableState): readonly PersonId[] {
  if (phase !== 'playing') return [];
  return seats.flatMap((seat) => (seat.kind === 'person' && seat.standIn === null ? [seat.person] : []));
}

/**
 * Whether a table waits: in a pause that somebody has asked for until anybody goes on, and for somebody who reads how the game goes. For whoever plays alone it does, for as long as they read. Among several it does at the
 * beginning of a match only, once for each person and for a limited time, so that nobody can hold up the others. It knows nothing of the match but its number.
 */
export class Lull {
  readonly #table: LiveTable;
  #match: number | null;
  /** How long the match that runs may wait at most, by the steady clock. */
  #until = -Infinity;
  /** Who has begun to read since it began, and who is through with it. */
  readonly #begun = new Set<PersonId>();
  readonly #through = new Set<PersonId>();

  constructor(table: LiveTable) {
    this.#table = table;
    this.#match = table.ledger.state.match?.number ?? null;
  }

  /** Lets the table wait or go on, and says so to everybody where that is new. */
  tend(): void {
    const { ledger, herald } = this.#table;
    this.#follow(ledger.state);
    if (ledger.clock.turn(this.#waits(ledger.state))) herald.tellTable();
  }

  /** When a table with several people stops waiting by itself; null where it does not wait. */
  get due(): number | null {
    const { ledger } = this.#table;
    const isLimited = ledger.state.paused === null && playing(ledger.state).length > 1;
    return ledger.clock.isStill && isLimited ? this.#until : null;
  }

  #follow({ match }: TableState): void {
    if (match === null || match.number === this.#match) return;
    this.#match = match.number;
    this.#until = this.#table.now + this.#table.ports.pace.reading;
    this.#begun.clear();
    this.#through.clear();
  }

  #waits(state: TableState): boolean {
    const people = playing(state);
    const reading = people.filter((person) => this.#reads(person));
    for (const person of this.#begun) if (!reading.includes(person)) this.#through.add(person);
    for (const person of reading) this.#begun.add(person);
    if (state.paused !== null) return true;
    if (people.length < 2) return reading.length > 0;
    return this.#table.now < this.#until && reading.some((person) => !this.#through.has(person));
  }

  #reads(person: PersonId): boolean {
    return this.#table.crowd.devicesOf(person).some(({ isReading }) => isReading);
  }
}
