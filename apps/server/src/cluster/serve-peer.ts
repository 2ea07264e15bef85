import type { Duplex } from 'node:stream';
import type { TableCalls } from '@rudel/room';
import { StoreFault } from '@rudel/store';
import { carriedOut } from '../hall/calls.ts';
import { FarDevices, hearingFor } from '../hall/far-devices.ts';
import { Line } from '../hall/line.ts';
import { hearWith } from '../hall/messages.ts';
import type { Call, CallOutcome, FromPlace, Hearing, ToPlace } from '../hall/messages.ts';
import type { Converse } from '../socket/conversation.ts';
import { StreamEnd } from './stream-end.ts';

export type PeerService = {
  /** Tables here and nowhere else: asked for one that somebody else has, they fail with `held`. */
  readonly tables: TableCalls;
  readonly converse: Converse;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
};

const nothing = (): void => {};

/** What ends all tables, or is about this machine alone, is nobody else's to ask for. */
const notTheirs: ReadonlySet<Call[0]> = new Set(['close', 'spaceHasTurned', 'find']);

/** JSON has no word for nothing. */
function inJson(outcome: CallOutcome): CallOutcome {
  return 'value' in outcome ? { value: outcome.value ?? null } : outcome;
}

async function answered({ tables, now }: PeerService, call: Call): Promise<CallOutcome> {
  if (notTheirs.has(call[0])) return { error: 'NotTheirs' };
  if (call[0] !== 'onList') return inJson(await carriedOut(tables, call));
  /** Each server counts from a moment of its own: what travels is how long ago something was. */
  const found = await tables.onList();
  return { value: found.map((one) => ({ ...one, since: now() - one.since })) };
}

/** Serves tables here to another server, until the line ends. */
export function servePeer(stream: Duplex, head: Buffer, service: PeerService): void {
  const post = (message: FromPlace): void => line.post(message);
  const devices = new FarDevices(service.converse, post, service.failed);
  const hearing: Hearing<ToPlace> = {
    ...hearingFor(devices),
    call: (number, call) =>
      void answered(service, call).then((outcome) => post(['outcome', number, outcome]), service.failed),
    begins: nothing,
    thought: nothing,
    busy: nothing,
  };
  const line: Line<FromPlace, ToPlace> = new Line(
    new StreamEnd(stream, head),
    (batch) => {
      for (const message of batch) hearWith(hearing, message);
    },
    () => devices.batchLeaves(),
  );
  stream.once('close', () => devices.lose());
  post(['ready']);
}

/** Where somebody else has a table, or it cannot be told, whoever asks finds out who has it and asks again. */
export const isElsewhere = (error: unknown): boolean => error instanceof StoreFault && error.kind === 'held';
