import { hasFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { argOf, gameOf, stateOf, wholeOf } from '../given.ts';

export const perft: Command = {
  name: 'perft',
  summary: 'how many sequences of legal moves of a length begin here',
  args: ['game', 'position', 'depth'],
  flags: ['divide'],
  notes: ['A position that waits for chance, or is the end, is a leaf.'],
  async run(call) {
    const game = gameOf(call);
    const depth = wholeOf(argOf(call, 2), hasFlag(call, 'divide') ? 1 : 0, 99, 'The depth');
    const state = await stateOf(call, game, 1);
    const testkit = await import('@rudel/testkit');
    if (!hasFlag(call, 'divide')) {
      const leaves = testkit.perft(game, state, depth);
      return { lines: [String(leaves)], json: { depth, leaves } };
    }
    const branches = testkit.divide(game, state, depth);
    const leaves = branches.reduce((sum, branch) => sum + branch.leaves, 0);
    return {
      lines: [...branches.map((branch) => `${branch.move} ${branch.leaves}`), String(leaves)],
      json: { depth, leaves, branches },
    };
  },
};
