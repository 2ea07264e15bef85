import type { TestProject } from 'vitest/node';
import { ServerProcess } from './server-process.ts';

const plenty = { burst: 10_000, perSecond: 1000 };

/** All tests come from one address; whoever opens too much from there is turned away in tests of the server. */
const limits = JSON.stringify({
  create: plenty,
  join: plenty,
  record: plenty,
  source: plenty,
  request: plenty,
  file: plenty,
  connect: plenty,
});

/** Starts the server that the browser tests share, and ends it after the last of them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (process.env['RUDEL_CHROMIUM'] === undefined) {
    provide('server', '');
    return async () => {};
  }
  const server = await ServerProcess.start({ limits });
  provide('server', server.address);
  return async () => server.dispose();
}
