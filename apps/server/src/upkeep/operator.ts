import { controlVersion } from '@rudel/control';
import type { Answers, Order, OrderKind, OrderOf, Reply } from '@rudel/control';
import type { NotFound, RoomCalls } from '@rudel/room';
import { StoreFault } from '@rudel/store';
import { traceOf } from '../logging.ts';
import type { Log } from '../logging.ts';
import type { MakeBackup } from './backups.ts';
import { readNetwork } from './ban-networks.ts';
import type { Bans } from './bans.ts';

/** What the orders of whoever runs the server are carried out with. */
export type OperatorPorts = {
  readonly upkeep: RoomCalls['upkeep'];
  readonly backup: MakeBackup;
  readonly bans: Bans;
  /** Ends the connections from banned networks; returns how many. */
  readonly drop: () => number;
  readonly connections: () => number;
  readonly date: () => number;
  readonly log: Log;
};

/** An order that cannot be carried out. */
class No extends Error {
  readonly error: string;
  constructor(error: string, message: string) {
    super(message);
    this.error = error;
  }
}

/** As much of an id as a log has, too: it names a table and opens nothing. */
const shown = (id: string): string => id.slice(0, 6);

function found<T>(result: T | NotFound): T {
  if (result === 'no-such-table') throw new No('no-such-table', 'There is no such table.');
  if (result === 'ambiguous')
    throw new No('ambiguous', 'Several tables begin like this: give more of the id.');
  return result;
}

function networkOf(text: string): string {
  const network = readNetwork(text);
  if (network !== null) return network;
  throw new No(
    'no-address',
    'An address looks like 203.0.113.7, 2001:db8::7 or 2001:db8::/48 (also /56 and /64).',
  );
}

type Handlers = { readonly [K in OrderKind]: (order: OrderOf<K>) => Promise<Answers[K]> };

function handlersOf({ upkeep, backup, bans, drop, connections, date }: OperatorPorts): Handlers {
  const secondsLeft = (until: number): number => Math.ceil((until - date()) / 1000);
  return {
    async backup({ file }) {
      return { file, ...(await backup(file)) };
    },
    async tables({ limit }) {
      const { tables, left } = await upkeep.tables(limit);
      return { tables: tables.map(({ id, ...rest }) => ({ table: shown(id), ...rest })), left };
    },
    async close({ table }) {
      const { id, sentAway } = found(await upkeep.close(table));
      return { table: shown(id), sentAway };
    },
    async erase({ table }) {
      return { table: shown(found(await upkeep.erase(table)).id) };
    },
    async ban({ address, seconds }) {
      const ban = bans.add(networkOf(address), seconds * 1000);
      if (ban === null) throw new No('too-many', 'There are too many bans already.');
      return { mark: ban.mark, seconds, dropped: drop() };
    },
    async bans() {
      return { bans: bans.all.map(({ mark, until }) => ({ mark, seconds: secondsLeft(until) })) };
    },
    async unban({ address }) {
      const lifted = bans.lift(readNetwork(address) ?? address);
      if (lifted === 0) throw new No('no-such-ban', 'There is no such ban.');
      return { lifted };
    },
    async stats() {
      const { rss } = process.memoryUsage();
      return {
        ...(await upkeep.figures()),
        connections: connections(),
        bans: bans.all.length,
        memory: rss,
        uptime: Math.round(process.uptime()),
      };
    },
  };
}

/** Why the store has refused, for whoever can do something about it. */
function sentenceOf(fault: StoreFault): string {
  if (fault.cause === 'full') return 'There is no room on the disk.';
  return fault.message;
}

/** Carries out what somebody at the machine asks for, and notes that it was asked. */
export function operatorOf(ports: OperatorPorts): (order: Order) => Promise<Reply> {
  const handlers = handlersOf(ports);
  const answer = <K extends OrderKind>(kind: K, order: OrderOf<K>): Promise<Answers[K]> =>
    handlers[kind](order);
  return async (order) => {
    try {
      const value = await answer(order.do, order);
      ports.log.info('order', { order: order.do });
      return { v: controlVersion, ok: true, value };
    } catch (error) {
      if (error instanceof No)
        return { v: controlVersion, ok: false, error: error.error, message: error.message };
      ports.log.error('order-failed', { order: order.do, ...traceOf(error) });
      if (!(error instanceof StoreFault)) throw error;
      return { v: controlVersion, ok: false, error: error.cause ?? error.kind, message: sentenceOf(error) };
    }
  };
}
