import type { Command } from './command.ts';
import { admin } from './commands/admin.ts';
import { apply } from './commands/apply.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { games } from './commands/games.ts';
import { legal } from './commands/legal.ts';
import { newMatch } from './commands/new.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { view } from './commands/view.ts';
import { whynot } from './commands/whynot.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  play,
  serve,
  rules,
  games,
  newMatch,
  legal,
  whynot,
  apply,
  view,
  perft,
  replay,
  check,
  simulate,
  backup,
  admin,
];
