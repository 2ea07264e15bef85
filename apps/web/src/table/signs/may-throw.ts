import type { Desk } from '../desk.ts';
import { whyNotTalk } from '../talk/why-not-talk.ts';

/** Whether a sign may be thrown now, as the table will say: by what everybody sees. */
export function mayThrow(desk: Desk): boolean {
  const { table, session, ui } = desk;
  const [you, view] = [session.you.value, session.match.value?.view];
  if (whyNotTalk(desk) !== null) return false;
  if (table.phase !== 'playing' || view === undefined || ui.game.player.whyNotTalk !== undefined) return true;
  const asked = ui.game.player.asked(view);
  return asked.length < 2 && (you === null || you.seat === null || !asked.includes(you.seat));
}
