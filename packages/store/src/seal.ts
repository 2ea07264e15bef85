import type { HalfSha256 } from './chain.ts';

/** One thing that is kept of a table beside its log: what it is, and all of it. */
export type Sealed = readonly [kind: string, ...parts: readonly unknown[]];

const modulus = 2n ** 128n;
const form = /^[\da-f]{32}$/;

/** What a seal is that can never fit: that of a table which is known to have lost something. */
export const brokenSeal = 'broken';

/**
 * The sum of the hashes of everything that is kept of a table beside its log. It changes with each thing that comes or goes and needs none of the
 * others, so what has been damaged does not become sound because something else is written.
 */
export class Seal {
  readonly #digest: HalfSha256;
  readonly #table: string;
  readonly #broken: string | null;
  #sum: bigint;

  /** `text` is what it was; one that is no seal stays as it is. */
  constructor(digest: HalfSha256, table: string, text: string | null = null) {
    this.#digest = digest;
    this.#table = table;
    this.#broken = text === null || form.test(text) ? null : text;
    this.#sum = text === null || this.#broken !== null ? 0n : BigInt(`0x${text}`);
  }

  get text(): string {
    return this.#broken ?? this.#sum.toString(16).padStart(32, '0');
  }

  add(thing: Sealed | null): void {
    if (thing !== null) this.#sum = (this.#sum + this.#hashOf(thing)) % modulus;
  }

  remove(thing: Sealed | null): void {
    if (thing !== null) this.#sum = (this.#sum + modulus - this.#hashOf(thing)) % modulus;
  }

  #hashOf(thing: Sealed): bigint {
    return BigInt(`0x${this.#digest(JSON.stringify([this.#table, ...thing]))}`);
  }
}

type Keys = { readonly invite: string; readonly code: string };
type Token = { readonly person: string; readonly hash: string };
type Name = { readonly person: string; readonly name: string };
type SpokenLine = { readonly n: number; readonly text: string };

export const sealedHead = ({ invite, code }: Keys, listed: boolean, closed: boolean): Sealed => [
  'head',
  invite,
  code,
  listed,
  closed,
];

export const sealedToken = ({ person, hash }: Token): Sealed => ['token', person, hash];

export const sealedName = ({ person, name }: Name): Sealed => ['name', person, name];

export const sealedSecret = (match: number, secret: string): Sealed => ['secret', match, secret];

export const sealedLine = ({ n, text }: SpokenLine): Sealed => ['talk', n, text];

export const sealedReplaced = (commands: readonly (readonly [person: string, id: string])[]): Sealed | null =>
  commands.length === 0 ? null : ['replaced', ...commands];

/** A chapter without its text, of which there is a digest. */
export type ChapterHead = {
  readonly number: number;
  readonly before: number;
  readonly hash: string;
  readonly digest: string;
};

export const sealedChapter = ({ number, before, hash, digest }: ChapterHead): Sealed => [
  'chapter',
  number,
  before,
  hash,
  digest,
];

/** The digest of a chapter's text. */
export const chapterDigest = (digest: HalfSha256, text: string): string => digest(JSON.stringify(text));
