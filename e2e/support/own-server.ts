import { onTestFinished } from 'vitest';
import { ServerProcess } from './server-process.ts';
import type { SetUp } from './server-process.ts';

/** A server of one test, which may end it or want it set up otherwise; it is gone with the test. */
export async function ownServer(setUp?: SetUp): Promise<ServerProcess> {
  const server = await ServerProcess.start(setUp);
  onTestFinished(async () => server.dispose());
  return server;
}
