import { quoted, readWhole, unreadable } from '@rudel/kernel';
import { isNest, isStallPlace, nestPlace, nestSeatOf, ringSize, stallPlace, stallSeatOf } from './board.ts';
import type { Place } from './board.ts';

/** A field of the ring as its number, a stall field as `<seat>h<depth>`, a nest as `<seat>n`. */
export function formatPlace(place: Place): string {
  if (isNest(place)) return `${nestSeatOf(place)}n`;
  if (!isStallPlace(place)) return String(place);
  return `${stallSeatOf(place)}h${((place - ringSize) & 3) + 1}`;
}

export function readPlace(text: string): Place {
  const stall = /^([0-3])h([1-4])$/.exec(text);
  if (stall !== null) return stallPlace(Number(stall[1]), Number(stall[2]));
  const nest = /^([0-3])n$/.exec(text);
  if (nest !== null) return nestPlace(Number(nest[1]));
  if (!/^\d+$/.test(text))
    unreadable(`${quoted(text)} is not a field: fields are 0 to 63, stalls 0h1 to 3h4.`);
  return readWhole(text, 0, ringSize - 1, 'A field');
}
