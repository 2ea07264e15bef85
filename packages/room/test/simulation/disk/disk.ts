import type { Rng } from '@rudel/kernel';
import { DiskFile } from './disk-file.ts';

/** What a disk answers: SQLite's result codes. */
export const codes = {
  ok: 0,
  full: 13,
  cannotOpen: 14,
  readFailed: 266,
  shortRead: 522,
  writeFailed: 778,
  syncFailed: 1034,
  truncateFailed: 1546,
  deleteFailed: 2570,
  noSuchFile: 5898,
} as const;
export type Code = (typeof codes)[keyof typeof codes];

/** What is wrong with a disk at the moment. */
export type Trouble = {
  /** Nothing grows any more. */
  isFull: boolean;
  /** Every so many calls one fails; 0 for none. */
  failing: number;
  /** No sync succeeds. */
  isUnsynced: boolean;
  /** Syncs are answered and not done. */
  isLying: boolean;
  /** After so many more writes and syncs the power goes; null for never. */
  cutIn: number | null;
};

/** A disk that does to its files what disks do, all of it by its generator. */
export class Disk {
  readonly trouble: Trouble = { isFull: false, failing: 0, isUnsynced: false, isLying: false, cutIn: null };
  readonly #rng: Rng;
  readonly #files = new Map<string, DiskFile>();
  /** Files that were deleted while that was not on the disk yet. */
  readonly #deleted = new Map<string, DiskFile>();
  readonly #onCut: () => void;
  #isOff = false;
  /** How many writes and syncs it was asked for. */
  calls = 0;
  /** Whether it has ever told of a sync that it had not done. */
  hasLied = false;

  constructor(rng: Rng, onCut: () => void) {
    this.#rng = rng;
    this.#onCut = onCut;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** The file of a name, made where it is missing; null where the power is gone. */
  open(name: string): DiskFile | null {
    if (this.#isOff) return null;
    const file = this.#files.get(name) ?? new DiskFile();
    this.#files.set(name, file);
    return file;
  }

  delete(name: string, isSynced: boolean): Code {
    if (this.#isOff || this.#fails()) return codes.deleteFailed;
    const file = this.#files.get(name);
    if (file === undefined) return codes.noSuchFile;
    this.#files.delete(name);
    if (isSynced && !this.#lies()) this.#deleted.delete(name);
    else if (file.isNamed && !this.#deleted.has(name)) this.#deleted.set(name, file);
    return codes.ok;
  }

  read(file: DiskFile, into: Uint8Array, at: number): Code {
    if (this.#isOff || this.#fails()) return codes.readFailed;
    return file.read(into, at) ? codes.ok : codes.shortRead;
  }

  write(file: DiskFile, from: Uint8Array, at: number): Code {
    if (this.#isOff || this.#fails()) return codes.writeFailed;
    if (this.trouble.isFull && at + from.length > file.size) return codes.full;
    file.write(from, at);
    return this.#goesOff() ? codes.writeFailed : codes.ok;
  }

  truncate(file: DiskFile, size: number): Code {
    if (this.#isOff || this.#fails()) return codes.truncateFailed;
    file.truncate(size);
    return this.#goesOff() ? codes.truncateFailed : codes.ok;
  }

  sync(file: DiskFile): Code {
    if (this.#isOff) return codes.syncFailed;
    if (this.#goesOff()) return codes.syncFailed;
    if (this.trouble.isUnsynced || this.#fails()) {
      file.forget(this.#rng);
      return codes.syncFailed;
    }
    if (this.#lies()) return codes.ok;
    if (!file.isNamed) this.#syncFolder();
    file.sync();
    return codes.ok;
  }

  /** With the first sync of a new file its folder is synced, too, as SQLite does it on Linux. */
  #syncFolder(): void {
    this.#deleted.clear();
    for (const file of this.#files.values()) file.isNamed = true;
  }

  /** The power is gone, at once. */
  cut(): void {
    if (this.#isOff) return;
    this.#isOff = true;
    this.#onCut();
  }

  /** The power is back: what was synced is there, and of the rest whatever survived. */
  boot(): void {
    if (this.#isOff) {
      for (const [name, file] of this.#deleted) if (this.#rng.int(2) === 0) this.#files.set(name, file);
      for (const [name, file] of this.#files) {
        if (file.isNamed || this.#rng.int(2) === 0) file.cut(this.#rng);
        else this.#files.delete(name);
      }
    }
    this.#deleted.clear();
    this.#isOff = false;
    this.trouble.cutIn = null;
  }

  #goesOff(): boolean {
    this.calls += 1;
    const { cutIn } = this.trouble;
    if (cutIn === null) return false;
    this.trouble.cutIn = cutIn - 1;
    if (cutIn <= 0) this.cut();
    return this.#isOff;
  }

  #fails(): boolean {
    const { failing } = this.trouble;
    return failing > 0 && this.#rng.int(failing) === 0;
  }

  #lies(): boolean {
    if (this.trouble.isLying) this.hasLied = true;
    return this.trouble.isLying;
  }
}

/** A disk as one run of a program has it: when the program is over, nothing of it reaches the disk any more. */
export class Mount {
  readonly #disk: Disk;
  isOver = false;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  has(name: string): boolean {
    return !this.isOver && this.#disk.has(name);
  }

  open(name: string): DiskFile | null {
    return this.isOver ? null : this.#disk.open(name);
  }

  delete(name: string, isSynced: boolean): Code {
    return this.isOver ? codes.deleteFailed : this.#disk.delete(name, isSynced);
  }

  read(file: DiskFile, into: Uint8Array, at: number): Code {
    return this.isOver ? codes.readFailed : this.#disk.read(file, into, at);
  }

  write(file: DiskFile, from: Uint8Array, at: number): Code {
    return this.isOver ? codes.writeFailed : this.#disk.write(file, from, at);
  }

  truncate(file: DiskFile, size: number): Code {
    return this.isOver ? codes.truncateFailed : this.#disk.truncate(file, size);
  }

  sync(file: DiskFile): Code {
    return this.isOver ? codes.syncFailed : this.#disk.sync(file);
  }
}
