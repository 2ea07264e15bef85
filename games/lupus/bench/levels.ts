import { levels } from '@rudel/bots';
import type { Level } from '@rudel/bots';
import type { LevelCell, LevelTable } from '@rudel/bots/measure';
import { bots } from '@rudel/lupus/bot';
import { split, villageTold } from './village.ts';
import type { LupusBot } from './village.ts';

const players = 10;

function botOf(level: Level): LupusBot {
  const bot = bots.levels[level];
  if (bot === undefined) throw new Error(`Lupus has no bot of the level ${level}.`);
  return bot;
}

/** The same villages in every cell: one level plays for the wolves, another for everybody else. */
function cellOf(humans: Level, wolves: Level): LevelCell {
  const bot = split(botOf(humans), botOf(wolves));
  return {
    row: humans,
    column: wolves,
    play: (nth) => (villageTold(players, `levels ${players} ${nth}`, bot).winner === 'humans' ? 1 : 0),
  };
}

export const levelTable: LevelTable = {
  title: `How often the humans of a village of ${players} win: by their level, and by that of the wolves`,
  cells: levels.flatMap((humans) => levels.map((wolves) => cellOf(humans, wolves))),
};
