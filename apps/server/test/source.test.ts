import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../src/config.ts';
import type { Overrides, RunningServer } from '../src/server.ts';
import { Api, openServer, wideLimits } from './harness.ts';

let server: RunningServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function offering(source: Config['source'], overrides: Overrides = {}): Promise<Api> {
  server = await openServer(overrides, { source });
  return new Api(server.port);
}

function archiveWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'rudel-source-')), 'source.tgz');
  writeFileSync(file, text);
  return file;
}

describe('the source', () => {
  it('is handed out to whoever plays here', async () => {
    const api = await offering({ address: null, archive: archiveWith('all of it') });
    const { status, text, headers } = await api.request('/source', { headers: { accept: 'text/html' } });
    expect([status, text]).toEqual([200, 'all of it']);
    expect(headers.get('content-type')).toBe('application/gzip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="rudel-source.tgz"');
  });

  it('is where whoever runs the server says', async () => {
    const address = 'https://example.org/rudel';
    const api = await offering({ address, archive: archiveWith('older') });
    const { status, headers } = await api.request('/source');
    expect([status, headers.get('location')]).toEqual([302, address]);
  });

  it('is not fetched again and again by the same address', async () => {
    const limits = { ...wideLimits, source: { burst: 2, perSecond: 0 } };
    const api = await offering({ address: null, archive: archiveWith('all of it') }, { limits });
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await api.request('/source')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is owed where it is missing', async () => {
    const api = await offering({ address: null, archive: '/nowhere' });
    expect(await api.request('/source')).toMatchObject({ status: 404, body: { error: 'no-source' } });
  });
});
