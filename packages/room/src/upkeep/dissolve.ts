import type { LiveTable } from '../live-table.ts';

/** Nobody comes back to the table: what is left of it is for its replays. Returns how many devices are still there. */
export async function dissolve({ ports, ledger, crowd }: LiveTable): Promise<number> {
  const talk = ledger.talk.clearing();
  const stored = await ports.store.load(ledger.id);
  const place = { ...ledger.place, after: stored?.size.entries ?? 0 };
  await ports.store.append(ledger.id, place, [], {
    forgotten: [...ledger.state.people.keys()],
    listed: false,
    closed: true,
    ...(talk === undefined ? {} : { talk }),
  });
  return crowd.devices.length;
}
