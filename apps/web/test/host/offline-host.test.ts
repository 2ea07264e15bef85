import { describe, expect, it } from 'vitest';
import type { Farewell, ServerMessage } from '@rudel/protocol';
import { hostIn } from '../../src/host/offline-host.ts';
import type { ToPage, ToWorker } from '../../src/host/offline-messages.ts';

function talking() {
  const told: ToWorker[] = [];
  const listeners: ((event: MessageEvent<ToPage>) => void)[] = [];
  const host = hostIn({
    postMessage: (message) => told.push(message),
    addEventListener(_, listener) {
      listeners.push(listener);
    },
  });
  const say = (data: ToPage): void => {
    for (const hear of listeners) hear({ data } as MessageEvent<ToPage>);
  };
  return { host, told, say };
}

describe('the host in a worker', () => {
  it('answers each call with its own answer', async () => {
    const { host, told, say } = talking();
    const looks = [host.look({ code: 'A' }), host.look({ code: 'B' })];
    expect(told.map((message) => message.kind === 'call' && message.given)).toEqual([
      [{ code: 'A' }],
      [{ code: 'B' }],
    ]);
    say({ kind: 'answer', id: 2, value: 'second' });
    say({ kind: 'failed', id: 1 });
    expect(await Promise.all(looks)).toMatchObject([{ ok: false, refusal: { error: 'trouble' } }, 'second']);
  });

  it('keeps wires apart, and is silent on a closed one', () => {
    const { host, told, say } = talking();
    const heard: ServerMessage[][] = [[], []];
    const ends: Farewell[] = [];
    const wires = heard.map((list) =>
      host.open({ message: (message) => list.push(message), ended: (why) => ends.push(why as Farewell) }),
    );
    say({ kind: 'text', wire: 2, text: '{"t":"beat"}' });
    expect(heard).toEqual([[], [{ t: 'beat' }]]);
    wires[0]?.close();
    say({ kind: 'text', wire: 1, text: '{"t":"beat"}' });
    expect(heard[0]).toEqual([]);
    expect(told.at(-1)).toEqual({ kind: 'close', wire: 1 });
    say({ kind: 'ended', wire: 2, why: 'moved' });
    say({ kind: 'ended', wire: 2, why: 'moved' });
    expect(ends).toEqual(['moved']);
  });
});
