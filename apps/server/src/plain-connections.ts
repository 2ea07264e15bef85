import type { Server, Socket } from 'node:net';
import { networkOf } from './address.ts';

/**
 * Ends connections beyond this many of one address at once, whether they ever speak HTTP or not. Behind our own proxies every connection is
 * theirs, and whoever stands behind them is counted by request: there it does nothing.
 */
export function capPlainConnections(server: Server, most: number, proxies: number): void {
  if (proxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    const count = open.get(address) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
