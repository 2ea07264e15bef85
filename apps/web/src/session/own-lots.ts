const shelf = 'rudel.lots';
const most = 40;

type Lots = readonly (readonly [commitment: string, text: string])[];

function read(): Lots {
  try {
    const lots: unknown = JSON.parse(localStorage.getItem(shelf) ?? '[]');
    return Array.isArray(lots) ? (lots as Lots) : [];
  } catch {
    return [];
  }
}

/** What this device added to the lot that a table was bound to; null for nothing. */
export function addedTo(commitment: string): string | null {
  return read().find(([known]) => known === commitment)?.[1] ?? null;
}

/** Remembers it, so that it can be looked for in the record after the match. */
export function keepAdded(commitment: string, text: string): void {
  try {
    localStorage.setItem(shelf, JSON.stringify([[commitment, text], ...read()].slice(0, most)));
  } catch {
    // Without storage nobody remembers; the draws can be checked all the same.
  }
}
