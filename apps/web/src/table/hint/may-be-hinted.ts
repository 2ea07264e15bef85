import type { AnyView } from '@rudel/kernel';
import type { Desk } from '../desk.ts';
import { isAlone } from '../guided.tsx';

/** Whether this table plays with hints now: alone with bots always, with others where the host allows it and everybody may hear of it. */
export function mayBeHinted(desk: Desk, view: AnyView): boolean {
  const { ui, table } = desk;
  if (ui.hasHints !== true || desk.isLesson === true) return false;
  if (isAlone(desk)) return true;
  return table.hints === true && (ui.game.player.whyNotTalk?.(view) ?? null) === null;
}
