import { botAct } from '@rudel/bots';
import type { AnyBot, Budget } from '@rudel/bots';
import { actLine, commitmentTo, drawByLot, secretFromSeed, seededRng } from '@rudel/kernel';
import type {
  Act,
  AnyGame,
  AnyGlimpse,
  AnyOptions,
  AnyView,
  Lot,
  RecordLine,
  Sealed,
  Seat,
  Turn,
} from '@rudel/kernel';
import { recordText } from '../match-record.ts';

/** How the person's seat is called in a record; no bot may have this name. */
export const personTag = 'person';

export type MatchSetup = {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  /** By seat; null for the person. */
  readonly bots: readonly (AnyBot | null)[];
  readonly lot: Lot;
  readonly budget: Budget;
};

/** A match of one person against bots on this machine: the truth, of which each of them gets a view. */
export class LocalMatch {
  readonly setup: MatchSetup;
  readonly seat: Seat;
  readonly #acts: RecordLine[] = [];
  readonly #botSeed: string;
  #state: Sealed;
  #draws = 0;

  constructor(setup: MatchSetup) {
    const { game, options, bots, lot } = setup;
    this.setup = setup;
    this.seat = bots.indexOf(null);
    this.#botSeed = secretFromSeed(`bots ${lot.secret}`);
    this.#state = game.table.start(options, bots.length);
  }

  get turn(): Turn {
    return this.setup.game.table.turn(this.#state);
  }

  /** What the person sees. */
  get view(): AnyView {
    return this.setup.game.table.view(this.#state, this.seat);
  }

  get isNew(): boolean {
    return this.#acts.length === 0;
  }

  get players(): readonly string[] {
    return this.setup.bots.map((bot) => bot?.name ?? personTag);
  }

  /** A short text of its own, for the name of its file. */
  get mark(): string {
    return commitmentTo(this.setup.lot.secret).slice(0, 8);
  }

  /** What comes next without the person: a draw, or a bot's move; null when it is on the person, or over. */
  nextAct(): Act | null {
    const { game, lot, bots, budget } = this.setup;
    const { turn } = this;
    if (turn.kind === 'over') return null;
    if (turn.kind === 'chance') return { by: 'chance', drawn: drawByLot(lot, turn.urn, this.#draws) };
    const seat = turn.seats.find((asked) => asked !== this.seat);
    const bot = bots[seat ?? this.seat];
    if (seat === undefined || bot === undefined || bot === null) return null;
    const rng = seededRng(`${this.#botSeed} ${this.#acts.length}`);
    return botAct(game, this.#state, seat, bot, rng, budget);
  }

  /** Takes a lawful act; returns what the person notices of it. */
  take(act: Act): readonly AnyGlimpse[] {
    const { table } = this.setup.game;
    const before = this.#state;
    this.#state = table.apply(before, act);
    this.#acts.push(actLine(this.setup.game, act));
    if (act.by === 'chance') this.#draws += 1;
    return table.glimpses({ before, act, after: this.#state }, this.seat);
  }

  get record(): string {
    const { game, options, lot } = this.setup;
    const end = this.turn.kind === 'over' ? game.table.position.format(this.#state) : null;
    return recordText({ game, options, players: this.players, lot, acts: this.#acts, end });
  }
}
