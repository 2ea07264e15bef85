import type { Farewell, ServerMessage } from '@rudel/protocol';
import type { Attached, Link, Rooms } from '@rudel/room';
import { lazyShelf } from '@rudel/shelf/lazy';
import type { CallName, CallOf, ToPage, ToWorker } from './offline-messages.ts';
import { offlineRooms } from './offline-rooms.ts';
import { OfflineShelf } from './offline-shelf.ts';

const tellPage = (message: ToPage): void => postMessage(message);

/** Whether this worker still writes: the page opened last takes over from the others. */
let isWriter = true;

async function openTables(): Promise<Rooms> {
  await becomeWriter();
  const games = await Promise.all([...lazyShelf.values()].map(async (load) => load()));
  const shelf = await OfflineShelf.open();
  return offlineRooms(games, {
    tables: await shelf.tables(),
    async keep(change) {
      if (!isWriter) throw new Error('another page has taken over');
      await shelf.keep(change);
    },
    async forget(id) {
      if (!isWriter) throw new Error('another page has taken over');
      await shelf.forget(id);
    },
  });
}

async function becomeWriter(): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((resolve) => {
    const held = navigator.locks.request('rudel-offline', { steal: true }, async () => {
      resolve();
      await new Promise(() => {});
    });
    held.catch(() => {
      isWriter = false;
      for (const wire of wires.keys()) end(wire, 'moved');
    });
  });
}

const rooms = openTables();

type Line = { attached: Promise<Attached | null> | null; isOpen: boolean };

const wires = new Map<number, Line>();

function end(wire: number, why: Farewell | null): void {
  const line = wires.get(wire);
  wires.delete(wire);
  if (line === undefined) return;
  line.isOpen = false;
  void line.attached?.then((attached) => attached?.detach());
  if (why !== null) tellPage({ kind: 'ended', wire, why });
}

function linkOf(wire: number, line: Line): Link {
  return {
    send(text) {
      if (line.isOpen) tellPage({ kind: 'text', wire, text });
    },
    // What this device does not keep any more is nowhere.
    close: (why) => end(wire, why === 'missing' ? 'unknown' : why),
    isBehind: false,
  };
}

function receive(wire: number, message: (ToWorker & { kind: 'send' })['message']): void {
  const line = wires.get(wire);
  if (line === undefined) return;
  if (message.t === 'hello') {
    line.attached = rooms.then(async (tables) => tables.attach(message, linkOf(wire, line)));
  } else if (message.t === 'beat') {
    const beat: ServerMessage = { t: 'beat' };
    tellPage({ kind: 'text', wire, text: JSON.stringify(beat) });
  } else {
    void line.attached?.then((attached) => attached?.receive(message));
  }
}

async function answer<N extends CallName>({ id, name, given }: CallOf<N>): Promise<void> {
  try {
    const calls = await rooms;
    const call = calls[name] as (...given: readonly unknown[]) => Promise<unknown>;
    tellPage({ kind: 'answer', id, value: await call.apply(calls, given) });
  } catch {
    tellPage({ kind: 'failed', id });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'call') void answer(data);
  else if (data.kind === 'open') wires.set(data.wire, { attached: null, isOpen: true });
  else if (data.kind === 'send') receive(data.wire, data.message);
  else end(data.wire, null);
});
