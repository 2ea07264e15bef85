import { Client } from 'colyseus.js';
import type { Room } from 'colyseus.js';
import type { WebSocket } from 'ws';
import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Meter, SeatedTable } from './clients.ts';

type View = DogTypes['View'];
type Card = View['shown']['tray'][number];

/** What a client of Colyseus gets of the room's state; hand and gift are missing where they are secret. */
type SeenSeat = {
  readonly count: number;
  readonly isOut: boolean;
  readonly played: Iterable<Card>;
  readonly hand?: Iterable<Card>;
  readonly gift?: Card | '';
};
type SeenState = {
  readonly phase: View['shown']['phase'];
  readonly round: number;
  readonly starter: number;
  readonly turn: number;
  readonly board: Iterable<number>;
  readonly tray: Iterable<Card>;
  readonly seats: Iterable<SeenSeat>;
};

const options = dog.options.defaults;
const nobody = (seat: number): number | null => (seat < 0 ? null : seat);

/** The view that the rules read, from the state as this client has it. */
function viewOf(state: SeenState, eye: number): View {
  const seen = [...state.seats];
  return {
    eye,
    shown: {
      options,
      phase: state.phase,
      round: state.round,
      starter: nobody(state.starter),
      turn: nobody(state.turn),
      board: [...state.board],
      played: seen.map(({ played }) => [...played]),
      out: seen.flatMap(({ isOut }, seat) => (isOut ? [seat] : [])),
      tray: [...state.tray],
    },
    hands: seen.map(({ count, hand }, seat) =>
      seat === eye ? [...(hand ?? [])] : Array.from({ length: count }, () => '?' as const),
    ),
    gifts: seen.map(({ gift }, seat) => (seat === eye && gift !== '' ? (gift ?? null) : null)),
  };
}

const isAsked = ({ phase, turn, seats }: SeenState, seat: number): boolean =>
  phase === 'play' ? turn === seat : phase === 'exchange' && ([...seats][seat]?.gift ?? '') === '';

class ColyseusTable implements SeatedTable {
  readonly #rooms: readonly Room<SeenState>[];
  readonly #rng: Rng;
  #awaited = 0;
  #arrived = (): void => {};

  constructor(rooms: readonly Room<SeenState>[], nth: number) {
    this.#rooms = rooms;
    this.#rng = seededRng(nth);
    for (const room of rooms) room.onStateChange(() => this.#changed());
  }

  #changed(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#arrived();
  }

  move(arrived: () => void): void {
    this.#awaited = this.#rooms.length;
    const asked = this.#rooms.findIndex(({ state }, seat) => isAsked(state, seat));
    const room = this.#rooms[asked];
    if (room === undefined) {
      this.#arrived = () => this.move(arrived);
      this.#rooms[0]?.send('again');
      return;
    }
    this.#arrived = arrived;
    const move = pick(dog.player.legal(viewOf(room.state, asked)), this.#rng);
    room.send('move', dog.player.move.format(move));
  }

  async leave(): Promise<void> {
    await Promise.all(this.#rooms.map(async (room) => room.leave()));
  }
}

type Socket = Pick<WebSocket, 'on'>;

/** Whether a transport of the client has its socket where it keeps it. */
const hasSocket = (transport: object): transport is { readonly ws: Socket } =>
  'ws' in transport && typeof transport.ws === 'object' && transport.ws !== null && 'on' in transport.ws;

/** Counts what comes in; the client keeps its socket to itself. */
function metered(room: Room<SeenState>, meter: Meter): void {
  const { transport } = room.connection;
  if (!hasSocket(transport)) throw new Error('Colyseus keeps its socket somewhere else now.');
  transport.ws.on('message', (data: ArrayBuffer) => {
    meter.bytes += data.byteLength;
    meter.frames += 1;
  });
}

async function ready(room: Room<SeenState>): Promise<void> {
  await new Promise<void>((resolve) => {
    room.onMessage('seat', () => resolve());
  });
}

/** Four clients of Colyseus in one room. */
export async function seatColyseusTable(port: number, nth: number, meter: Meter): Promise<SeatedTable> {
  const client = new Client(`ws://127.0.0.1:${port}`);
  const first = await client.create<SeenState>('dog');
  const rooms = [first];
  await ready(first);
  while (rooms.length < 4) {
    const room = await client.joinById<SeenState>(first.roomId);
    await ready(room);
    rooms.push(room);
  }
  for (const room of rooms) metered(room, meter);
  return new ColyseusTable(rooms, nth);
}
