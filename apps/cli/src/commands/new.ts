import { drawByLot, settleChance } from '@rudel/kernel';
import type { Command } from '../command.ts';
import { gameOf, optionFlags, secretOf, seatsFlag, seedFlag } from '../given.ts';
import { turnData } from '../turn-data.ts';

export const newMatch: Command = {
  name: 'new',
  summary: 'an opening position, with chance settled until a seat is asked',
  args: ['game'],
  flags: ['seats', 'option', 'seed'],
  run(call) {
    const game = gameOf(call);
    const seats = seatsFlag(call, game);
    const options = optionFlags(call, game);
    const seed = seedFlag(call);
    const lot = { secret: secretOf(seed), contributions: [] };
    let nth = 0;
    const state = settleChance(game, game.table.start(options, seats), ({ urn }) => {
      nth += 1;
      return drawByLot(lot, urn, nth - 1);
    });
    const position = game.table.position.format(state);
    return {
      lines: [position],
      json: {
        game: game.id,
        seats,
        options: game.options.format(options),
        seed,
        position,
        turn: turnData(game.table.turn(state)),
      },
    };
  },
};
