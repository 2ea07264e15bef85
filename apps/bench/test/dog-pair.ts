import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { MutableDog, rankOf } from '@rudel/dog/fast';
import { drawFrom, mustParse } from '@rudel/kernel';
import type { Act, Rng, Seat, Turn } from '@rudel/kernel';
import { cardPart, isSeven, sharedFields, stonesOf } from './dog-fields.ts';
import type { TextFields } from './dog-fields.ts';

type Move = DogTypes['Move'];
type State = DogTypes['State'];

/** What one of the two says about a moment of the match. */
export type Account = { readonly position: TextFields; readonly legal: readonly string[] };

/** What the mutable game says; a seven by what it leads to, the other moves as they are written. */
export function limitAccount(mutable: MutableDog, seat: Seat): Account {
  const legal = Array.from({ length: mutable.legal(seat) }, (_, index) => {
    const text = mutable.moveText(index);
    return isSeven(text) ? `${cardPart(text)} leads to ${mutable.resultText(index)}` : text;
  });
  return { position: sharedFields(mutable.positionText()), legal: legal.toSorted() };
}

/** One match, played by the real game and by the mutable one with the same acts. */
export class DogPair {
  readonly mutable: MutableDog;
  state: State;

  constructor(options: DogTypes['Options']) {
    this.mutable = new MutableDog(options);
    this.state = dog.table.start(options, 4);
  }

  get turn(): Turn {
    return dog.table.turn(this.state);
  }

  get position(): string {
    return dog.table.position.format(this.state);
  }

  drawn(turn: Turn & { kind: 'chance' }, rng: Rng): void {
    const drawn = drawFrom(turn.urn, rng);
    if (this.mutable.phase === 'starter') this.mutable.setFirstStarter(Number(drawn[0]));
    else this.mutable.deal(drawn.map(rankOf));
    this.apply({ by: 'chance', drawn });
  }

  legalOf(seat: Seat): readonly Move[] {
    return dog.player.legal(dog.table.view(this.state, seat));
  }

  real(seat: Seat): Account {
    const legal = this.legalOf(seat).map((move) => this.described(seat, move));
    return { position: sharedFields(this.position), legal: legal.toSorted() };
  }

  limit(seat: Seat): Account {
    return limitAccount(this.mutable, seat);
  }

  /** Plays a move of the real list; the mutable game reads its text. */
  playReal(seat: Seat, move: Move): string {
    const text = dog.player.move.format(move);
    this.mutable.applyText(seat, text);
    this.apply({ by: seat, move });
    return text;
  }

  /** Plays a move of the mutable list; the real game reads its text and has to allow it. */
  playLimit(seat: Seat, index: number): string {
    this.mutable.legal(seat);
    const text = this.mutable.moveText(index);
    const move = mustParse(dog.player.move, text);
    const refusal = dog.player.whyNot(dog.table.view(this.state, seat), move);
    if (refusal !== null) throw new Error(`${text} is refused: ${refusal.reason} in ${this.position}`);
    this.mutable.apply(index);
    this.apply({ by: seat, move });
    return text;
  }

  private described(seat: Seat, move: Move): string {
    const text = dog.player.move.format(move);
    if (!isSeven(text)) return text;
    const after = dog.table.apply(this.state, { by: seat, move });
    return `${cardPart(text)} leads to ${stonesOf(dog.table.position.format(after))}`;
  }

  private apply(act: Act<Move>): void {
    this.state = dog.table.apply(this.state, act);
  }
}
