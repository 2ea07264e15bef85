import type { PersonId } from '@rudel/protocol';
import type { TokenHash } from '@rudel/store';
import { hashOf, sameHash } from '../keys.ts';

/** No token has this hash. */
const nobodysHash = hashOf('');

/** Whose token is whose, by their hashes. */
export class Tokens {
  readonly #hashes: Map<PersonId, string>;

  constructor(tokens: readonly TokenHash[]) {
    this.#hashes = new Map(tokens.map(({ person, hash }) => [person, hash]));
  }

  /** Whose token this is; null if it is nobody's. All hashes are compared, and one that is nobody's. */
  personOf(token: string): PersonId | null {
    const hash = hashOf(token);
    let found: PersonId | null = sameHash(hash, nobodysHash) ? '' : null;
    for (const [person, known] of this.#hashes) if (sameHash(hash, known)) found = person;
    return found === '' ? null : found;
  }

  /** Some are forgotten, then others are good. */
  adopt(forgotten: readonly PersonId[], tokens: readonly TokenHash[]): void {
    for (const person of forgotten) this.#hashes.delete(person);
    for (const { person, hash } of tokens) this.#hashes.set(person, hash);
  }
}
