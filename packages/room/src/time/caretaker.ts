import type { Seat } from '@rudel/kernel';
import { TableBots } from '../bots/table-bots.ts';
import type { LiveTable } from '../live-table.ts';
import type { Ports } from '../ports.ts';
import { decideAct } from '../table/decide-match.ts';
import { heirOf } from '../table/decide-places.ts';
import { granted } from '../table/decision.ts';
import type { Decision } from '../table/decision.ts';
import { bestLevel } from '../table/table-state.ts';
import { Lull } from './lull.ts';
import { Watch } from './watch.ts';

/** How a caretaker gets its turn, and how it lets go of its table. */
export type Turns = {
  /** Does something when its turn comes; the table is tended after it. */
  readonly inTurn: (task: () => Promise<void>) => void;
  /** Nobody has been here for long. */
  readonly abandon: () => void;
};

/** How long nothing is tried after something could not be written. */
const rest = 1000;

/** Sees to what happens at a table by itself: people away, stand-ins, bots, the clock, sleep. */
export class Caretaker {
  readonly #ports: Ports;
  readonly #table: LiveTable;
  readonly #turns: Turns;
  readonly #bots: TableBots;
  readonly #lull: Lull;
  readonly #watch: Watch;
  #cancel: () => void = () => {};
  #due: number | null = null;
  /** Since when somebody has been here without a break, or nobody. */
  #changedAt: number;
  #restsUntil = 0;
  #wasPaused = false;

  constructor(table: LiveTable, turns: Turns) {
    const { ports } = table;
    this.#ports = ports;
    this.#table = table;
    this.#turns = turns;
    this.#changedAt = table.now;
    this.#lull = new Lull(table);
    this.#watch = new Watch(table);
    this.#bots = new TableBots(table, {
      inTurn: turns.inTurn,
      carryOut: (decision) => this.#carryOut(decision),
    });
  }

  /** The first has come, or the last has gone. */
  hasTurned(): void {
    this.#changedAt = this.#table.now;
    this.#watch.forget();
  }

  /** Brings alarms and bots in line with the table; while something is on its way to the store, that comes first. */
  tend(): void {
    if (this.#table.ledger.head !== this.#table.ledger.state || this.#watch.isAsBefore()) return;
    this.#followPause();
    this.#lull.tend();
    this.#bots.tend();
    const due = this.#nextDue();
    if (due === this.#due) return;
    this.#cancel();
    this.#due = due;
    this.#cancel =
      due === null
        ? () => {}
        : this.#ports.clockwork.after(Math.max(0, due - this.#table.now), () => this.#ring());
  }

  /** Nobody was missed in a pause: after it everybody has all the time to come back. */
  #followPause(): void {
    const isPaused = this.#table.ledger.state.paused !== null;
    if (this.#wasPaused && !isPaused) this.#changedAt = this.#table.now;
    this.#wasPaused = isPaused;
  }

  stop(): void {
    this.#bots.stop();
    this.#cancel();
    this.#due = null;
  }

  #ring(): void {
    this.#due = null;
    this.#watch.forget();
    this.#turns.inTurn(() => this.#doWhatIsDue());
  }

  async #doWhatIsDue(): Promise<void> {
    const { crowd, herald, now } = this.#table;
    const { pace } = this.#ports;
    crowd.turnAway(pace.away, now);
    herald.tellTable();
    if (crowd.isEmpty) {
      if (this.#changedAt + pace.idle <= now) this.#turns.abandon();
      return;
    }
    await this.#replaceAbsent();
    await this.#passHosting();
    await this.#lapse();
  }

  async #replaceAbsent(): Promise<void> {
    const absent = this.#absentSeats().filter(({ due }) => due <= this.#table.now);
    const level = bestLevel(this.#table.ledger.head);
    const entries = absent.map(({ seat }) => ({ kind: 'standin', seat, level }) as const);
    if (entries.length === 0) return;
    await this.#carryOut(granted(...entries));
    const { state, projection } = this.#table.ledger;
    for (const { seat } of absent) {
      const place = state.seats[seat];
      if (place?.kind === 'person' && place.standIn !== null) projection?.standIn(seat);
    }
  }

  async #passHosting(): Promise<void> {
    const due = this.#hostDue();
    const heir = heirOf(this.#table.moment());
    if (due === null || due > this.#table.now || heir === null) return;
    await this.#carryOut(granted({ kind: 'host', person: heir }));
  }

  /** What cannot be written is tried again after a rest. */
  async #carryOut(decision: Decision): Promise<void> {
    if (decision.ok && decision.entries.length === 0) return;
    const isWritten = decision.ok && (await this.#table.writer.write(decision, null)) === 'written';
    if (isWritten) return;
    this.#restsUntil = this.#table.now + rest;
    this.#watch.forget();
  }

  #nextDue(): number | null {
    const { crowd } = this.#table;
    const dues = [crowd.nextAway(this.#ports.pace.away)];
    if (crowd.isEmpty) dues.push(this.#changedAt + this.#ports.pace.idle);
    else {
      dues.push(...this.#absentSeats().map(({ due }) => due), this.#hostDue());
      dues.push(this.#lull.due, this.#lapseDue());
    }
    const due = Math.min(...dues.filter((one) => one !== null));
    return due === Number.POSITIVE_INFINITY ? null : Math.max(due, this.#restsUntil);
  }

  /** The seats that want a stand-in, and when: those who wait have waited for that long. In a pause nobody waits. */
  #absentSeats(): readonly { readonly seat: Seat; readonly due: number }[] {
    const { crowd, ledger } = this.#table;
    if (ledger.head.phase !== 'playing' || ledger.head.paused !== null) return [];
    return ledger.head.seats.flatMap((one, seat) => {
      if (one.kind !== 'person' || one.standIn !== null) return [];
      const since = crowd.absentSince(one.person);
      return since === null ? [] : [{ seat, due: Math.max(since, this.#changedAt) + this.#ports.pace.grace }];
    });
  }

  /** When hosting passes on: no lobby waits forever for somebody who is gone, nor does anybody who asks to play for a bot. */
  #hostDue(): number | null {
    const { crowd, ledger } = this.#table;
    const since = crowd.absentSince(ledger.head.host);
    return since === null || ledger.head.paused !== null || heirOf(this.#table.moment()) === null
      ? null
      : Math.max(since, this.#changedAt) + this.#ports.pace.hosting;
  }

  /** When the decision that runs lapses, by the steady clock; null where nothing would come of it. */
  #lapseDue(): number | null {
    const { book, clock, deadline } = this.#table.ledger;
    if (deadline === null || clock.isStill || this.#bots.hasLapsed || !book.mayGoOn) return null;
    return clock.steady(deadline);
  }

  async #lapse(): Promise<void> {
    const { ledger } = this.#table;
    const { match, phase, playable } = ledger.head;
    const { clock, deadline } = ledger;
    if (clock.isStill || deadline === null || match === null || phase !== 'playing' || !ledger.book.mayGoOn)
      return;
    if (deadline > clock.now) return;
    const turn = playable.game.table.turn(match.state);
    if (turn.kind !== 'seats') return;
    if (turn.lapses) await this.#carryOut(decideAct(this.#table.moment(), match, { by: 'clock' }));
    else this.#bots.lapse(deadline);
  }
}
