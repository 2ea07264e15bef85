import { seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { freshSeed } from '../keys.ts';
import type { LiveTable } from '../live-table.ts';
import { decideAnswer, decideLapse } from '../table/decide-answers.ts';
import type { Answered } from '../table/decide-answers.ts';
import type { Decision } from '../table/decision.ts';
import { bestLevel } from '../table/table-state.ts';
import type { MatchState } from '../table/table-state.ts';
import { botPauseIn } from './bot-pause.ts';
import type { AskedTurn } from './bot-pause.ts';
import { BotSeats } from './bot-seats.ts';
import type { Asking, TakeAnswer } from './bot-seats.ts';

/** How bots come to act. */
type Turns = {
  /** Does something when its turn comes; the table is tended after it. */
  readonly inTurn: (task: () => Promise<void>) => void;
  readonly carryOut: (decision: Decision) => Promise<void>;
};

/** Bots at one table: at their own seats, for somebody away, and for whoever lets the time run out. */
export class TableBots {
  readonly #table: LiveTable;
  readonly #turns: Turns;
  readonly #seats: BotSeats;
  /** Pauses follow from it and from what everybody knows. */
  readonly #pauses: string;
  readonly #unwatch: () => void;
  /** The deadline whose time has run out: bots decide for whoever still has to. */
  #lapsed: number | null = null;
  /** What bots have decided for people whose time has run out. */
  readonly #answers = new Map<Seat, string | null>();

  constructor(table: LiveTable, turns: Turns) {
    const { ports, ledger } = table;
    this.#table = table;
    this.#turns = turns;
    this.#pauses = freshSeed(ports.randomBytes);
    this.#unwatch = ports.thinkers.onBusy?.(ledger.id, () => table.herald.tellTable()) ?? (() => {});
    this.#seats = new BotSeats(ports.clockwork, ports.thinkers, (seat, take) =>
      turns.inTurn(() => this.#answer(seat, take)),
    );
  }

  /** Whether the time of the decision that runs is over, so that bots decide for whoever still has to. */
  get hasLapsed(): boolean {
    const { deadline } = this.#table.ledger;
    return deadline !== null && deadline === this.#lapsed;
  }

  /** The time of a decision is over. */
  lapse(deadline: number): void {
    this.#lapsed = deadline;
  }

  /** Lets exactly those think that have to decide something. */
  tend(): void {
    this.#tendLapse();
    this.#seats.tend(this.#asked());
  }

  stop(): void {
    this.#seats.clear();
    this.#unwatch();
  }

  /** The seats that a bot decides for now. */
  #asked(): Parameters<BotSeats['tend']>[0] {
    const asked = new Map<Seat, { readonly key: string; readonly asking: () => Asking }>();
    const { ledger, crowd } = this.#table;
    const { match, phase, playable } = ledger.state;
    if (match === null || phase !== 'playing' || crowd.isEmpty || !ledger.book.mayGoOn) return asked;
    if (ledger.clock.isStill) return asked;
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
    const { head } = this.#table.ledger;
    const seat = head.seats[at];
    if (seat === undefined || seat.kind === 'open') return null;
    if (seat.kind === 'bot') return seat.level;
    if (seat.standIn !== null) return seat.standIn;
    return this.hasLapsed ? bestLevel(head) : null;
  }

  /**
   * The pause follows from the seat and the number of the public decision, never from anything hidden. Those whose time has run out
   * all decide at the same moment, so that nobody learns who of them still had to.
   */
  #asking(match: MatchState, turn: AskedTurn, seat: Seat, level: string): Asking {
    const { ledger, ports } = this.#table;
    const { game } = ledger.state.playable;
    const [least, most] = botPauseIn(turn, ports.pace, ledger.state.pace);
    const decision = `${match.number} ${ledger.projection?.seq('table') ?? 0}`;
    const rng = seededRng(`${this.#pauses} ${decision} ${this.hasLapsed ? 'all' : seat}`);
    return {
      question: { table: ledger.id, game: game.id, level, view: game.table.view(match.state, seat) },
      pause: least + rng.int(Math.max(1, most - least + 1)),
      limit: ports.pace.botLimit,
    };
  }

  async #answer(seat: Seat, take: TakeAnswer): Promise<void> {
    const answer = take();
    if (answer === null) return;
    const { match, phase } = this.#table.ledger.head;
    if (match === null || phase !== 'playing' || this.#table.crowd.isEmpty) return;
    if (this.#levelAt(seat) === null) return;
    if (this.#isOwned(seat)) this.#answers.set(seat, answer.text);
    else await this.#carryOut(decideAnswer(this.#table.moment(), match, { seat, text: answer.text }));
  }

  /** Whether a bot decides for this seat only because time has run out. */
  #isOwned(at: Seat): boolean {
    const seat = this.#table.ledger.head.seats[at];
    return seat?.kind === 'person' && seat.standIn === null;
  }

  /** The seats of people whose time has run out, as long as they have not decided. */
  #lateSeats(): readonly Seat[] {
    const { match, playable } = this.#table.ledger.head;
    if (match === null || !this.hasLapsed) return [];
    const turn = playable.game.table.turn(match.state);
    return turn.kind === 'seats' ? turn.seats.filter((seat) => this.#isOwned(seat)) : [];
  }

  /** Once bots have decided for everybody who is late, all of it happens at once. */
  #tendLapse(): void {
    if (!this.hasLapsed) this.#answers.clear();
    else if (this.#haveAllAnswered()) this.#turns.inTurn(() => this.#answerLapse());
  }

  /** Whether bots have decided for everybody who is late, and somebody is. */
  #haveAllAnswered(): boolean {
    if (this.#answers.size === 0) return false;
    const late = this.#lateSeats();
    return late.length > 0 && late.every((seat) => this.#answers.has(seat));
  }

  async #answerLapse(): Promise<void> {
    const { match } = this.#table.ledger.head;
    if (match === null || !this.#haveAllAnswered()) return;
    const answers = this.#lateSeats().map((seat) => ({ seat, text: this.#answers.get(seat) ?? null }));
    this.#answers.clear();
    await this.#carryOut(decideLapse(this.#table.moment(), match, answers));
  }

  async #carryOut({ decision, useless }: Answered): Promise<void> {
    const { ports, ledger } = this.#table;
    for (const { text } of useless) {
      const game = ledger.head.playable.game.id;
      ports.report('bot-fallback', { table: ledger.id, game, late: text === null ? 1 : 0 });
    }
    await this.#turns.carryOut(decision);
  }
}
