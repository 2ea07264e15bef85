import { once } from 'node:events';
import { WebSocket } from 'ws';
import { dog } from '@rudel/dog';
import { drawFrom, pick, seededRng } from '@rudel/kernel';
import type { Meter, SeatedTable } from './clients.ts';

type Prepared = { readonly seat: number; readonly text: string };

/** The moves of one whole match, played at random. */
function matchOf(seed: number): readonly Prepared[] {
  const { table, player } = dog;
  const rng = seededRng(seed);
  const moves: Prepared[] = [];
  let state = table.start(dog.options.defaults, 4);
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[0] ?? 0;
    const move = pick(player.legal(table.view(state, by)), rng);
    moves.push({ seat: by, text: player.move.format(move) });
    state = table.apply(state, { by, move });
  }
  return moves;
}

/** Ten matches are enough for all tables. */
const matches = Array.from({ length: 10 }, (_, seed) => matchOf(seed));

class BareTable implements SeatedTable {
  readonly #sockets: readonly WebSocket[];
  readonly #moves: readonly Prepared[];
  #next = 0;
  #awaited = 0;
  #arrived = (): void => {};

  constructor(sockets: readonly WebSocket[], nth: number, meter: Meter) {
    this.#sockets = sockets;
    this.#moves = matches[nth % matches.length] ?? [];
    for (const socket of sockets) socket.on('message', (data: Buffer) => this.#receive(data, meter));
  }

  #receive(data: Buffer, meter: Meter): void {
    meter.bytes += data.length;
    meter.frames += 1;
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#arrived();
  }

  move(arrived: () => void): void {
    const { seat, text } = this.#moves[this.#next % this.#moves.length] ?? { seat: 0, text: '' };
    this.#next += 1;
    this.#awaited = this.#sockets.length;
    this.#arrived = arrived;
    this.#sockets[seat]?.send(text);
  }

  async leave(): Promise<void> {
    await Promise.all(
      this.#sockets.map((socket) => {
        socket.close();
        return once(socket, 'close');
      }),
    );
  }
}

/** Four clients who play given texts and read nothing. */
export async function seatBareTable(port: number, nth: number, meter: Meter): Promise<SeatedTable> {
  const sockets = await Promise.all(
    [0, 1, 2, 3].map(async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${nth}`, { perMessageDeflate: false });
      await once(socket, 'open');
      return socket;
    }),
  );
  return new BareTable(sockets, nth, meter);
}
