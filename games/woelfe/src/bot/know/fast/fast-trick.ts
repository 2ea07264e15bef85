import { symbol } from '../../../dice.ts';
import { bee, firstTame, fox, hunter, mushroom } from './fast-dice.ts';

export const most = 4;
export const nobody = -1;

/** The trick on the table, place by place, changed in place. */
export class FastTrick {
  seats: number = most;
  leader = 0;
  count = 0;
  readonly kind: Uint8Array = new Uint8Array(most);
  readonly face: Int8Array = new Int8Array(most);
  /** At whom a bee lies. */
  readonly at: Int8Array = new Int8Array(most).fill(nobody);
  /** What follows from the dice: the place of the first symbol, and the bees at each seat. */
  foxes = 0;
  mushrooms = 0;
  hunters = 0;
  wolves = 0;
  symbolAt: number = nobody;
  readonly bees: Int8Array = new Int8Array(most);

  copyFrom(other: FastTrick): void {
    this.seats = other.seats;
    this.leader = other.leader;
    this.count = other.count;
    this.kind.set(other.kind);
    this.face.set(other.face);
    this.at.set(other.at);
    this.foxes = other.foxes;
    this.mushrooms = other.mushrooms;
    this.hunters = other.hunters;
    this.wolves = other.wolves;
    this.symbolAt = other.symbolAt;
    this.bees.set(other.bees);
  }

  clear(leader: number): void {
    this.leader = leader;
    this.count = 0;
    this.at.fill(nobody);
    this.foxes = 0;
    this.mushrooms = 0;
    this.hunters = 0;
    this.wolves = 0;
    this.symbolAt = nobody;
    this.bees.fill(0);
  }

  seatAt(place: number): number {
    const seat = this.leader + place;
    return seat < this.seats ? seat : seat - this.seats;
  }

  get lastRoller(): number {
    return this.seatAt(this.count - 1);
  }

  get lastKind(): number {
    return this.kind[this.count - 1] as number;
  }

  /** Puts a die at the next place. */
  put(kind: number): void {
    this.kind[this.count] = kind;
    this.count += 1;
    this.#counted(kind, 1);
  }

  /** Takes the last die back, which is no bee that lies at somebody. */
  takeBack(): void {
    this.count -= 1;
    if (this.symbolAt === this.count) this.symbolAt = nobody;
    this.#counted(this.kind[this.count] as number, -1);
  }

  #counted(kind: number, by: number): void {
    if (kind < firstTame) this.wolves += by;
    else if (kind === fox) this.foxes += by;
    else if (kind === mushroom) this.mushrooms += by;
    else if (kind === hunter) this.hunters += by;
  }

  /** Turns the last die to a face. */
  turnTo(face: number): void {
    const last = this.count - 1;
    this.face[last] = face;
    if (this.kind[last] !== mushroom) return;
    if (face !== symbol) {
      if (this.symbolAt === last) this.symbolAt = nobody;
    } else if (this.symbolAt === nobody) this.symbolAt = last;
  }

  /** Whether the last die is beyond the goblins' reach (woelfe 2.7). */
  get isSymbolLast(): boolean {
    const last = this.count - 1;
    return this.kind[last] === mushroom && this.face[last] === symbol;
  }

  /** Lays the last die, a bee, at a seat. */
  lay(at: number): void {
    const last = this.count - 1;
    this.at[last] = at;
    (this.bees[at] as number) += this.face[last] as number;
  }

  /** Takes the last die up from where it lies, if it is a bee. */
  lift(): void {
    const last = this.count - 1;
    const at = this.at[last] as number;
    if (this.kind[last] !== bee || at === nobody) return;
    (this.bees[at] as number) -= this.face[last] as number;
    this.at[last] = nobody;
  }

  /** What the die at a place counts. */
  valueAt(place: number): number {
    return (this.face[place] as number) + (this.bees[this.seatAt(place)] as number);
  }

  /** The place that leads, of equals the earlier; nobody while nothing competes (woelfe 2.3 to 2.6). */
  leading(): number {
    return this.symbolAt === nobody ? this.#leadingOf(this.count) : this.symbolAt;
  }

  /** The place that leads but for the last die, which counts as a fox or a mushroom all the same. */
  leadingBut(): number {
    const last = this.count - 1;
    return this.symbolAt === nobody || this.symbolAt === last ? this.#leadingOf(last) : this.symbolAt;
  }

  #leadingOf(count: number): number {
    const sign = this.foxes === 1 ? -1 : 1;
    let leading: number = nobody;
    let best = 0;
    for (let place = 0; place < count; place += 1) {
      const kind = this.kind[place] as number;
      if (kind === bee || (kind === hunter && this.mushrooms > 0)) continue;
      const value = this.valueAt(place) * sign;
      if (leading === nobody || value > best) {
        leading = place;
        best = value;
      }
    }
    return leading;
  }

  /** Who wins the trick; where nothing competes the first one. */
  winner(): number {
    const leading = this.leading();
    return this.seatAt(leading === nobody ? 0 : leading);
  }
}
