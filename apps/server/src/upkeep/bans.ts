import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import * as v from 'valibot';

/** One network that is kept out: only a keyed hash of it is known. */
export type Ban = { readonly mark: string; readonly until: number };

const kept = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  bans: v.array(v.strictObject({ mark: v.string(), until: v.number() })),
});
type Kept = v.InferOutput<typeof kept>;

/** Why the list of bans cannot be used, in a sentence for whoever starts the server. */
export class UnreadableBans extends Error {}

const mostBans = 10_000;

function read(file: string): Kept | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new UnreadableBans(`The list of bans ${file} cannot be read.`);
  }
  try {
    return v.parse(kept, JSON.parse(text));
  } catch {
    throw new UnreadableBans(`The list of bans ${file} is damaged. Remove it to lift all bans.`);
  }
}

/** Written beside and renamed, so that there is always a whole one. */
function write(file: string, text: string): void {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
}

/**
 * The networks that are kept out, for a time. They are kept as hashes with a key of this data folder: a copy of the list alone tells no address,
 * and two servers' lists cannot be compared.
 */
export class Bans {
  readonly #file: string | null;
  readonly #now: () => number;
  readonly #key: string;
  readonly #bans: Map<string, number>;

  /** Without a file nothing outlives the process. `now` is the time of day. */
  constructor(file: string | null, now: () => number) {
    const known = file === null ? null : read(file);
    this.#file = file;
    this.#now = now;
    this.#key = known?.key ?? randomBytes(32).toString('hex');
    this.#bans = new Map(known?.bans.map(({ mark, until }) => [mark, until]));
  }

  get all(): readonly Ban[] {
    this.#forgetOld();
    return Array.from(this.#bans, ([mark, until]) => ({ mark, until }));
  }

  /** Whether somebody from any of these networks is kept out. */
  includes(networks: readonly string[]): boolean {
    if (this.#bans.size === 0) return false;
    return networks.some((network) => (this.#bans.get(this.#markOf(network)) ?? 0) > this.#now());
  }

  /** Keeps a network out; an earlier ban of it is replaced. Null where there are too many. */
  add(network: string, ms: number): Ban | null {
    this.#forgetOld();
    const ban: Ban = { mark: this.#markOf(network), until: this.#now() + ms };
    if (this.#bans.size >= mostBans && !this.#bans.has(ban.mark)) return null;
    this.#bans.set(ban.mark, ban.until);
    this.#keep();
    return ban;
  }

  /** Lifts bans by their network or by their mark; returns how many. */
  lift(networkOrMark: string): number {
    const marks = [networkOrMark, this.#markOf(networkOrMark)].filter((mark) => this.#bans.delete(mark));
    this.#keep();
    return marks.length;
  }

  #markOf(network: string): string {
    return createHmac('sha256', Buffer.from(this.#key, 'hex')).update(network).digest('hex').slice(0, 16);
  }

  #forgetOld(): void {
    for (const [mark, until] of this.#bans) if (until <= this.#now()) this.#bans.delete(mark);
  }

  #keep(): void {
    if (this.#file === null) return;
    write(this.#file, `${JSON.stringify({ key: this.#key, bans: [...this.all] } satisfies Kept)}\n`);
  }
}
