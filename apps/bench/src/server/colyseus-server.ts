import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Room, Server } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { schema, StateView } from '@colyseus/schema';
import type { SchemaType } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { served } from './served.ts';

type State = DogTypes['State'];
type View = DogTypes['View'];

/** What belongs to one seat; its hand and its gift are for its own client only. */
const SeatState = schema({
  count: { type: 'uint8', default: 0 },
  isOut: { type: 'boolean', default: false },
  played: { array: 'string' },
  hand: { array: 'string', view: true },
  gift: { type: 'string', default: '', view: true },
});
type SeatState = SchemaType<typeof SeatState>;

const DogState = schema({
  /** Counts the moves, so that every client hears of each. */
  moves: { type: 'uint32', default: 0 },
  phase: { type: 'string', default: '' },
  round: { type: 'uint16', default: 0 },
  starter: { type: 'int8', default: -1 },
  turn: { type: 'int8', default: -1 },
  board: { array: 'int8' },
  tray: { array: 'string' },
  seats: { array: SeatState },
});
type DogState = SchemaType<typeof DogState>;

/** Makes a list equal to another, changing only what differs. */
function follow<T>(list: T[], wanted: readonly T[]): void {
  while (list.length > wanted.length) list.pop();
  for (const [at, value] of wanted.entries()) {
    if (at >= list.length) list.push(value);
    else if (list[at] !== value) list[at] = value;
  }
}

type Shown = View['shown'];

function showSeat(own: SeatState, seat: number, { shown, hands, gifts }: View): void {
  const hand = hands[seat] ?? [];
  own.count = hand.length;
  own.isOut = shown.out.includes(seat);
  own.gift = gifts[seat] ?? '';
  follow(own.played, shown.played[seat] ?? []);
  follow(own.hand, hand);
}

function showTable(state: DogState, { phase, round, starter, turn, board, tray }: Shown): void {
  state.moves += 1;
  state.phase = phase;
  state.round = round;
  state.starter = starter ?? -1;
  state.turn = turn ?? -1;
  follow(state.board, board);
  follow(state.tray, tray);
}

const seats = [0, 1, 2, 3] as const;

/** Dog by Rudel's rules in a room of Colyseus; its state is sent as soon as it changes. */
class DogRoom extends Room<DogState> {
  override maxClients = 4;
  override patchRate = 0;
  override state: DogState = new DogState();
  readonly #rng: Rng = seededRng(Math.floor(Math.random() * 2 ** 31));
  #truth: State = dog.table.start(dog.options.defaults, 4);

  override onCreate(): void {
    for (const _ of seats) this.state.seats.push(new SeatState());
    this.#settle();
    this.#show();
    this.onMessage('move', (client, text: string) => this.#move(Number(client.userData), text));
    this.onMessage('again', () => this.#again());
  }

  override onJoin(client: Client): void {
    const seat = this.clients.length - 1;
    client.userData = seat;
    client.view = new StateView();
    const own = this.state.seats[seat];
    if (own !== undefined) client.view.add(own);
    client.send('seat', seat);
  }

  #move(by: number, text: string): void {
    const move = mustParse(dog.player.move, text);
    const refusal = dog.player.whyNot(dog.table.view(this.#truth, by), move);
    if (refusal !== null) throw new Error(`refused: ${refusal.reason}`);
    this.#truth = dog.table.apply(this.#truth, { by, move });
    this.#settle();
    this.#show();
    this.broadcastPatch();
  }

  #settle(): void {
    for (let turn = dog.table.turn(this.#truth); turn.kind === 'chance'; turn = dog.table.turn(this.#truth))
      this.#truth = dog.table.apply(this.#truth, { by: 'chance', drawn: drawFrom(turn.urn, this.#rng) });
  }

  #show(): void {
    const views = seats.map((seat) => dog.table.view(this.#truth, seat));
    if (views[0] !== undefined) showTable(this.state, views[0].shown);
    for (const [seat, view] of views.entries()) {
      const own = this.state.seats[seat];
      if (own !== undefined) showSeat(own, seat, view);
    }
  }

  #again(): void {
    if (this.state.phase !== 'over') return;
    this.#truth = dog.table.start(dog.options.defaults, 4);
    this.#settle();
    this.#show();
    this.broadcastPatch();
  }
}

served(async () => {
  const transport = new WebSocketTransport({ perMessageDeflate: false });
  const server = new Server({ transport, greet: false });
  server.define('dog', DogRoom);
  await server.listen(0, '127.0.0.1');
  const http = transport.server as HttpServer;
  if (!http.listening) await once(http, 'listening');
  return (http.address() as AddressInfo).port;
});
