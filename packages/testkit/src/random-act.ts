import { drawFrom, pick } from '@rudel/kernel';
import type { Act, Game, GameTypes, Rng, Turn } from '@rudel/kernel';

const lapsesOneIn = 16;
const changesOneIn = 4;

/** Something that may come next: any legal move of any asked seat, a draw, now and then a change of mind or a lapse of the clock. */
export function randomAct<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  turn: Exclude<Turn, { kind: 'over' }>,
  rng: Rng,
): Act<G['Move']> {
  if (turn.kind === 'chance') return { by: 'chance', drawn: drawFrom(turn.urn, rng) };
  if (turn.lapses && rng.int(lapsesOneIn) === 0) return { by: 'clock' };
  const { seats, changing = [] } = turn;
  const seat = pick(changing.length > 0 && rng.int(changesOneIn) === 0 ? changing : seats, rng);
  const legal = game.player.legal(game.table.view(state, seat));
  if (legal.length === 0) throw new Error(`seat ${seat} is asked and has no legal move`);
  return { by: seat, move: pick(legal, rng) };
}
