import type { Seat } from '@rudel/kernel';
import type { PersonId, TableDoc } from '@rudel/protocol';

/** Whether the table lets somebody who watches take a seat that nobody owns: what it refuses is not offered. */
export function maySit({ watchers }: TableDoc, person: PersonId | undefined, seat: Seat): boolean {
  const place = watchers.find((watcher) => watcher.person === person);
  return place !== undefined && place.late !== true && (place.seen ?? seat) === seat;
}
