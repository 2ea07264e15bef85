import type { Command } from './command.ts';
import { admin } from './commands/admin.ts';
import { apply } from './commands/apply.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { games } from './commands/games.ts';
import { hint } from './commands/hint.ts';
import { ladder } from './commands/ladder.ts';
import { learnCommand } from './commands/learn.ts';
import { legal } from './commands/legal.ts';
import { newMatch } from './commands/new.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { sit } from './commands/sit.ts';
import { storeCopy } from './commands/store-copy.ts';
import { view } from './commands/view.ts';
import { whynot } from './commands/whynot.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  play,
  learnCommand,
  serve,
  sit,
  rules,
  games,
  newMatch,
  legal,
  whynot,
  hint,
  apply,
  view,
  perft,
  replay,
  reviewCommand,
  check,
  simulate,
  arena,
  ladder,
  backup,
  storeCopy,
  admin,
];
