import { localBus } from '@rudel/bus';
import { mustParse, parseAct, pick, seededRng } from '@rudel/kernel';
import type { AnyGame, Rng, Sealed } from '@rudel/kernel';
import type { Admission, CreateTable } from '@rudel/protocol';
import { defaultPace, openRooms } from '@rudel/room';
import type { OrRefusal, Playable, Ports, Rooms } from '@rudel/room';
import type { NewEntry, Store } from '@rudel/store';
import { ScriptedDevice } from './scripted-device.ts';

/** A table in the course of a match, with whoever sits at it. */
export type PlayedTable = { readonly admissions: readonly Admission[]; readonly entries: number };

export type TablePlan = {
  readonly playable: Playable;
  readonly seats: number;
  /** As many entries as its log has in the end, if the match does not end before. */
  readonly entries: number;
};

/** Rooms in which time stands still and no bot plays. */
export function roomsOver(store: Store, playable: Playable, checkpoint: number): Rooms {
  const random = seededRng('reopen');
  const ports: Ports = {
    games: (id) => (id === playable.game.id ? playable : undefined),
    store,
    owner: 'bench',
    bus: localBus(),
    clockwork: { now: () => 0, date: () => 1_700_000_000_000, after: () => () => {} },
    thinkers: { think: () => new Promise(() => {}) },
    randomBytes: (count) => Uint8Array.from({ length: count }, () => random.int(256)),
    pace: { ...defaultPace, tick: 0, checkpoint },
    report: (event, details) => {
      throw new Error(`${event} ${JSON.stringify(details)}`);
    },
  };
  return openRooms(ports);
}

function must<T>(answer: OrRefusal<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(answer.refusal.message);
}

/** The truth about a match, by what is written of it. */
class Truth {
  readonly #game: AnyGame;
  readonly #seats: number;
  entries = 0;
  state: Sealed | null = null;

  constructor(game: AnyGame, seats: number) {
    this.#game = game;
    this.#seats = seats;
  }

  /** A store that tells what is written. */
  watching(store: Store): Store {
    return {
      ...store,
      append: async (id, place, entries, aside) => {
        await store.append(id, place, entries, aside);
        for (const entry of entries) this.#follow(entry);
      },
    };
  }

  #follow({ text }: NewEntry): void {
    const { table, options } = this.#game;
    this.entries += 1;
    if (text.startsWith('started ')) this.state = table.start(mustParse(options, '-'), this.#seats);
    const act = text.startsWith('act ') ? parseAct(this.#game, text.slice(4)) : null;
    if (act?.ok === true && this.state !== null) this.state = table.apply(this.state, act.value);
  }
}

async function seated(rooms: Rooms, { playable, seats }: TablePlan): Promise<ScriptedDevice[]> {
  const others = Array.from({ length: seats - 1 }, () => 'open' as const);
  const wanted: CreateTable = {
    game: playable.game.id,
    options: '-',
    clock: 'off',
    listed: false,
    seats: ['me', ...others],
    name: 'P1',
    contribution: 'x',
  };
  const host = new ScriptedDevice(must(await rooms.create(wanted)));
  await host.attach(rooms);
  const devices = [host];
  for (const nth of others.keys()) {
    const by = { invite: host.invite };
    const join = { by, name: `P${nth + 2}`, watch: false, contribution: 'x' };
    const device = new ScriptedDevice(must(await rooms.join(join)));
    await device.attach(rooms);
    devices.push(device);
  }
  return devices;
}

/** One move at random by somebody who is asked; false when nobody is any more. */
async function playOne(
  { table, player }: AnyGame,
  state: Sealed,
  devices: readonly ScriptedDevice[],
  rng: Rng,
): Promise<boolean> {
  const turn = table.turn(state);
  if (turn.kind !== 'seats') return false;
  const seat = pick(turn.seats, rng);
  const move = pick(player.legal(table.view(state, seat)), rng);
  await devices[seat]?.does(`move ${player.move.format(move)}`);
  return true;
}

/** Sits people down at a table and lets them play at random. */
export async function playTable(
  store: Store,
  plan: TablePlan,
  { seed, checkpoint }: { readonly seed: number; readonly checkpoint: number },
): Promise<PlayedTable> {
  const { game } = plan.playable;
  const truth = new Truth(game, plan.seats);
  const rooms = roomsOver(truth.watching(store), plan.playable, checkpoint);
  const devices = await seated(rooms, plan);
  await devices[0]?.does('start');
  const rng = seededRng(`reopen ${seed}`);
  let goesOn = true;
  while (goesOn && truth.entries < plan.entries && truth.state !== null) {
    goesOn = await playOne(game, truth.state, devices, rng);
  }
  await rooms.close();
  return { admissions: devices.map(({ admission }) => admission), entries: truth.entries };
}
