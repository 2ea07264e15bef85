import { createHash } from 'node:crypto';
import type { ScreenHand, ScreenKeys, ScreenState } from '@rudel/protocol';
import type { Clockwork, KeyShelf, Ports } from '@rudel/room';
import { longestWait, screenTimes } from '../http/screens.ts';
import type { ScreenHall } from '../http/screens.ts';

/** How often a server asks for a screen that waits, in milliseconds: a phone may have come to another one. */
export const askEvery = 1_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Screens that wait for a table where several servers share them: a screen and the phone that brings it one may be connected to two of them. */
export class SharedScreens implements ScreenHall {
  readonly #shelf: KeyShelf;
  readonly #clockwork: Pick<Clockwork, 'after'>;
  readonly #randomBytes: Ports['randomBytes'];
  readonly #waiting = new Set<() => void>();
  #isClosed = false;

  constructor(shelf: KeyShelf, clockwork: Pick<Clockwork, 'after'>, randomBytes: Ports['randomBytes']) {
    this.#shelf = shelf;
    this.#clockwork = clockwork;
    this.#randomBytes = randomBytes;
  }

  async open(): Promise<ScreenKeys> {
    const [ear, key] = [this.#fresh(), this.#fresh()];
    await this.#keep('key', hashOf(ear), hashOf(key), hashOf(ear), screenTimes.open);
    return { ear, key };
  }

  async claim(key: string): Promise<ScreenHand | null> {
    const screen = await this.#shelf.redeem(hashOf(key));
    if (screen === null) return null;
    const hand = this.#fresh();
    await this.#keep('hand', screen, hashOf(hand), screen, screenTimes.claimed);
    await this.#tell('claimed', screen, '', screenTimes.claimed);
    return { hand };
  }

  async show(hand: string, invite: string): Promise<boolean> {
    const screen = await this.#shelf.redeem(hashOf(hand));
    if (screen === null) return false;
    await this.#tell('shown', screen, invite, screenTimes.shown);
    return true;
  }

  /** Nobody can say here that a screen is forgotten: it shows a new code by itself when its own is too old. */
  async wait(ear: string, known: ScreenState['state']): Promise<ScreenState | null> {
    const screen = hashOf(ear);
    for (let waited = 0; waited < longestWait && !this.#isClosed; waited += askEvery) {
      const state = await this.#stateOf(screen, known);
      if (state !== null) return state;
      if (!this.#isClosed) await this.#pause();
    }
    return known === 'shown' ? null : { state: known };
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#waiting) end();
  }

  async #stateOf(screen: string, known: ScreenState['state']): Promise<ScreenState | null> {
    const invite = await this.#shelf.redeem(hashOf(`shown ${screen}`));
    if (invite !== null) {
      // The answer may be lost on its way: whoever asks again gets it again.
      await this.#tell('shown', screen, invite, screenTimes.shown);
      return { state: 'shown', invite };
    }
    if (known !== 'open') return null;
    const claimed = await this.#shelf.redeem(hashOf(`claimed ${screen}`));
    return claimed === null ? null : { state: 'claimed' };
  }

  async #tell(what: 'claimed' | 'shown', screen: string, text: string, ms: number): Promise<void> {
    await this.#keep(what, screen, hashOf(`${what} ${screen}`), text, ms);
  }

  async #keep(what: string, screen: string, hash: string, text: string, ms: number): Promise<void> {
    await this.#shelf.keepKey({ hash, place: `screen ${what} ${screen}`, text }, ms);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        cancel();
        this.#waiting.delete(end);
        resolve();
      };
      const cancel = this.#clockwork.after(askEvery, end);
      this.#waiting.add(end);
    });
  }

  #fresh(): string {
    return Buffer.from(this.#randomBytes(16)).toString('base64url');
  }
}
