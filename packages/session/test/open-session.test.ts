import { describe, expect, it } from 'vitest';
import { protocolVersion } from '@rudel/protocol';
import type { Snapshot, TalkLine, Welcome } from '@rudel/protocol';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { FakeHost, tableDoc } from '../src/fake-host.ts';
import { openSession } from '../src/open-session.ts';
import { seated } from './seated.ts';

const welcome: Welcome = {
  t: 'welcome',
  v: protocolVersion,
  epoch: 'e1',
  you: { person: 'p1', seat: 0 },
  table: tableDoc,
};

const snapshot: Snapshot = {
  t: 'match',
  match: 1,
  seq: 3,
  view: { eye: 0, count: 10, hand: ['A', 'K'] },
  log: [{ kind: 'began' }],
  shapes: ['kind=began'],
};

const line = (n: number): TalkLine => ({ n, person: 'p2', seat: 1, name: 'Bo', text: `<b>${n}</b>` });

const atTheTable = () => seated(welcome, snapshot);

describe('a session', () => {
  it('says hello with nothing to go on from, and is open after the welcome', () => {
    const host = new FakeHost();
    const session = openSession(host, { table: 't1', token: 'secret' }, new FakeSurroundings());
    expect(host.wire.sent).toEqual([{ t: 'hello', v: protocolVersion, table: 't1', token: 'secret' }]);
    expect(session.link.value.kind).toBe('connecting');
    host.wire.tell(welcome);
    expect(session.link.value.kind).toBe('open');
    expect(session.you.value).toEqual({ person: 'p1', seat: 0 });
  });

  it('follows updates: the view, what was noticed, the clock', () => {
    const { host, session, steps } = atTheTable();
    host.wire.tell([4, [1, 11], [['kind=drew seat', 2]], 20_000]);
    expect(session.match.value).toEqual({
      match: 1,
      seq: 4,
      view: { eye: 0, count: 11, hand: ['A', 'K'] },
      lapsesAt: 20_000,
    });
    expect(session.log.value).toEqual([{ kind: 'began' }, { kind: 'drew', seat: 2 }]);
    expect(steps).toEqual([
      {
        before: snapshot.view,
        after: { eye: 0, count: 11, hand: ['A', 'K'] },
        glimpses: [{ kind: 'drew', seat: 2 }],
      },
    ]);
    host.wire.tell([5, 0, [[2, 3]]]);
    expect(session.log.value.at(-1)).toEqual({ kind: 'drew', seat: 3 });
    expect(session.match.value?.lapsesAt).toBeNull();
  });

  it('does not take an update twice', () => {
    const { host, session, steps } = atTheTable();
    host.wire.tell([4, [1, 11], []], [4, [1, 11], []]);
    expect(session.match.value?.seq).toBe(4);
    expect(steps).toHaveLength(1);
  });

  it.each([
    ['a gap', [6, [1, 11], []]],
    ['a change that does not fit', [4, [1, [0, 1]], []]],
    ['a shape that was never sent', [4, 0, [[9, 1]]]],
  ] as const)('asks for everything anew after %s', (_, update) => {
    const { host, session } = atTheTable();
    host.wire.tell(update);
    expect(host.wires).toHaveLength(2);
    expect(host.wires[0]?.isClosed).toBe(true);
    expect(host.wire.sent[0]).not.toHaveProperty('have');
    host.wire.tell(welcome, { ...snapshot, seq: 6 });
    expect(session.match.value?.seq).toBe(6);
  });

  it('does not ask for everything again and again', () => {
    const { host, session } = atTheTable();
    host.wire.tell([6, 0, []]);
    host.wire.tell(welcome, [7, 0, []]);
    expect(session.link.value.kind).toBe('lost');
    expect(host.wires).toHaveLength(2);
  });
});

