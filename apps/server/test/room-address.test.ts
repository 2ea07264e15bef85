import { get } from 'node:http';
import { expect, it } from 'vitest';
import type { ShelfDoc } from '@rudel/protocol';
import { addressesOf } from '../src/addresses.ts';
import { openServer } from './harness.ts';

async function shelfAskedAs(host: string, port: number): Promise<ShelfDoc> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: '/api/shelf', headers: { host } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => resolve(JSON.parse(text) as ShelfDoc));
    });
    request.on('error', reject);
  });
}

it('tells this machine, and nobody else, under which address phones in the room find it', async () => {
  const server = await openServer({}, { host: '0.0.0.0' });
  const { room } = addressesOf('0.0.0.0', server.port);
  const { port } = server;
  expect((await shelfAskedAs(`localhost:${port}`, port)).room ?? null).toBe(room);
  expect((await shelfAskedAs(`127.0.0.1:${port}`, port)).room ?? null).toBe(room);
  expect(await shelfAskedAs('play.example.org', port)).not.toHaveProperty('room');
  await server.close();
});

it('tells nothing where only this machine is served', async () => {
  const server = await openServer({}, { host: '127.0.0.1' });
  expect(await shelfAskedAs(`localhost:${server.port}`, server.port)).not.toHaveProperty('room');
  await server.close();
});
