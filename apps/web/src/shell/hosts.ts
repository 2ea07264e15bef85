import type { Host } from '@rudel/session/host';
import { serverHost } from '@rudel/session/server-host';

/** Where the tables of a kind live. */
export async function hostOf(kind: Host['kind']): Promise<Host> {
  if (kind === 'server') return serverHost;
  const { offlineHost } = await import('../host/offline-host.ts');
  return offlineHost();
}

/** Tables whose match begins as soon as their host arrives, since everybody is there already. */
export const startAtOnce: Set<string> = new Set();

const bytesOfLot = 16;

/** What this device adds to the lot, so that no server alone decides the cards. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesOfLot));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
