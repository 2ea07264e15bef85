import type { TableCalls } from '@rudel/room';
import { StoreFault } from '@rudel/store';
import type { Call, CallOutcome } from './messages.ts';

type Name = keyof TableCalls;

type Asked = {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** The place has ended before it answered, and nobody knows whether it did what it was asked for. */
export class PlaceLost extends Error {
  override readonly name = 'PlaceLost';
}

/** What may be in the log already: asking again could do it twice. */
export const onlyOnce: readonly Name[] = ['handover', 'take'];

function errorOf(outcome: Exclude<CallOutcome, { readonly value: unknown }>): Error {
  if ('error' in outcome)
    return Object.assign(new Error('a place of tables has failed'), { name: outcome.error });
  const { kind, message, cause } = outcome.fault;
  return new StoreFault(kind, message, cause);
}

/** The calls to one place that have not been answered. */
export class Calls {
  readonly #post: (number: number, call: Call) => void;
  readonly #asked = new Map<number, Asked>();
  #count = 0;

  constructor(post: (number: number, call: Call) => void) {
    this.#post = post;
  }

  ask<T>(call: Call): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      this.#count += 1;
      this.#asked.set(this.#count, { call, resolve, reject });
      this.#post(this.#count, call);
    }) as Promise<T>;
  }

  settle(number: number, outcome: CallOutcome): void {
    const asked = this.#asked.get(number);
    this.#asked.delete(number);
    if ('value' in outcome) asked?.resolve(outcome.value);
    else asked?.reject(errorOf(outcome));
  }

  /** The place has ended: what can be asked again is asked of its successor. */
  askAgain(): void {
    for (const [number, { call, reject }] of this.#asked) {
      if (!onlyOnce.includes(call[0])) {
        this.#post(number, call);
        continue;
      }
      this.#asked.delete(number);
      reject(new PlaceLost());
    }
  }

  /** There will be no successor. */
  giveUp(): void {
    for (const { reject } of this.#asked.values()) reject(new PlaceLost());
    this.#asked.clear();
  }
}

/** Tables that are elsewhere, by what is asked of them. */
export function tablesOver(ask: <T>(call: Call) => Promise<T>): TableCalls {
  return {
    open: (...given) => ask(['open', ...given]),
    find: (...given) => ask(['find', ...given]),
    look: (...given) => ask(['look', ...given]),
    join: (...given) => ask(['join', ...given]),
    onList: () => ask(['onList']),
    handover: (...given) => ask(['handover', ...given]),
    take: (...given) => ask(['take', ...given]),
    record: (...given) => ask(['record', ...given]),
    summaries: () => ask(['summaries']),
    dissolve: (...given) => ask(['dissolve', ...given]),
    occupy: (...given) => ask(['occupy', ...given]),
    vacate: (...given) => ask(['vacate', ...given]),
    spaceHasTurned: (...given) => ask(['spaceHasTurned', ...given]),
    close: () => ask(['close']),
  };
}

/** Carries out a call where the tables are. */
export async function carriedOut(tables: TableCalls, [name, ...given]: Call): Promise<CallOutcome> {
  const call = tables[name] as (...all: typeof given) => Promise<unknown>;
  try {
    return { value: await call.apply(tables, given) };
  } catch (error) {
    if (error instanceof StoreFault) {
      const { kind, message, cause } = error;
      return { fault: { kind, message, cause } };
    }
    return { error: error instanceof Error ? error.name : typeof error };
  }
}
