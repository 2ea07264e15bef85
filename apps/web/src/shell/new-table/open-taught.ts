import type { AnyGameUi } from '@rudel/ui/game-ui';
import { levelsOf } from '../games.ts';
import { openAnywhere } from './open-table.ts';
import type { Opened } from './open-table.ts';
import { againstBots, withFriends } from './seat-plans.ts';

/** A first match with a guide: against the easiest bots, who take their time, by the usual rules and without a clock. */
export async function openTaught({ game }: AnyGameUi, name: string, seats: number): Promise<Opened> {
  const opened = await openAnywhere({
    game: game.id,
    options: game.options.format(game.options.defaults),
    clock: 'off',
    pace: 'calm',
    listed: false,
    seats: againstBots(withFriends(seats), levelsOf(game.id)[0] ?? 'random'),
    name,
  });
  if (!opened.ok) return opened;
  // Loaded here, so that the table brings it and no page before.
  const { guidedTables } = await import('@rudel/classroom/guided-tables');
  guidedTables.add(opened.table);
  return opened;
}
