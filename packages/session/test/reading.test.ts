import { describe, expect, it } from 'vitest';
import { protocolVersion } from '@rudel/protocol';
import type { Snapshot, TableDoc, Welcome } from '@rudel/protocol';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { FakeHost, tableDoc } from '../src/fake-host.ts';
import { openSession } from '../src/open-session.ts';
import type { Session } from '../src/session.ts';

const welcome = (table: TableDoc = tableDoc): Welcome => ({
  t: 'welcome',
  v: protocolVersion,
  epoch: 'e1',
  you: { person: 'p1', seat: 0 },
  table,
});

const snapshot: Snapshot = {
  t: 'match',
  match: 1,
  seq: 3,
  view: { eye: 0 },
  log: [],
  shapes: [],
  left: 20_000,
};

function seated(table?: TableDoc): { host: FakeHost; around: FakeSurroundings; session: Session } {
  const host = new FakeHost();
  const around = new FakeSurroundings();
  const session = openSession(host, { table: 't1', token: 'secret' }, around);
  host.wire.tell(welcome(table), snapshot);
  return { host, around, session };
}

describe('what explains itself', () => {
  it('is told once, from the first that opens to the last that is closed', () => {
    const { host, session } = seated();
    const [closeGuide, closeRules] = [session.reading(), session.reading()];
    closeGuide();
    closeGuide();
    expect(host.wire.texts()).toEqual(['reading on']);
    closeRules();
    expect(host.wire.texts()).toEqual(['reading on', 'reading off']);
  });

  it('is told again to a table that was left and found again', () => {
    const { host, around, session } = seated();
    const close = session.reading();
    const [first] = host.wire.sent.filter((message) => message.t === 'do');
    host.wire.tell({ t: 'done', id: first?.id ?? '' });
    host.wire.end('lost');
    around.pass(2000);
    host.wire.tell(welcome(), snapshot);
    expect(host.wires.length).toBeGreaterThan(1);
    expect(host.wire.texts()).toEqual(['reading on']);
    close();
    expect(host.wire.texts()).toEqual(['reading on', 'reading off']);
  });
});

describe('while the table waits', () => {
  it('no clock runs, and what was left is left afterwards', () => {
    const { host, around, session } = seated();
    expect(session.match.value?.lapsesAt).toBe(20_000);
    around.pass(5000);
    host.wire.tell({ t: 'table', d: ['waits', true] });
    expect(session.match.value?.lapsesAt).toBeNull();
    around.pass(60_000);
    host.wire.tell({ t: 'table', d: [-15, 0] });
    expect(session.match.value?.lapsesAt).toBe(80_000);
  });

  it('counts what it is told meanwhile from where the table goes on', () => {
    const { host, around, session } = seated({ ...tableDoc, waits: true });
    expect(session.match.value?.lapsesAt).toBeNull();
    host.wire.tell([4, 0, [], 7000]);
    expect(session.match.value?.lapsesAt).toBeNull();
    around.pass(1000);
    host.wire.tell({ t: 'table', d: [-15, 0] });
    expect(session.match.value?.lapsesAt).toBe(8000);
  });
});
