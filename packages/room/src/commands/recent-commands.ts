/** How many commands of each person are remembered: as many as a device may have waiting, and so may send again. The store knows them all. */
export const remembered = 32;

/** What somebody has sent, the latest at the end of `late`: at least the last of it. Nothing is ever taken out of a set, which would cost more than all the rest. */
type Sent = { early: ReadonlySet<string>; late: Set<string> };

const sentBefore = (ids: readonly string[]): Sent => ({ early: new Set(ids), late: new Set() });

/** The last commands that were carried out, so that a repeat is known without asking the store. */
export class RecentCommands {
  readonly #sent: Map<string, Sent>;

  constructor(known: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.#sent = new Map([...known].map(([person, ids]) => [person, sentBefore(ids)]));
  }

  /** By person, the latest at the end. */
  get all(): ReadonlyMap<string, readonly string[]> {
    return new Map(
      [...this.#sent].map(([person, { early, late }]) => [person, [...early, ...late].slice(-remembered)]),
    );
  }

  has(person: string, id: string): boolean {
    const sent = this.#sent.get(person);
    return sent !== undefined && (sent.late.has(id) || sent.early.has(id));
  }

  add(person: string, id: string): void {
    let sent = this.#sent.get(person);
    if (sent === undefined) {
      sent = sentBefore([]);
      this.#sent.set(person, sent);
    }
    if (sent.late.size >= remembered) {
      sent.early = sent.late;
      sent.late = new Set();
    }
    sent.late.add(id);
  }

  /** Forgets those of everybody else. */
  keepOnly(people: ReadonlyMap<string, unknown>): void {
    for (const person of this.#sent.keys()) if (!people.has(person)) this.#sent.delete(person);
  }
}
