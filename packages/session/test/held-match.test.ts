import { describe, expect, it } from 'vitest';
import { protocolVersion } from '@rudel/protocol';
import type { Snapshot, Welcome } from '@rudel/protocol';
import { tableDoc } from '../src/fake-host.ts';
import { seated } from './seated.ts';

const outcome = { winners: [0], scores: [1] };
const you = { person: 'p1', seat: 0 };
const welcome: Welcome = { t: 'welcome', v: protocolVersion, epoch: 'e1', you, table: tableDoc };
const snapshot: Snapshot = {
  t: 'match',
  match: 1,
  seq: 3,
  view: { eye: 0, count: 10 },
  log: [{ kind: 'began' }],
  shapes: ['kind=began'],
};

const atTheTable = () => seated(welcome, snapshot);

describe('a match that is over', () => {
  it('is held until somebody goes on to what has begun since', () => {
    const { host, session, steps } = atTheTable();
    host.wire.tell({ t: 'table', d: [7, 'over', 13, [0, [outcome]]] });
    const [over, log] = [session.match.value, session.log.value];
    expect(session.ahead.value).toBeNull();
    host.wire.tell({ t: 'table', d: [7, 'playing', 8, 2] });
    expect(session.ahead.value).toMatchObject({ table: { phase: 'playing', match: 2 }, match: null });
    const next = { ...snapshot, match: 2, seq: 100_000, view: { eye: 0, count: 50 }, log: [] };
    const known = steps.length;
    host.wire.tell(next, [100_001, [1, 51], []]);
    expect([session.match.value, session.log.value]).toEqual([over, log]);
    expect(session.outcome.value).toEqual(outcome);
    expect(session.table.value).toMatchObject({ phase: 'over', match: 1 });
    expect(session.ahead.value?.match?.view).toEqual({ eye: 0, count: 51 });
    expect(steps).toHaveLength(known);
    session.goOn();
    expect(session.ahead.value).toBeNull();
    expect(session.match.value?.view).toEqual({ eye: 0, count: 51 });
    expect(session.outcome.value).toBeNull();
    host.wire.tell([100_002, [1, 52], []]);
    expect(steps).toHaveLength(known + 1);
  });

  it('is held over a cut, and over the opening of the lobby', () => {
    const { host, around, session } = atTheTable();
    host.wire.tell({ ...snapshot, outcome }, { t: 'table', d: [7, 'over', 13, [0, [outcome]]] });
    host.wire.end('lost');
    around.pass(150);
    host.wire.tell({ ...welcome, table: { ...tableDoc, phase: 'lobby', match: 1, results: [outcome] } });
    expect(session.outcome.value).toEqual(outcome);
    expect(session.ahead.value).toMatchObject({ table: { phase: 'lobby' }, match: null });
    session.goOn();
    expect(session.table.value?.phase).toBe('lobby');
    expect([session.match.value, session.outcome.value]).toEqual([null, null]);
  });
});
