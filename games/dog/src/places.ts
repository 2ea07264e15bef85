import { quoted, readWhole, unreadable } from '@rudel/kernel';
import { isStallPlace, ringSize, stallPlace, stallSeatOf } from './board.ts';
import type { Place } from './board.ts';

/** A field of the ring as its number, a stall field as `<seat>h<depth>`. */
export function formatPlace(place: Place): string {
  if (!isStallPlace(place)) return String(place);
  return `${stallSeatOf(place)}h${((place - ringSize) & 3) + 1}`;
}

export function readPlace(text: string): Place {
  const stall = /^([0-3])h([1-4])$/.exec(text);
  if (stall !== null) return stallPlace(Number(stall[1]), Number(stall[2]));
  if (!/^\d+$/.test(text))
    unreadable(`${quoted(text)} is not a field: fields are 0 to 63, stalls 0h1 to 3h4.`);
  return readWhole(text, 0, ringSize - 1, 'A field');
}
