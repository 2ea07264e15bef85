import { openSpreadRooms } from '@rudel/room';
import type { Ports, Spread, SpreadRooms, TableCalls } from '@rudel/room';
import type { Log } from '../logging.ts';
import type { Hall } from './hall.ts';
import type { PlaceThread } from './place-run.ts';
import { Place } from './place.ts';
import { Signal } from './signal.ts';

/** Where a table is among so many places, by its id: always the same one, and each about as often as the others. */
export function placeOf(id: string, count: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0) % count;
}

export type SpreadPlan = {
  readonly places: number;
  readonly startThread: () => PlaceThread;
  readonly log: Log;
};

/** Tables spread over several threads. What there is once for all of them stays here. */
export function spreadHall(ports: Ports, { places: count, startThread, log }: SpreadPlan): Hall {
  const places: Place[] = [];
  const at = (id: string): Place => places[placeOf(id, count)] as Place;
  const ended = new Signal();
  const rooms: SpreadRooms = openSpreadRooms(ports, (overseer): Spread => {
    const { thinkers, report, clockwork } = ports;
    const around = {
      startThread,
      thinkers,
      overseer,
      report,
      log,
      clockwork,
      onNew: (tables: TableCalls) => void rooms.beganAnew(tables),
      onHopeless: () => ended.give(),
    };
    for (let nth = 0; nth < count; nth += 1) places.push(new Place(around));
    return { of: (id) => at(id).tables, all: places.map(({ tables }) => tables) };
  });
  return {
    rooms,
    converse: (hello, device, misunderstood) => at(hello.table).converse(hello, device, misunderstood),
    get isServed() {
      return places.every(({ isServed }) => isServed);
    },
    ready: Promise.all(places.map(({ ready }) => ready)),
    ended: ended.given,
    close: () => rooms.close(),
  };
}
