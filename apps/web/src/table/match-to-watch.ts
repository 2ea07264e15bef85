import type { TableDoc } from '@rudel/protocol';

/** The last finished match of a table that whoever runs the server has closed, as far as this device has seen it; null for none. */
export function matchToWatch(why: string, table: TableDoc | null): number | null {
  return why === 'dissolved' && table !== null && table.results.length > 0 ? table.results.length : null;
}
