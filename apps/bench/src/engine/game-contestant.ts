import { drawFrom, pick, seededRng } from '@rudel/kernel';
import type { Act, AnyGame, Rng, Sealed, Turn } from '@rudel/kernel';
import type { Contestant, Tally } from '../measure/rounds.ts';

type Decision = Turn & { kind: 'seats' };

/** How many eyes look at each position: the one that decides, or the table's and that of every seat, as at a server. */
type Looks = 'own' | 'every';

function lookAll({ table }: AnyGame, state: Sealed, seats: number): void {
  table.view(state, 'table');
  for (let seat = 0; seat < seats; seat += 1) table.view(state, seat);
}

/** One decision through the contract, of any of the seats that are asked. */
function decided({ table, player }: AnyGame, state: Sealed, turn: Decision, rng: Rng, tally: Tally): Act {
  const by = pick(turn.seats, rng);
  const legal = player.legal(table.view(state, by));
  tally.decisions += 1;
  tally.listed += legal.length;
  return { by, move: pick(legal, rng) };
}

function play(game: AnyGame, seats: number, looks: Looks, seed: number, tally: Tally): void {
  const { table } = game;
  const rng = seededRng(seed);
  let state = table.start(game.options.defaults, seats);
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    tally.acts += 1;
    const act: Act =
      turn.kind === 'chance'
        ? { by: 'chance', drawn: drawFrom(turn.urn, rng) }
        : decided(game, state, turn, rng, tally);
    state = table.apply(state, act);
    if (looks === 'every') lookAll(game, state, seats);
  }
}

/** Random matches of any game. */
function gameContestant(game: AnyGame, seats: number, looks: Looks): Contestant {
  const name = `${game.id}, ${seats} seats${looks === 'every' ? ', every eye' : ''}`;
  return { name, play: (seed, tally) => play(game, seats, looks, seed, tally) };
}

/** A game at its smallest and at its largest table, each with the view of who decides and with those of all. */
export function gameContestants(game: AnyGame): readonly Contestant[] {
  const sizes = new Set([Math.min(...game.seats), Math.max(...game.seats)]);
  return [...sizes].flatMap((seats) => [
    gameContestant(game, seats, 'own'),
    gameContestant(game, seats, 'every'),
  ]);
}