describe('a session whose wire is cut', () => {
  it('goes on from what it knows after a cut, quickly', () => {
    const { host, around, session } = atTheTable();
    host.wire.tell([4, [1, 11], []]);
    host.wire.end('lost');
    expect(session.link.value).toEqual({ kind: 'lost', attempt: 1 });
    around.pass(150);
    expect(host.wire.sent[0]).toMatchObject({ have: { epoch: 'e1', match: 1, seq: 4 } });
    host.wire.tell(welcome, [5, [1, 12], []]);
    expect(session.match.value?.view).toMatchObject({ count: 12 });
    expect(session.link.value.kind).toBe('open');
  });

  it('goes on from nothing that another epoch has numbered, even if it is cut before the snapshot', () => {
    const { host, around } = atTheTable();
    host.wire.end('lost');
    around.pass(1000);
    host.wire.tell({ ...welcome, epoch: 'e2' });
    host.wire.end('lost');
    around.pass(1000);
    expect(host.wires).toHaveLength(3);
    expect(host.wire.sent[0]).toEqual({ t: 'hello', v: protocolVersion, table: 't1', token: 'secret' });
    host.wire.tell({ ...welcome, epoch: 'e2' }, snapshot);
    host.wire.end('lost');
    around.pass(1000);
    expect(host.wire.sent[0]).toMatchObject({ have: { epoch: 'e2', match: 1, seq: 3 } });
  });

  it('keeps what it shows when a snapshot says the same, so that a move in the making is not lost', () => {
    const { host, around, session } = atTheTable();
    const shown = session.match.value?.view;
    host.wire.end('lost');
    around.pass(1000);
    const sameAgain = JSON.parse(JSON.stringify(snapshot)) as Snapshot;
    host.wire.tell({ ...welcome, epoch: 'e2' }, sameAgain);
    expect(session.match.value?.view).toBe(shown);
  });

  it('hears nothing from a wire it has given up', () => {
    const { host, around, session } = atTheTable();
    const first = host.wire;
    first.end('lost');
    around.pass(150);
    first.tell([4, [1, 99], []]);
    expect(session.match.value?.seq).toBe(3);
  });

  it('waits longer from attempt to attempt, and tries at once when the device wakes', () => {
    const { host, around, session } = atTheTable();
    const waited: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      host.wire.end('lost');
      expect(session.link.value).toEqual({ kind: 'lost', attempt });
      const [since, tried] = [around.now(), host.wires.length];
      while (host.wires.length === tried) around.pass(10);
      waited.push(around.now() - since);
    }
    expect(waited).toEqual([120, 230, 450, 900, 1800, 3600, 7200, 9000]);
    const tried = host.wires.length;
    host.wire.end('lost');
    around.pass(5_000);
    expect(host.wires).toHaveLength(tried);
    around.wake();
    expect(host.wires).toHaveLength(tried + 1);
  });

  it('gives up a wire that is silent, after asking', () => {
    const { host, around, session } = atTheTable();
    around.pass(12_000);
    expect(host.wire.sent.at(-1)).toEqual({ t: 'beat' });
    host.wire.tell({ t: 'beat' });
    around.pass(12_000);
    expect(session.link.value.kind).toBe('open');
    around.pass(6_000);
    expect(session.link.value.kind).toBe('lost');
    expect(host.wires[0]?.isClosed).toBe(true);
  });

  it('gives up a wire without a welcome', () => {
    const host = new FakeHost();
    const around = new FakeSurroundings();
    const session = openSession(host, { table: 't1', token: 'secret' }, around);
    around.pass(8_000);
    expect(session.link.value).toEqual({ kind: 'lost', attempt: 1 });
  });

  it('answers every wish once: done, refused, stale', async () => {
    const { host, session } = atTheTable();
    const wishes = [session.wish({ kind: 'stand' }), session.wish({ kind: 'sit', seat: 1 })];
    const last = session.wish({ kind: 'move', text: '7:12>15' });
    expect(host.wire.sent.slice(1)).toEqual([
      { t: 'do', id: 'id1', base: 3, text: 'stand' },
      { t: 'do', id: 'id2', base: 3, text: 'sit 1' },
      { t: 'do', id: 'id3', base: 3, text: 'move 7:12>15' },
    ]);
    const why = { reason: 'taken', rule: 'table' };
    host.wire.tell({ t: 'no', id: 'id2', why }, { t: 'done', id: 'id1' }, { t: 'no', id: 'id1', why });
    host.wire.tell({ t: 'stale', id: 'id3' });
    expect(await Promise.all(wishes)).toEqual([{ kind: 'done' }, { kind: 'refused', why }]);
    expect(await last).toEqual({ kind: 'stale' });
  });

  it('sends again what was not answered, with the same id, and keeps what was wished without a wire', async () => {
    const { host, around, session } = atTheTable();
    const answers = [session.wish({ kind: 'stand' }), session.wish({ kind: 'start' })];
    host.wire.tell({ t: 'done', id: 'id1' });
    host.wire.end('lost');
    answers.push(session.wish({ kind: 'rematch' }));
    around.pass(150);
    expect(host.wire.texts()).toEqual([]);
    host.wire.tell(welcome);
    expect(host.wire.sent.slice(1).map((message) => message.t === 'do' && message.id)).toEqual([
      'id2',
      'id3',
    ]);
    host.wire.tell({ t: 'done', id: 'id2' }, { t: 'done', id: 'id3' });
    expect(await Promise.all(answers)).toEqual([{ kind: 'done' }, { kind: 'done' }, { kind: 'done' }]);
  });

  it('comes back after a restart of the server, and not after a seat has moved', async () => {
    const { host, around, session } = atTheTable();
    host.wire.end('closed');
    around.pass(150);
    expect(host.wires).toHaveLength(2);
    const answer = session.wish({ kind: 'stand' });
    host.wire.end('moved');
    expect(session.link.value).toEqual({ kind: 'ended', why: 'moved' });
    expect(await answer).toEqual({ kind: 'stale' });
    around.pass(60_000);
    around.wake();
    expect(host.wires).toHaveLength(2);
    expect(await session.wish({ kind: 'stand' })).toEqual({ kind: 'stale' });
  });
});

