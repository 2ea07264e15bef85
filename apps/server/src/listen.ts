import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Why a server cannot listen, in a sentence for whoever starts it. */
export class CannotListen extends Error {}

/** How many ports are tried when nobody asked for a certain one. */
const attempts = 20;

async function listenOn(server: Server, port: number, host: string | null): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const sentences: { readonly [code: string]: (port: number, host: string) => string } = {
  EADDRINUSE: (port) => `Port ${port} is in use. Set PORT to another one, or leave it out.`,
  EACCES: (port) => `Port ${port} needs more rights than this process has. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not known.`,
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export type ListenAt = {
  readonly port: number;
  readonly isPortGiven: boolean;
  readonly host: string | null;
};

/** Listens on the port, or, where none was asked for, on the first free one from there on. Returns the port. */
export async function listen(server: Server, { port, isPortGiven, host }: ListenAt): Promise<number> {
  const last = isPortGiven || port === 0 ? port : port + attempts - 1;
  for (let tried = port; ; tried += 1) {
    try {
      await listenOn(server, tried, host);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE' && tried < last) continue;
      const sentence = sentences[code]?.(tried, host ?? '');
      throw sentence === undefined ? error : new CannotListen(sentence);
    }
  }
}
