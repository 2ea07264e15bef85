import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openServer, wideLimits } from './harness.ts';

const most = 4;

/** Plain connections that say nothing, one after the other; true for each that the server keeps. */
async function kept(proxies: number): Promise<readonly boolean[]> {
  const limits = { ...wideLimits, plainPerAddress: most };
  const server = await openServer({ limits }, { proxies });
  const sockets: Socket[] = [];
  const ended = new Set<Socket>();
  for (let nth = 0; nth < most + 2; nth += 1) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => ended.add(socket));
    await once(socket, 'connect');
    sockets.push(socket);
  }
  const refused = proxies === 0 ? sockets.slice(most) : [];
  await Promise.all(refused.map(async (socket) => ended.has(socket) || once(socket, 'close')));
  const answers = sockets.map((socket) => !ended.has(socket));
  for (const socket of sockets) socket.destroy();
  await server.close();
  return answers;
}

test('an address has so many plain connections at once, even if they never speak', async () => {
  expect(await kept(0)).toEqual([true, true, true, true, false, false]);
});

test('a proxy of ours has as many as it wants', async () => {
  expect(await kept(1)).toEqual([true, true, true, true, true, true]);
});
