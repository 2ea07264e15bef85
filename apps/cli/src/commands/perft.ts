import { divide, perft as countLeaves } from '@rudel/kernel';
import { hasFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { argOf, gameOf, stateOf, wholeOf } from '../given.ts';

/** Beyond this nobody waits for the answer. */
const deepest = 12;

export const perft: Command = {
  name: 'perft',
  summary: 'how many sequences of legal moves of a length begin here',
  args: ['game', 'position', 'depth'],
  flags: ['divide'],
  notes: [
    `The depth is a whole number from 0 to ${deepest}.`,
    'A line ends where chance is asked, and at the end of the match.',
    'Where several seats decide at once, the lowest of those still asked moves first.',
  ],
  async run(call) {
    const game = gameOf(call);
    const depth = wholeOf(argOf(call, 2), hasFlag(call, 'divide') ? 1 : 0, deepest, 'The depth');
    const state = await stateOf(call, game, 1);
    if (!hasFlag(call, 'divide')) {
      const leaves = countLeaves(game, state, depth);
      return { lines: [String(leaves)], json: { depth, leaves } };
    }
    const branches = divide(game, state, depth);
    const leaves = branches.reduce((sum, branch) => sum + branch.leaves, 0);
    return {
      lines: [...branches.map((branch) => `${branch.move} ${branch.leaves}`), String(leaves)],
      json: { depth, leaves, branches },
    };
  },
};
