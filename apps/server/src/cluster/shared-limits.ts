import type { SharedStore, Spending } from '@rudel/store';
import type { Rate } from '../limits.ts';
import { guessShares, usualShares } from '../networks.ts';
import type { Network, Shares } from '../networks.ts';
import type { PeerSecret } from './peer-secret.ts';

/** What is limited for all servers together. */
export type SharedLimit = 'create' | 'guess';

const sharesOf: { readonly [what in SharedLimit]: Shares } = { create: usualShares, guess: guessShares };

/**
 * What one network may do at all servers together. Networks are kept under marks that nobody can read without the secret. While nobody can be asked, the
 * limits of each server still hold.
 */
export class SharedLimits {
  readonly #shared: Pick<SharedStore, 'spend' | 'giveBack'>;
  readonly #secret: PeerSecret;
  readonly #rates: { readonly [what in SharedLimit]: Rate };

  constructor(
    shared: Pick<SharedStore, 'spend' | 'giveBack'>,
    secret: PeerSecret,
    rates: { readonly [what in SharedLimit]: Rate },
  ) {
    this.#shared = shared;
    this.#secret = secret;
    this.#rates = rates;
  }

  /** Spends a token of each network; none, and false, if one of them has none. */
  async take(what: SharedLimit, networks: readonly Network[]): Promise<boolean> {
    return this.#shared.spend(this.#spendings(what, networks)).catch(() => true);
  }

  async giveBack(what: SharedLimit, networks: readonly Network[]): Promise<void> {
    await this.#shared.giveBack(this.#spendings(what, networks)).catch(() => {});
  }

  #spendings(what: SharedLimit, networks: readonly Network[]): readonly Spending[] {
    const { burst, perSecond } = this.#rates[what];
    return networks.flatMap(({ name, size }) => {
      const share = sharesOf[what][size];
      if (share === Infinity) return [];
      const key = this.#secret.hide(`${what} ${name}${size}`);
      return [{ key, burst: burst * share, perSecond: perSecond * share }];
    });
  }
}
