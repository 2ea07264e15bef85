import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { StoreFault } from '@rudel/store';
import type { Store } from '@rudel/store';

/** What is read whenever somebody asks for the figures. */
export type Readings = { readonly [name: string]: readonly [help: string, read: () => number] };

/** So many seconds an append may take, from quick to hopeless. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const kindOf = (error: unknown): string => (error instanceof StoreFault ? error.kind : 'other');

/** The figures of a server, for whoever watches over it: counts and times, and nothing of any table or anybody. */
export class Figures {
  readonly #registry = new Registry();
  readonly #append: Histogram;
  readonly #refused: Counter<'fault'>;
  readonly #claims: Counter<'outcome'>;

  constructor(readings: Readings) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#append = new Histogram({
      name: 'rudel_append_seconds',
      help: 'How long it takes until something that was decided is on disk.',
      buckets,
      registers,
    });
    this.#refused = new Counter({
      name: 'rudel_appends_refused_total',
      help: 'What the store has not kept, by its fault: fenced means that somebody else has the table.',
      labelNames: ['fault'],
      registers,
    });
    this.#claims = new Counter({
      name: 'rudel_claims_total',
      help: 'Tables that were claimed, or that somebody else had.',
      labelNames: ['outcome'],
      registers,
    });
    for (const [name, [help, read]] of Object.entries(readings)) {
      const gauge: Gauge = new Gauge({
        name: `rudel_${name}`,
        help,
        registers,
        collect: () => gauge.set(read()),
      });
    }
  }

  async told(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  /** A store whose calls are counted. */
  counting(store: Store): Pick<Store, 'append' | 'claim'> {
    return {
      append: async (...call) => {
        const told = this.#append.startTimer();
        try {
          await store.append(...call);
          told();
        } catch (error) {
          this.#refused.inc({ fault: kindOf(error) });
          throw error;
        }
      },
      claim: async (...call) => {
        try {
          const table = await store.claim(...call);
          this.#claims.inc({ outcome: table === null ? 'missing' : 'claimed' });
          return table;
        } catch (error) {
          this.#claims.inc({ outcome: kindOf(error) });
          throw error;
        }
      },
    };
  }
}
