import type { Told } from './follow-match.ts';

const place = 'rudel.heard';

/** A match that has hardly begun is told from its beginning: Lupus, which opens with the most, has told five things when its first night falls. */
const openingLength = 5;

/** How much of a match this page has heard before it was loaded again: then it goes on where it was. Whoever comes late is spared what is over. */
export function heardBefore(match: string, { log }: Pick<Told, 'log'>): number {
  const [of, heard] = stored().split('|');
  if (of === match) return Math.min(Number(heard), log.length);
  return log.length <= openingLength ? 0 : log.length;
}

export function noteHeard(match: string, heard: number): void {
  try {
    sessionStorage.setItem(place, `${match}|${heard}`);
  } catch {
    // Without storage a page that is loaded again begins where it is.
  }
}

function stored(): string {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}
