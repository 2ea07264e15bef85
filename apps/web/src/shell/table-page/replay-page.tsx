import { useEffect, useState } from 'preact/hooks';
import type { Host } from '@rudel/session/host';
import { seatBook } from '@rudel/session/seat-book';
import { hostOf } from '../hosts.ts';
import { lazyPage } from '../lazy-page.tsx';
import type { ReplayFrom } from '../route.ts';
import { Waiting } from '../waiting.tsx';

type ReplayRoute = { table: string; match: number; from?: ReplayFrom | undefined };

const Replay = lazyPage(async () => (await import('../../replay/replay-page.tsx')).ReplayPage);

/** The replay of a match, from where its table lives: this device, if it was played here. */
export function ReplayPage({ table, match, from }: ReplayRoute) {
  const [host, setHost] = useState<Host | null>(null);
  useEffect(() => {
    void hostOf(seatBook.find(table)?.host ?? 'server').then(setHost);
  }, [table]);
  return host === null ? <Waiting /> : <Replay host={host} table={table} match={match} from={from} />;
}
