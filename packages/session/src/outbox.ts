import { formatWish } from '@rudel/protocol';
import type { Command, Wish } from '@rudel/protocol';
import type { WishResult } from './session.ts';

type Pending = { readonly command: Command; readonly resolve: (answer: WishResult) => void };

/** Commands that have not been answered yet, in the order of their sending. */
export class Outbox {
  readonly #pending = new Map<string, Pending>();

  /** The command for a wish; the promise is kept by exactly one answer. */
  put(id: string, base: number, wish: Wish): { command: Command; answer: Promise<WishResult> } {
    const command: Command = { t: 'do', id, base, text: formatWish(wish) };
    const answer = new Promise<WishResult>((resolve) => this.#pending.set(id, { command, resolve }));
    return { command, answer };
  }

  /** What is to be sent again on a new wire. */
  get unanswered(): readonly Command[] {
    return Array.from(this.#pending.values(), ({ command }) => command);
  }

  /** Repeated answers change nothing. */
  answer(id: string, answer: WishResult): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(answer);
  }

  /** Nobody will answer any more: as far as anybody knows, nothing was carried out. */
  abandon(): void {
    for (const id of this.#pending.keys()) this.answer(id, { kind: 'stale' });
  }
}