describe('a session and its table', () => {
  it('asks for a reload where the versions differ', () => {
    const { host, around, session } = atTheTable();
    host.wire.end('lost');
    around.pass(150);
    host.wire.tell({ ...welcome, v: protocolVersion + 1 });
    expect(session.link.value).toEqual({ kind: 'reload' });
    const other = atTheTable();
    other.host.wire.end('version');
    expect(other.session.link.value).toEqual({ kind: 'reload' });
  });

  it('does not mix two eyes: with another seat after a cut everything is asked for anew', () => {
    const { host, around, session } = atTheTable();
    host.wire.end('lost');
    around.pass(150);
    host.wire.tell({ ...welcome, you: { person: 'p1', seat: null } }, [4, [1, 11], []]);
    expect(host.wires).toHaveLength(3);
    expect(host.wire.sent[0]).not.toHaveProperty('have');
    host.wire.tell(
      { ...welcome, you: { person: 'p1', seat: null } },
      { ...snapshot, seq: 9, view: { eye: 'table', count: 11 } },
    );
    expect(session.match.value?.view).toEqual({ eye: 'table', count: 11 });
  });

  it('knows the outcome from a snapshot and from the table', () => {
    const outcome = { winners: [0], scores: [1] };
    const one = atTheTable();
    one.host.wire.tell({ ...snapshot, outcome });
    expect(one.session.outcome.value).toEqual(outcome);
    const { host, session } = atTheTable();
    expect(session.outcome.value).toBeNull();
    host.wire.tell({ t: 'table', d: [7, 'over', 13, [0, [outcome]]] });
    expect(session.outcome.value).toEqual(outcome);
    host.wire.tell({ t: 'table', d: [7, 'playing', 8, 2] });
    session.goOn();
    expect(session.outcome.value).toBeNull();
  });

  it('follows the talk: all that is kept, then line by line, and what was reported', () => {
    const { host, session } = atTheTable();
    host.wire.tell({ t: 'talk', lines: [line(6), line(7)] }, { t: 'talked', line: line(8) });
    host.wire.tell({ t: 'talked', line: line(8) }, { t: 'reports', lines: [{ n: 7, times: 2 }] });
    host.wire.tell({ t: 'said', person: 'p2', what: 'wow' });
    expect(session.talk.value).toEqual([line(6), line(7), line(8)]);
    expect(session.reports.value).toEqual([{ n: 7, times: 2 }]);
    expect(session.remarks.value.at(-1)).toMatchObject({ after: 8 });
    host.wire.tell({ t: 'talk', lines: [] });
    expect([session.talk.value, session.reports.value]).toEqual([[], []]);
  });

  it('keeps remarks that it knows', () => {
    const { host, session } = atTheTable();
    host.wire.tell({ t: 'said', person: 'p2', what: 'wow' }, { t: 'said', person: 'p2', what: '<b>' });
    expect(session.remarks.value).toEqual([{ person: 'p2', what: 'wow', number: 1, after: 0 }]);
  });

  it('hands on what the host wants of screens, as far as it knows it', () => {
    const { host, session } = atTheTable();
    const heard: string[] = [];
    const stop = session.onScreenKey((key) => heard.push(key));
    host.wire.tell({ t: 'screen', key: 'louder' }, { t: 'screen', key: '<b>' }, { t: 'screen', key: 'next' });
    stop();
    host.wire.tell({ t: 'screen', key: 'softer' });
    expect(heard).toEqual(['louder', 'next']);
  });
});
