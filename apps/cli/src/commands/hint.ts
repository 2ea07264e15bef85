import { writtenHint } from '@rudel/bots';
import type { Command } from '../command.ts';
import { argOf, languageFlag, seatFlag, seatName, seedFlag, shelvedOf, stateOf } from '../given.ts';
import { refused } from '../stop.ts';

/** How much is tried for a hint: enough for a steady order, and a second or so. */
const budget = { kind: 'iterations', count: 2000 } as const;

export const hint: Command = {
  name: 'hint',
  summary: 'what a position is about, and the moves that strong considers',
  args: ['game', 'position'],
  flags: ['seat', 'lang', 'seed'],
  notes: [
    'The first line says what the position is about; every other is a move with what speaks for it, the best first.',
    'Only what the seat sees is used. Without --seat it is the seat that is asked.',
  ],
  async run(call) {
    const { game, hinter } = shelvedOf(argOf(call, 0));
    const state = await stateOf(call, game, 1);
    const language = languageFlag(call);
    const turn = game.table.turn(state);
    const asked = turn.kind === 'seats' ? turn.seats : [];
    const seat = seatFlag(call, game.table.seats(state)) ?? asked[0];
    if (hinter === null) return refused(`There are no hints for ${game.id} yet.`);
    if (seat === undefined || !asked.includes(seat)) return refused('Nobody is asked for a move here.');
    const reader = { language, nameOf: seatName(language) };
    const view = game.table.view(state, seat);
    const setting = { seed: seedFlag(call), budget, reader };
    const { about, moves } = writtenHint(game.player.move, hinter, view, setting);
    const told = moves.map(({ text, why }) => ({ move: text, why }));
    return {
      lines: [about, ...told.map(({ move, why }) => `${move}  ${why}`)],
      json: { seat, about, moves: told },
    };
  },
};
