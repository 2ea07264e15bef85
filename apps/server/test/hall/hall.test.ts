import { beforeAll } from 'vitest';
import { openHall } from '../../src/hall/open-hall.ts';
import { buildServer } from '../build.ts';
import { silence } from '../harness.ts';
import { hallSuite } from './hall-suite.ts';
import type { HallOnTrial } from './hall-suite.ts';
import { nonsense, surroundings } from './trial.ts';

beforeAll(() => buildServer());

async function opened(workers: number, hasThreads: boolean): Promise<HallOnTrial> {
  const { ports, store, close } = await surroundings();
  const hall = await openHall(ports, { workers, nonsense, lines: hasThreads ? store : null, log: silence });
  return {
    hall,
    async close() {
      await hall.close();
      await close();
    },
  };
}

hallSuite('tables in this thread', () => opened(1, false));
hallSuite('tables behind two lines in this thread', () => opened(2, false));
hallSuite('tables in two threads', () => opened(2, true));
