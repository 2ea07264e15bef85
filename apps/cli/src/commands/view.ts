import type { Command } from '../command.ts';
import { eyeFlag, gameOf, languageFlag, seatName, spoken, stateOf } from '../given.ts';

export const view: Command = {
  name: 'view',
  summary: 'what an eye sees of a position',
  args: ['game', 'position'],
  flags: ['eye', 'lang'],
  notes: ['Without --eye you see what the table sees: what anybody in the room may watch.'],
  async run(call) {
    const game = gameOf(call);
    const language = languageFlag(call);
    const state = await stateOf(call, game, 1);
    const seen = game.table.view(state, eyeFlag(call, game.table.seats(state)));
    const sight = game.player.sight.format(seen);
    const status = spoken(game.words[language].status(seen, seatName(language)));
    return { lines: [sight], json: { eye: seen.eye, sight, status, view: seen } };
  },
};
