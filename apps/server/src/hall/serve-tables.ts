import { openTables } from '@rudel/room';
import type { Ports } from '@rudel/room';
import { traceOf } from '../logging.ts';
import { conversing } from '../socket/conversation.ts';
import { carriedOut } from './calls.ts';
import { FarDevices, hearingFor } from './far-devices.ts';
import { FarThinkers } from './far-thinkers.ts';
import { Line } from './line.ts';
import type { LineEnd } from './line.ts';
import { hearWith } from './messages.ts';
import type { FromPlace, Hearing, ToPlace } from './messages.ts';

/** What tables need that does not come over the line. */
export type PlacePorts = Omit<Ports, 'thinkers' | 'report'> & {
  /** Whether questions to bots wait for each other. */
  readonly hasQueue: boolean;
  /** Messages of one device that were not understood before it is sent away. */
  readonly nonsense: number;
};

/** Tells whoever has the log of a defect. */
export type Complain = (event: string, error: unknown) => void;

/** Opens tables here for whoever is at the other end of a line: devices and calls come from there, and bots think there. */
export function serveTables(end: LineEnd, { hasQueue, nonsense, ...around }: PlacePorts): Complain {
  const post = (message: FromPlace): void => line.post(message);
  const thinkers = new FarThinkers(hasQueue, post);
  const ports: Ports = {
    ...around,
    thinkers,
    report: (event, details) => post(['report', event, details]),
  };
  const tables = openTables(ports, {
    hasNoRoom: () => post(['no-room']),
    hasLost: (table) => post(['lost', table]),
  });
  const converse = conversing((hello, link) => tables.attach(hello, link), nonsense);
  const complain: Complain = (event, error) => post(['error', event, traceOf(error)]);
  const devices = new FarDevices(converse, post, (error) => complain('connection-failed', error));
  const hearing: Hearing<ToPlace> = {
    ...hearingFor(devices),
    call: (number, call) =>
      void carriedOut(tables, call).then((outcome) => post(['outcome', number, outcome])),
    begins: (number) => thinkers.begins(number),
    thought: (number, outcome) => thinkers.hear(number, outcome),
    busy: (table, isBusy) => thinkers.turnBusy(table, isBusy),
  };
  const line: Line<FromPlace, ToPlace> = new Line(
    end,
    (batch) => {
      for (const message of batch) hearWith(hearing, message);
    },
    () => devices.batchLeaves(),
  );
  post(['ready']);
  return complain;
}
