import { describe, expect, it } from 'vitest';
import { protocolVersion } from '@rudel/protocol';
import type { Farewell, Welcome } from '@rudel/protocol';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { FakeHost, tableDoc } from '../src/fake-host.ts';
import { openSession } from '../src/open-session.ts';
import type { Session } from '../src/session.ts';

const welcome: Welcome = {
  t: 'welcome',
  v: protocolVersion,
  epoch: 'e1',
  you: { person: 'p1', seat: 0 },
  table: tableDoc,
};

function seated(): { host: FakeHost; around: FakeSurroundings; session: Session } {
  const host = new FakeHost();
  const around = new FakeSurroundings();
  return { host, around, session: openSession(host, { table: 't1', token: 'secret' }, around) };
}

describe('a session at a table that is shut', () => {
  it.each(['missing', 'unopened'] as const)('says so, and comes back by itself: %s', (why) => {
    const { host, around, session } = seated();
    host.wire.end(why);
    expect(session.link.value).toEqual({ kind: 'shut', why, isTrying: false });
    around.pass(1_200);
    expect(host.wires).toHaveLength(2);
    expect(host.wire.sent[0]).toMatchObject({ t: 'hello', token: 'secret' });
    expect(session.link.value.kind).toBe('shut');
    host.wire.tell(welcome);
    expect(session.link.value.kind).toBe('open');
  });

  it('asks more and more seldom, once a minute in the end', () => {
    const { host, around } = seated();
    const waited: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      host.wire.end('missing');
      const [since, tried] = [around.now(), host.wires.length];
      while (host.wires.length === tried) around.pass(50);
      waited.push(around.now() - since);
    }
    expect(waited).toEqual([900, 1800, 3600, 7200, 14_400, 28_800, 45_000, 45_000, 45_000]);
  });

  it('asks at once when somebody wants to know, or the device wakes', () => {
    const { host, around, session } = seated();
    host.wire.end('unopened');
    session.tryAgain();
    expect(host.wires).toHaveLength(2);
    expect(session.link.value).toEqual({ kind: 'shut', why: 'unopened', isTrying: true });
    host.wire.end('missing');
    expect(session.link.value).toEqual({ kind: 'shut', why: 'missing', isTrying: false });
    around.wake();
    expect(host.wires).toHaveLength(3);
  });

  it('keeps what it wished for until the table is there again', async () => {
    const { host, around, session } = seated();
    host.wire.tell(welcome);
    host.wire.end('missing');
    const answer = session.wish({ kind: 'stand' });
    around.pass(1_200);
    host.wire.tell(welcome, { t: 'done', id: 'id1' });
    expect(host.wire.texts()).toContain('stand');
    expect(await answer).toEqual({ kind: 'done' });
  });
});

it('a farewell that a page has never heard of ends nothing', () => {
  const { host, around, session } = seated();
  host.wire.end('tomorrow' as Farewell);
  expect(session.link.value.kind).toBe('lost');
  around.pass(200);
  expect(host.wires).toHaveLength(2);
});
