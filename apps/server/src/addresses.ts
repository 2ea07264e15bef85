import { networkInterfaces } from 'node:os';

const isPrivate = (address: string): boolean =>
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);

/** The address under which other devices in the room find this machine; null if there seems to be none. */
function lanAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = all
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  return outside.find(isPrivate) ?? outside[0] ?? null;
}

const everywhere: readonly (string | null)[] = [null, '0.0.0.0', '::'];

export type Addresses = {
  /** For this machine itself. */
  readonly own: string;
  /** For phones in the room; null where the server is not reachable from there. */
  readonly room: string | null;
};

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Where a server is reached that listens on a host. */
export function addressesOf(host: string | null, port: number): Addresses {
  const url = (name: string): string => `http://${inUrl(name)}:${port}`;
  if (!everywhere.includes(host)) {
    const isLoopback = /^(?:localhost|127\.|::1$)/.test(host ?? '');
    return { own: url(host ?? ''), room: isLoopback ? null : url(host ?? '') };
  }
  const lan = lanAddress();
  return { own: url('localhost'), room: lan === null ? null : url(lan) };
}
