import { SharedMemory, memoryStore } from '@rudel/store';
import type { MemoryStore } from '@rudel/store';
import { clockwork } from '../../src/clockwork.ts';
import { startServer } from '../../src/server.ts';
import type { Overrides, RunningServer } from '../../src/server.ts';
import { promptThinkers, silence, testConfig, wideLimits } from '../harness.ts';
import { secret } from './several.ts';

export const metricsToken = 'for whoever reads the figures';

/** Whole servers that share a store in memory. */
export class ServingTogether {
  readonly store: MemoryStore = memoryStore();
  readonly shared = new SharedMemory(this.store, () => clockwork.date());
  readonly #servers = new Set<RunningServer>();

  async start(overrides: Overrides = {}, known: string = secret): Promise<RunningServer> {
    const { store, shared } = this;
    const cluster = { host: '127.0.0.1', port: 0, secret: known, metricsToken, notice: 0 };
    const server = await startServer(testConfig({ cluster }), {
      /** Each closes what it has; what all share outlives it. */
      store: { ...store, close: async () => {} },
      shared,
      thinkers: promptThinkers(overrides.games),
      log: silence,
      limits: wideLimits,
      ...overrides,
      pace: { botPause: [0, 0], ...overrides.pace },
    });
    this.#servers.add(server);
    return server;
  }

  async stop(server: RunningServer): Promise<void> {
    this.#servers.delete(server);
    await server.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#servers].map(async (server) => server.close()));
    await this.store.close();
  }
}
