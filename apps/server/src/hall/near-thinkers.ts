import { BotsBusy } from '@rudel/room';
import type { Question, Thinkers } from '@rudel/room';
import type { BotOutcome, ToPlace } from './messages.ts';

type Post = (message: ToPlace) => void;

const outcomeOf = (error: unknown): BotOutcome => (error instanceof BotsBusy ? 'busy' : 'failed');

/** What the tables of one place ask the bots, who are here and the same for all. */
export class NearThinkers {
  readonly #thinkers: Thinkers;
  readonly #post: Post;
  readonly #wanted = new Set<number>();
  readonly #watches = new Map<string, () => void>();

  constructor(thinkers: Thinkers, post: Post) {
    this.#thinkers = thinkers;
    this.#post = post;
  }

  think(number: number, question: Question): void {
    this.#wanted.add(number);
    const thought = {
      isWanted: () => this.#wanted.has(number),
      begins: () => this.#tell(number, ['begins', number]),
      whenUnwanted: () => {},
    };
    const end = (outcome: BotOutcome): void => {
      this.#tell(number, ['thought', number, outcome]);
      this.#wanted.delete(number);
    };
    this.#thinkers.think(question, thought).then(
      (move) => end({ move }),
      (error: unknown) => end(outcomeOf(error)),
    );
  }

  unwanted(number: number): void {
    this.#wanted.delete(number);
  }

  watch(table: string, isWatching: boolean): void {
    this.#watches.get(table)?.();
    this.#watches.delete(table);
    if (!isWatching) return;
    const tell = (): void => this.#post(['busy', table, this.#thinkers.isBusyFor?.(table) ?? false]);
    this.#watches.set(table, this.#thinkers.onBusy?.(table, tell) ?? (() => {}));
    if (this.#thinkers.isBusyFor?.(table) === true) tell();
  }

  /** The place has ended: nobody waits for any answer. */
  end(): void {
    this.#wanted.clear();
    for (const stop of this.#watches.values()) stop();
    this.#watches.clear();
  }

  #tell(number: number, message: ToPlace): void {
    if (this.#wanted.has(number)) this.#post(message);
  }
}
