import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What one server says to another before anything else: whom it wants, and that it knows the secret. */
export type Introduction = { readonly [header: string]: string };

const nameHeader = 'x-rudel-node';
const nonceHeader = 'x-rudel-nonce';
const proofHeader = 'x-rudel-proof';

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const only = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : '';

/** Knows those who know the secret. It never travels: what does is good for one server and one answer. */
export class PeerSecret {
  readonly #secret: string;
  /** The same for all who know it, and tells nobody anything of it. */
  readonly mark: string;

  constructor(secret: string) {
    this.#secret = secret;
    this.mark = this.#sign('mark').slice(0, 16);
  }

  /** An introduction to the server of this name. */
  introduction(name: string): Introduction {
    const nonce = randomBytes(16).toString('base64url');
    return { [nameHeader]: name, [nonceHeader]: nonce, [proofHeader]: this.#sign('ask', name, nonce) };
  }

  /** Whom somebody wants who knows the secret; null where they do not. */
  wanted(headers: IncomingHttpHeaders): string | null {
    const [name, nonce, proof] = [nameHeader, nonceHeader, proofHeader].map((key) => only(headers[key]));
    return isSame(proof ?? '', this.#sign('ask', name ?? '', nonce ?? '')) ? (name ?? null) : null;
  }

  /** How an introduction is answered by somebody who knows the secret, too. */
  answer(headers: IncomingHttpHeaders): Introduction {
    return { [proofHeader]: this.#sign('answer', only(headers[nonceHeader])) };
  }

  isAnswer(introduction: Introduction, headers: IncomingHttpHeaders): boolean {
    return isSame(only(headers[proofHeader]), this.#sign('answer', introduction[nonceHeader] ?? ''));
  }

  /** Something that nobody shall read where it is kept, always the same for the same. */
  hide(text: string): string {
    return this.#sign('hide', text);
  }

  #sign(...parts: readonly string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url');
  }
}
