/** How a server finds those it shares its tables with, and is found. */
export type ClusterSetting = {
  /** The private address on which other servers reach this one. */
  readonly host: string;
  readonly port: number;
  /** Known to all of them, and to nobody else. */
  readonly secret: string;
  /** What whoever reads the figures has to say; null where nobody may. */
  readonly metricsToken: string | null;
  /** How long others may take to learn that this one leaves, in milliseconds; then tables are handed on. */
  readonly notice: number;
};

type Fault = (sentence: string) => never;

/** Everybody looks who is there once a second. */
const usualNotice = 1500;

const shortestSecret = 32;

export function readPeer(text: string, fault: Fault): Pick<ClusterSetting, 'host' | 'port'> {
  const [, host = '', port = ''] = /^(\[[\da-f:]+\]|[\w.-]{1,253}):(\d{1,5})$/i.exec(text) ?? [];
  const number = Number(port);
  return host !== '' && number > 0 && number <= 65_535
    ? { host: host.replaceAll(/[[\]]/g, ''), port: number }
    : fault(
        `RUDEL_PEER is ${JSON.stringify(text)}, but it is the private address at which other servers reach this one, like 10.0.0.5:7000.`,
      );
}

export function readPeerSecret(text: string, fault: Fault): string {
  return text.length >= shortestSecret
    ? text
    : fault(
        `RUDEL_PEER_SECRET is too short: it has at least ${shortestSecret} symbols, as from \`openssl rand -base64 32\`.`,
      );
}

/** All of it together, or nothing. */
export function clusterSetting(
  peer: Pick<ClusterSetting, 'host' | 'port'> | null,
  secret: string | null,
  { database, metricsToken }: { readonly database: string | null; readonly metricsToken: string | null },
  complain: (sentence: string) => void,
): ClusterSetting | null {
  if (peer === null) {
    if (secret !== null) complain('RUDEL_PEER_SECRET says nothing without RUDEL_PEER.');
    return null;
  }
  if (secret === null) complain('RUDEL_PEER needs a RUDEL_PEER_SECRET, the same for all servers.');
  if (database === null)
    complain('RUDEL_PEER needs a RUDEL_STORE: several servers share their tables in a Postgres.');
  return secret === null || database === null ? null : { ...peer, secret, metricsToken, notice: usualNotice };
}
