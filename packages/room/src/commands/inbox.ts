import type { Command, PersonId } from '@rudel/protocol';
import type { LiveTable } from '../live-table.ts';
import type { Device } from '../people/device.ts';
import { tableRefusal } from '../table/refusals.ts';
import type { Ended, Turn } from '../writing/rounds.ts';
import { perform, performAtOnce } from './perform.ts';
import { remembered } from './recent-commands.ts';

/** How commands get their turn. */
type Turns = {
  /** Whether nothing is under way, and nothing would wait. */
  readonly isFree: () => boolean;
  readonly inTurn: (begin: Turn, ended: Ended) => void;
  readonly hasEnded: () => boolean;
};

/** Where the commands of devices come in: what needs no writing is answered at once, the rest in its turn. */
export class Inbox {
  readonly #table: LiveTable;
  readonly #turns: Turns;
  /** How many commands of each person wait to be written: their others wait behind them. */
  readonly #wanting = new Map<PersonId, number>();

  constructor(table: LiveTable, turns: Turns) {
    this.#table = table;
    this.#turns = turns;
  }

  receive(device: Device, command: Command): void {
    if (device.waiting >= remembered) {
      device.answer({ t: 'no', id: command.id, why: tableRefusal('too-fast') });
      return;
    }
    const mayWait = this.#turns.isFree() || this.#wanting.has(device.person);
    const found = mayWait ? null : performAtOnce(this.#table, device, command);
    if (found === 'answered') return;
    device.waiting += 1;
    this.#want(device.person, 1);
    let isWaiting = 1;
    this.#turns.inTurn(
      (ended) => {
        device.waiting -= isWaiting;
        isWaiting = 0;
        perform(this.#table, device, command, found, ended);
      },
      (error) => {
        if (error !== null) this.#answerFailed(device, command);
        this.#want(device.person, -1);
      },
    );
  }

  #want(person: PersonId, more: number): void {
    const wanted = (this.#wanting.get(person) ?? 0) + more;
    if (wanted > 0) this.#wanting.set(person, wanted);
    else this.#wanting.delete(person);
  }

  /** Whether a command that failed was carried out all the same is in the log, which has been read again. */
  #answerFailed(device: Device, { id }: Command): void {
    if (this.#turns.hasEnded()) return;
    const isDone = this.#table.ledger.knows({ person: device.person, id });
    device.answer(isDone ? { t: 'done', id } : { t: 'no', id, why: tableRefusal('trouble') });
  }
}
