import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';

/** What a disk writes whole or not at all. */
const sectorSize = 512;

/** Which writes since the last sync a power cut leaves behind. */
const survivals = ['none', 'all', 'first', 'any', 'any', 'any'] as const;

/** Bytes that grow. */
class Bytes {
  size = 0;
  #held = new Uint8Array(1 << 15);

  /** Room for this many bytes, without changing how many there are. */
  all(atLeast: number): Uint8Array {
    if (atLeast > this.#held.length) {
      const larger = new Uint8Array(Math.max(atLeast, this.#held.length * 2));
      larger.set(this.#held.subarray(0, this.size));
      this.#held = larger;
    }
    return this.#held;
  }

  resize(size: number): void {
    this.all(size).fill(0, Math.min(size, this.size), Math.max(size, this.size));
    this.size = size;
  }

  set(from: Uint8Array, at: number): void {
    const end = at + from.length;
    if (end > this.size) this.resize(end);
    this.all(end).set(from, at);
  }

  copy({ size, all }: { readonly size: number; readonly all: Uint8Array }): void {
    this.resize(size);
    this.all(size).set(all.subarray(0, size));
  }
}

/** A file as programs see it, and as it would be after a power cut: what was written and not synced may be there or not, sector by sector. */
export class DiskFile {
  readonly #seen = new Bytes();
  readonly #kept = new Bytes();
  /** What each sector has held since it was synced last, the oldest first. */
  readonly #unsynced = new Map<number, Uint8Array[]>();
  /** Whether its name is on the disk: a file that was never synced may not be there after a cut. */
  isNamed = false;

  get size(): number {
    return this.#seen.size;
  }

  /** False where there was less to read than asked; the rest is zeros then. */
  read(into: Uint8Array, at: number): boolean {
    const { size } = this.#seen;
    const there = Math.max(0, Math.min(into.length, size - at));
    into.set(this.#seen.all(size).subarray(at, at + there));
    into.fill(0, there);
    return there === into.length;
  }

  write(from: Uint8Array, at: number): void {
    this.#seen.set(from, at);
    this.#touch(at, at + from.length);
  }

  truncate(size: number): void {
    this.#seen.resize(size);
    for (const sector of this.#unsynced.keys())
      if (sector * sectorSize >= size) this.#unsynced.delete(sector);
  }

  sync(): void {
    this.#kept.resize(this.size);
    for (const sector of this.#unsynced.keys()) this.#keep(sector, this.#sector(sector));
    this.#unsynced.clear();
  }

  /** A sync that failed: the system takes some of what was written for synced from now on, which it is not. */
  forget(rng: Rng): void {
    for (const sector of this.#unsynced.keys()) if (rng.int(2) === 0) this.#unsynced.delete(sector);
  }

  /** The power goes. */
  cut(rng: Rng): void {
    const survival = pick(survivals, rng);
    const sectors = [...this.#unsynced.keys()];
    const first = rng.int(sectors.length + 1);
    const { size } = this.#kept;
    for (const [nth, sector] of sectors.entries()) {
      if (survival === 'none' || (survival === 'first' && nth >= first)) break;
      const versions = this.#unsynced.get(sector) ?? [];
      const which = survival === 'any' ? rng.int(versions.length + 1) : versions.length;
      const version = versions[which - 1];
      if (version !== undefined) this.#keep(sector, version);
    }
    if (this.size < size && rng.int(2) === 0) this.#kept.resize(this.size);
    this.#unsynced.clear();
    this.#seen.copy({ size: this.#kept.size, all: this.#kept.all(this.#kept.size) });
  }

  #touch(from: number, to: number): void {
    for (let sector = Math.floor(from / sectorSize); sector * sectorSize < to; sector += 1) {
      const versions = this.#unsynced.get(sector) ?? [];
      versions.push(this.#sector(sector));
      this.#unsynced.set(sector, versions);
    }
  }

  #sector(sector: number): Uint8Array {
    const at = sector * sectorSize;
    return this.#seen.all(at + sectorSize).slice(at, Math.min(at + sectorSize, this.size));
  }

  #keep(sector: number, bytes: Uint8Array): void {
    this.#kept.set(bytes, sector * sectorSize);
  }
}
