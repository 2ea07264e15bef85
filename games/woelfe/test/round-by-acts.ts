import type { Act, Seat } from '@rudel/kernel';
import type { Kind, Move } from '../src/types.ts';

/** Where a die of this round's draw stands in the list of acts. */
export type DrawnDie = {
  readonly act: number;
  readonly token: number;
  readonly seat: Seat;
  readonly die: Kind;
};

/** The last round of a run as its acts alone tell it: an account of the dice that does not use the game. */
export type RoundByActs = {
  readonly drawn: readonly DrawnDie[];
  /** What each seat has left at the end of the run. */
  readonly held: readonly (readonly Kind[])[];
  readonly isDoubleAnnounced: boolean;
};

class RoundSoFar {
  drawn: DrawnDie[] = [];
  held: Kind[][] = [];
  isDoubleAnnounced = false;
  readonly #seats: number;
  #starter: Seat | null = null;

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** The first draw is the starter's; after that a single token is a face, and more are dice from the bag. */
  chance(act: number, tokens: readonly string[]): void {
    if (this.#starter === null) this.#starter = Number(tokens[0]) + this.#seats - 1;
    else if (tokens.length > 1) this.#draw(act, this.#starter + 1, tokens);
  }

  #draw(act: number, starter: Seat, tokens: readonly string[]): void {
    this.#starter = starter;
    this.isDoubleAnnounced = false;
    this.drawn = tokens.map((token, nth) => {
      return { act, token: nth, seat: (starter + nth) % this.#seats, die: token as Kind };
    });
    this.held = Array.from({ length: this.#seats }, (_, seat) =>
      this.drawn.filter((one) => one.seat === seat).map(({ die }) => die),
    );
  }

  move(seat: Seat, move: Move): void {
    if (move.kind === 'double') this.isDoubleAnnounced = true;
    if (move.kind === 'roll') this.held[seat]?.splice(this.held[seat].indexOf(move.die), 1);
  }
}

export function roundByActs(acts: readonly Act<Move>[], seats: number): RoundByActs {
  const ledger = new RoundSoFar(seats);
  for (const [index, act] of acts.entries()) {
    if (act.by === 'chance') ledger.chance(index, act.drawn);
    else if (act.by !== 'clock') ledger.move(act.by, act.move);
  }
  return ledger;
}
