/**
 * @import { HalfSha256 } from './chain.js'
 */

/**
 * One thing that is kept of a table beside its log: what it is, and all of it.
 *
 * @typedef {readonly [kind: string, ...parts: readonly unknown[]]} Sealed
 */

const modulus = 2n ** 128n;
const form = /^[\da-f]{32}$/;

/** What a seal is that can never fit: that of a table which is known to have lost something. */
export const brokenSeal = 'broken';

/**
 * The sum of the hashes of everything that is kept of a table beside its log. It changes with each thing that comes or goes and needs none of the
 * others, so what has been damaged does not become sound because something else is written.
 */
export class Seal {
  /** @readonly */
  #digest;
  /** @readonly */
  #table;
  /** @readonly */
  #broken;
  #sum;

  /**
   * @param {HalfSha256} digest
   * @param {string} table
   * @param {string | null} [text] what it was; one that is none stays as it is
   */
  constructor(digest, table, text = null) {
    this.#digest = digest;
    this.#table = table;
    this.#broken = text === null || form.test(text) ? null : text;
    this.#sum = text === null || this.#broken !== null ? 0n : BigInt(`0x${text}`);
  }

  get text() {
    return this.#broken ?? this.#sum.toString(16).padStart(32, '0');
  }

  /** @param {Sealed | null} thing */
  add(thing) {
    if (thing !== null) this.#sum = (this.#sum + this.#hashOf(thing)) % modulus;
  }

  /** @param {Sealed | null} thing */
  remove(thing) {
    if (thing !== null) this.#sum = (this.#sum + modulus - this.#hashOf(thing)) % modulus;
  }

  /** @param {Sealed} thing */
  #hashOf(thing) {
    return BigInt(`0x${this.#digest(JSON.stringify([this.#table, ...thing]))}`);
  }
}

/**
 * @param {{ readonly invite: string, readonly code: string }} keys
 * @param {boolean} listed
 * @param {boolean} closed
 * @returns {Sealed}
 */
export const sealedHead = ({ invite, code }, listed, closed) => ['head', invite, code, listed, closed];

/**
 * @param {{ readonly person: string, readonly hash: string }} token
 * @returns {Sealed}
 */
export const sealedToken = ({ person, hash }) => ['token', person, hash];

/**
 * @param {{ readonly person: string, readonly name: string }} name
 * @returns {Sealed}
 */
export const sealedName = ({ person, name }) => ['name', person, name];

/**
 * @param {number} match
 * @param {string} secret
 * @returns {Sealed}
 */
export const sealedSecret = (match, secret) => ['secret', match, secret];

/**
 * @param {{ readonly n: number, readonly text: string }} line
 * @returns {Sealed}
 */
export const sealedLine = ({ n, text }) => ['talk', n, text];

/**
 * @param {readonly (readonly [person: string, id: string])[]} commands
 * @returns {Sealed | null}
 */
export const sealedReplaced = (commands) => (commands.length === 0 ? null : ['replaced', ...commands]);

/**
 * A chapter without its text, of which there is a digest.
 *
 * @param {{ readonly number: number, readonly before: number, readonly hash: string, readonly digest: string }} chapter
 * @returns {Sealed}
 */
export const sealedChapter = ({ number, before, hash, digest }) => ['chapter', number, before, hash, digest];

/**
 * The digest of a chapter's text.
 *
 * @param {HalfSha256} digest
 * @param {string} text
 * @returns {string}
 */
export const chapterDigest = (digest, text) => digest(JSON.stringify(text));
