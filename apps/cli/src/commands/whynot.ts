import { refusalSentence } from '@rudel/kernel';
import type { Command } from '../command.ts';
import { argOf, gameOf, languageFlag, seatFlag, stateOf } from '../given.ts';
import { misused, refused } from '../stop.ts';

export const whynot: Command = {
  name: 'whynot',
  summary: 'whether a move is legal, and if not, by which rule',
  args: ['game', 'position', 'move'],
  flags: ['seat', 'lang'],
  notes: ['The answer is printed: exit 0 for "legal", exit 1 for a refusal.'],
  async run(call) {
    const game = gameOf(call);
    const language = languageFlag(call);
    const state = await stateOf(call, game, 1);
    const seat = seatFlag(call, game.table.seats(state)) ?? misused('whynot needs --seat n: who moves?');
    const move = game.player.move.parse(argOf(call, 2));
    if (!move.ok) return refused(move.error);
    const why = game.player.whyNot(game.table.view(state, seat), move.value);
    if (why === null) return { lines: ['legal'], json: { legal: true } };
    const sentence = refusalSentence(game, why, language);
    const { reason, rule } = why;
    return {
      lines: [sentence],
      json: { legal: false, game: game.id, rule, reason, sentence },
      exit: 1,
    };
  },
};
