import { pick, seededRng, whyNotAct } from '@rudel/kernel';
import type { Open, Seat } from '@rudel/kernel';
import { botPauseIn } from '../bots/bot-pause.ts';
import type { AskedTurn } from '../bots/bot-pause.ts';
import { BotSeats } from '../bots/bot-seats.ts';
import type { Asking, TakeAnswer } from '../bots/bot-seats.ts';
import { freshSeed } from '../keys.ts';
import type { LiveTable } from '../live-table.ts';
import type { Ports } from '../ports.ts';
import { decideAct, decideLapse } from '../table/decide-match.ts';
import { decidePassing } from '../table/decide-places.ts';
import { granted } from '../table/decision.ts';
import type { Decision } from '../table/decision.ts';
import { bestLevel } from '../table/table-state.ts';
import type { MatchState } from '../table/table-state.ts';

/** How a caretaker gets its turn, and how it lets go of its table. */
export type Turns = {
  /** Does something when its turn comes; the table is tended after it. */
  readonly inTurn: (task: () => Promise<void>) => void;
  /** Nobody has been here for long. */
  readonly abandon: () => void;
};

type SeatAct = { readonly by: Seat; readonly move: Open };

/** How long nothing is tried after something could not be written. */
const rest = 1000;

/** Sees to what happens at a table by itself: people away, stand-ins, bots, the clock, sleep. */
export class Caretaker {
  readonly #ports: Ports;
  readonly #table: LiveTable;
  readonly #turns: Turns;
  readonly #bots: BotSeats;
  /** Pauses follow from it and from what everybody knows. */
  readonly #pauses: string;
  readonly #unwatch: () => void;
  #cancel: () => void = () => {};
  #due: number | null = null;
  /** Since when somebody has been here without a break, or nobody. */
  #changedAt: number;
  /** The deadline whose time has run out: bots decide for whoever still has to. */
  #lapsed: number | null = null;
  /** What bots have decided for people whose time has run out. */
  readonly #answers = new Map<Seat, SeatAct>();
  #restsUntil = 0;

  constructor(table: LiveTable, turns: Turns) {
    const { ports } = table;
    this.#ports = ports;
    this.#table = table;
    this.#turns = turns;
    this.#changedAt = table.now;
    this.#pauses = freshSeed(ports.randomBytes);
    this.#unwatch = ports.thinkers.onBusy?.(table.ledger.id, () => table.herald.tellTable()) ?? (() => {});
    this.#bots = new BotSeats(ports.clockwork, ports.thinkers, (seat, take) =>
      turns.inTurn(() => this.#answer(seat, take)),
    );
  }

  /** The first has come, or the last has gone. */
  hasTurned(): void {
    this.#changedAt = this.#table.now;
  }

