/** Chance that is a function of where it strikes: the same die of the same seat falls alike, whatever else is tried. */
export class Luck {
  salt = 0;

  /** A number from 0 up to 1, by three coordinates. */
  at(one: number, two: number, three: number): number {
    let hash = this.salt ^ Math.imul(one + 1, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(two + 1, 0x85ebca6b), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(three + 1, 0xc2b2ae35), 0x297a2d39);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x7feb352d);
    return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
  }
}
