import type { ServerMessage } from '@rudel/protocol';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { FakeHost } from '../src/fake-host.ts';
import { openSession } from '../src/open-session.ts';
import type { MatchStep, Session } from '../src/session.ts';

type Seated = { host: FakeHost; around: FakeSurroundings; session: Session; steps: MatchStep[] };

/** Somebody at a table, who has been told this much. */
export function seated(...told: readonly ServerMessage[]): Seated {
  const host = new FakeHost();
  const around = new FakeSurroundings();
  const session = openSession(host, { table: 't1', token: 'secret' }, around);
  const steps: MatchStep[] = [];
  session.onStep((step) => steps.push(step));
  host.wire.tell(...told);
  return { host, around, session, steps };
}