  /** Brings alarms and bots in line with the table; while something is on its way to the store, that comes first. */
  tend(): void {
    if (this.#table.ledger.head !== this.#table.ledger.state) return;
    this.#tendLapse();
    this.#bots.tend(this.#askedBots());
    const due = this.#nextDue();
    if (due === this.#due) return;
    this.#cancel();
    this.#due = due;
    this.#cancel =
      due === null
        ? () => {}
        : this.#ports.clockwork.after(Math.max(0, due - this.#table.now), () => this.#ring());
  }

  stop(): void {
    this.#bots.clear();
    this.#unwatch();
    this.#cancel();
    this.#due = null;
  }

  #ring(): void {
    this.#due = null;
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
    if (entries.length > 0) await this.#carryOut(granted(...entries));
  }

  async #passHosting(): Promise<void> {
    const due = this.#hostDue();
    if (due === null || due > this.#table.now) return;
    const decision = decidePassing(this.#table.moment());
    if (decision !== null) await this.#carryOut(decision);
  }

  /** What cannot be written is tried again after a rest. */
  async #carryOut(decision: Decision): Promise<void> {
    if (decision.ok && decision.entries.length === 0) return;
    const isWritten = decision.ok && (await this.#table.writer.write(decision, null)) === 'written';
    if (!isWritten) this.#restsUntil = this.#table.now + rest;
  }

  #nextDue(): number | null {
    const { crowd, ledger } = this.#table;
    const dues = [crowd.nextAway(this.#ports.pace.away)];
    if (crowd.isEmpty) dues.push(this.#changedAt + this.#ports.pace.idle);
    else {
      dues.push(...this.#absentSeats().map(({ due }) => due), this.#hostDue());
      if (ledger.deadline !== this.#lapsed && ledger.book.mayGoOn) dues.push(ledger.deadline);
    }
    const due = Math.min(...dues.filter((one) => one !== null));
    return due === Number.POSITIVE_INFINITY ? null : Math.max(due, this.#restsUntil);
  }

  /** The seats that want a stand-in, and when: those who wait have waited for that long. */
  #absentSeats(): readonly { readonly seat: Seat; readonly due: number }[] {
    const { crowd, ledger } = this.#table;
    if (ledger.head.phase !== 'playing') return [];
    return ledger.head.seats.flatMap((one, seat) => {
      if (one.kind !== 'person' || one.standIn !== null) return [];
      const since = crowd.absentSince(one.person);
      return since === null ? [] : [{ seat, due: Math.max(since, this.#changedAt) + this.#ports.pace.grace }];
    });
  }

  /** When hosting passes on: no lobby waits forever for somebody who is gone. */
  #hostDue(): number | null {
    const { crowd, ledger } = this.#table;
    if (ledger.head.phase === 'playing') return null;
    const since = crowd.absentSince(ledger.head.host);
    return since === null ? null : Math.max(since, this.#changedAt) + this.#ports.pace.hosting;
  }

  async #lapse(): Promise<void> {
    const { ledger } = this.#table;
    const { match, phase, playable } = ledger.head;
    const { deadline } = ledger;
    if (deadline === null || match === null || phase !== 'playing' || !ledger.book.mayGoOn) return;
    if (deadline > this.#table.now) return;
    const turn = playable.game.table.turn(match.state);
    if (turn.kind !== 'seats') return;
    if (turn.lapses) await this.#carryOut(decideAct(this.#table.moment(), match, { by: 'clock' }));
    else this.#lapsed = deadline;
  }

  /** The seats that a bot decides for now. */
  #askedBots(): Parameters<BotSeats['tend']>[0] {
    const asked = new Map<Seat, { readonly key: string; readonly asking: () => Asking }>();
    const { ledger, crowd } = this.#table;
    const { match, phase, playable } = ledger.state;
    if (match === null || phase !== 'playing' || crowd.isEmpty || !ledger.book.mayGoOn) return asked;
    const turn = playable.game.table.turn(match.state);
    if (turn.kind !== 'seats') return asked;
    for (const seat of turn.seats) {
      const level = this.#levelAt(seat);
      if (level === null || this.#answers.has(seat)) continue;
      const key = `${match.number} ${ledger.projection?.seq(seat) ?? 0} ${level}`;
      asked.set(seat, { key, asking: () => this.#asking(match, turn, seat, level) });
    }
    return asked;
  }

  /** The level of the bot that plays a seat; null where its owner does. */
  #levelAt(at: Seat): string | null {
    const { ledger } = this.#table;
    const seat = ledger.head.seats[at];
    if (seat === undefined || seat.kind === 'open') return null;
    if (seat.kind === 'bot') return seat.level;
    if (seat.standIn !== null) return seat.standIn;
    return this.#hasLapsed() ? bestLevel(ledger.head) : null;
  }

  /**
   * The pause follows from the seat and the number of the public decision, never from anything hidden. Those whose time has run out
   * all decide at the same moment, so that nobody learns who of them still had to.
   */
  #asking(match: MatchState, turn: AskedTurn, seat: Seat, level: string): Asking {
    const { ledger } = this.#table;
    const { game } = ledger.state.playable;
    const [least, most] = botPauseIn(turn, this.#ports.pace);
    const decision = `${match.number} ${ledger.projection?.seq('table') ?? 0}`;
    const rng = seededRng(`${this.#pauses} ${decision} ${this.#hasLapsed() ? 'all' : seat}`);
    return {
      question: { table: ledger.id, game: game.id, level, view: game.table.view(match.state, seat) },
      pause: least + rng.int(Math.max(1, most - least + 1)),
      limit: this.#ports.pace.botLimit,
    };
  }

  #hasLapsed(): boolean {
    const { deadline } = this.#table.ledger;
    return deadline !== null && deadline === this.#lapsed;
  }

  async #answer(seat: Seat, take: TakeAnswer): Promise<void> {
    const answer = take();
    if (answer === null) return;
    const { match, phase } = this.#table.ledger.head;
    if (match === null || phase !== 'playing' || this.#table.crowd.isEmpty) return;
    if (this.#levelAt(seat) === null) return;
    const act = this.#actOf(match, seat, answer.text);
    if (act === null) return;
    if (this.#isOwned(seat)) this.#answers.set(seat, act);
    else await this.#carryOut(decideAct(this.#table.moment(), match, act));
  }

  /** Whether a bot decides for this seat only because time has run out. */
  #isOwned(at: Seat): boolean {
    const seat = this.#table.ledger.head.seats[at];
    return seat?.kind === 'person' && seat.standIn === null;
  }

  /** The seats of people whose time has run out, as long as they have not decided. */
  #lateSeats(): readonly Seat[] {
    const { match, playable } = this.#table.ledger.head;
    if (match === null || !this.#hasLapsed()) return [];
    const turn = playable.game.table.turn(match.state);
    return turn.kind === 'seats' ? turn.seats.filter((seat) => this.#isOwned(seat)) : [];
  }

  /** Once bots have decided for everybody who is late, all of it happens at once. */
  #tendLapse(): void {
    if (!this.#hasLapsed()) this.#answers.clear();
    else if (this.#lateAnswers() !== null) this.#turns.inTurn(() => this.#answerLapse());
  }

  /** What bots have decided for those who are late; null while somebody is missing, or nobody is late. */
  #lateAnswers(): readonly SeatAct[] | null {
    if (this.#answers.size === 0) return null;
    const late = this.#lateSeats();
    const acts = late.flatMap((seat) => this.#answers.get(seat) ?? []);
    return late.length > 0 && acts.length === late.length ? acts : null;
  }

  async #answerLapse(): Promise<void> {
    const acts = this.#lateAnswers();
    const { match } = this.#table.ledger.head;
    if (acts === null || match === null) return;
    this.#answers.clear();
    await this.#carryOut(decideLapse(this.#table.moment(), match, acts));
  }

  /** What a bot answered, or any legal move where it answered none; null where its seat is not asked any more. */
  #actOf(match: MatchState, seat: Seat, text: string | null): SeatAct | null {
    const { ledger } = this.#table;
    const { game } = ledger.head.playable;
    const move = text === null ? null : game.player.move.parse(text);
    if (move?.ok === true) {
      const act: SeatAct = { by: seat, move: move.value };
      if (whyNotAct(game, match.state, act) === null) return act;
    }
    const legal = game.player.legal(game.table.view(match.state, seat));
    if (legal.length === 0) return null;
    this.#ports.report('bot-fallback', { table: ledger.id, game: game.id, late: text === null ? 1 : 0 });
    return { by: seat, move: pick(legal, ledger.rng) };
  }
}
