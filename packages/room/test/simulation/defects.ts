import type { Bus } from '@rudel/bus';
import type { ServerMessage } from '@rudel/protocol';
import type { Link } from '@rudel/room';
import type { Aside, Store } from '@rudel/store';
import { hashOf } from '../../src/keys.ts';
import { readBy } from '../around/read-by.ts';
import type { Defect, Machine } from './machine.ts';

const isInPlay = ({ witness }: Machine, id: string): boolean =>
  witness.tables.get(id)?.state.phase === 'playing';

/** Whoever is sent away still gets the news of the table, with the new invitation in them. */
function publishBeforeDrop(): Defect {
  const open = new Set<{ readonly table: string; readonly link: Link; latest: string }>();
  return {
    link: (link, { table }) => {
      const following = { table, link, latest: '' };
      open.add(following);
      return {
        send: (text) => {
          following.latest = text;
          link.send(text);
        },
        close: (why) => {
          open.delete(following);
          link.close(why);
        },
        get isBehind(): boolean {
          return link.isBehind;
        },
      };
    },
    bus: (bus) => ({
      ...forwarded(bus),
      publish: (topic, text) => {
        bus.publish(topic, text);
        for (const { table, link, latest } of open) {
          if (table === topic && latest !== text && !link.isBehind) link.send(text);
        }
      },
    }),
  };
}

const forwarded = (bus: Bus): Bus => ({
  publish: (topic, text) => bus.publish(topic, text),
  subscribe: (topic, listener) => bus.subscribe(topic, listener),
  hasListeners: (topic) => bus.hasListeners(topic),
});

/** Another secret than the one that was promised. */
function swapped(aside: Aside): Aside {
  const { secret } = aside;
  if (secret === undefined) return aside;
  return {
    ...aside,
    secret: { match: secret.match, secret: `${secret.secret.slice(1)}${secret.secret.slice(0, 1)}` },
  };
}

/** Whoever asks for a seat gets it, without anybody's word. */
function sitWithoutWord(): Defect {
  const hosts: { readonly table: string; readonly hash: string; readonly say: (text: string) => void }[] = [];
  let count = 0;
  return {
    attached: (attached, { table, token }, { witness }) => {
      const say = (text: string): void => {
        count += 1;
        attached.receive({ t: 'do', id: `ghost-${count}`, base: 0, text });
      };
      hosts.push({ table, hash: hashOf(token), say });
      return {
        ...attached,
        receive: (command) => {
          attached.receive(command);
          const truth = witness.tables.get(table);
          const person = [...(truth?.tokens ?? [])].find(([, hash]) => hash === hashOf(token))?.[0];
          const hostHash = truth?.tokens.get(truth.state.host);
          const seat = /^ask (\d+)$/.exec(command.text)?.[1];
          if (seat === undefined || person === undefined) return;
          for (const host of hosts) if (host.hash === hostHash) host.say(`admit ${person} ${seat}`);
        },
      };
    },
  };
}

function dropLastAppend(store: Store, machine: Machine): Store {
  const loaded = new Set<string>();
  return {
    ...store,
    ...readBy(store, async (read, id) => {
      const stored = await read();
      if (stored === null || loaded.has(id) || machine.starts < 2) return stored;
      loaded.add(id);
      return { ...stored, entries: stored.entries.slice(0, -1) };
    }),
  };
}

/** What a checkpoint says is what the one before said. */
function keepLater(store: Store): Store {
  const last = new Map<string, string>();
  return {
    ...store,
    checkpoint: async (id, place, text) => {
      const before = last.get(id) ?? text;
      last.set(id, text);
      return store.checkpoint(id, place, before);
    },
  };
}

/** What one seat gets goes to all who watch, too. */
function tellWatchers(bus: Bus): Bus {
  return {
    ...forwarded(bus),
    publish: (topic, text) => {
      bus.publish(topic, text);
      const [table = '', eye] = topic.split('/');
      if (eye === '1') bus.publish(`${table}/table`, text);
    },
  };
}

function loseNews(bus: Bus): Bus {
  let count = 0;
  return {
    ...forwarded(bus),
    publish: (topic, text) => {
      count += 1;
      if (count % 7 > 0 || !topic.includes('/')) bus.publish(topic, text);
    },
  };
}

/** The last thing that an eye notices of a step, once more. */
function tellTwice(bus: Bus): Bus {
  return {
    ...forwarded(bus),
    publish: (topic, text) => {
      const message = JSON.parse(text) as ServerMessage;
      if ('t' in message) {
        bus.publish(topic, text);
        return;
      }
      const [seq, change, glimpses, ...more] = message;
      const again = glimpses.slice(-1).filter((one) => Array.isArray(one) && typeof one[0] === 'number');
      bus.publish(topic, JSON.stringify([seq, change, [...glimpses, ...again], ...more]));
    },
  };
}

/** What could be wrong, each with the promises of which one must be found broken. */
export const defects: readonly (readonly [name: string, defect: () => Defect, broken: readonly string[]])[] =
  [
    ['news are published before those who are gone are dropped', publishBeforeDrop, ['gone-gets-nothing']],
    [
      'the store acknowledges before its sync',
      () => ({ database: (database) => database.exec('PRAGMA synchronous = OFF') }),
      ['log-only-grows', 'nothing-in-play-is-swept'],
    ],
    [
      'a secret is swapped on its way to the disk',
      () => ({
        store: (store) => ({
          ...store,
          create: (id, keys, first, aside) => store.create(id, keys, first, swapped(aside)),
          append: (id, place, entries, aside) =>
            store.append(id, place, entries, aside === undefined ? aside : swapped(aside)),
        }),
      }),
      ['secret-fits-promise'],
    ],
    [
      'whoever asks for a seat gets it without the word of the host',
      sitWithoutWord,
      ['no-hand-without-word'],
    ],
    [
      'a sweeper takes a table in play',
      () => ({
        store: (store, machine) => ({
          ...store,
          ...readBy(store, async (read, id) => (machine.starts > 1 && isInPlay(machine, id) ? null : read())),
        }),
      }),
      ['nothing-in-play-is-swept'],
    ],
    ['the last append is gone after a restart', () => ({ store: dropLastAppend }), ['log-only-grows']],
    [
      'an answer comes from a state that is not on disk',
      () => ({
        store: (store) => ({
          ...store,
          append: async (...call) => {
            void store.append(...call).catch(() => {});
          },
        }),
      }),
      ['log-only-grows', 'acknowledged-is-kept', 'told-is-kept'],
    ],
    ['a checkpoint is kept for a later entry', () => ({ store: keepLater }), ['checkpoints-follow-the-log']],
    [
      'watchers get what one seat gets',
      () => ({ bus: tellWatchers }),
      ['only-what-one-may-know', 'told-is-kept'],
    ],
    ['something that happened once is told twice', () => ({ bus: tellTwice }), ['told-is-kept']],
    ['some news get lost', () => ({ bus: loseNews }), ['numbers-without-gaps']],
    [
      'decisions go by the wall clock',
      () => ({ clockwork: (clockwork) => ({ ...clockwork, now: () => clockwork.date() }) }),
      ['clocks-are-steady'],
    ],
  ];
