import { headOf } from '@rudel/kernel';
import type { GameTypes } from '@rudel/kernel';
import { eyeName } from '../moment.ts';
import type { Moment } from '../moment.ts';
import { roundTripFaults } from './round-trip.ts';

/** Positions, sights and moves are read back as what was written. */
export function* notationLaw<G extends GameTypes>({
  game,
  state,
  position,
  looks,
}: Moment<G>): Generator<string> {
  const head = headOf(game);
  if (!position.startsWith(`${head} `)) yield `The position does not begin with '${head} '.`;
  yield* roundTripFaults('The position', game.table.position, state, position);
  for (const { eye, view, sight, legal, texts } of looks) {
    yield* roundTripFaults(`The sight of ${eyeName(eye)}`, game.player.sight, view, sight);
    for (const [index, move] of legal.entries()) {
      yield* roundTripFaults(`The move of ${eyeName(eye)}`, game.player.move, move, texts[index] ?? '');
    }
  }
}
