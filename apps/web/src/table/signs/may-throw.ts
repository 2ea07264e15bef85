import type { Desk } from '../desk.ts';
import { whyNotTalk } from '../talk/why-not-talk.ts';

/** Whether there is anybody who would see a sign from here. */
export function hasSigns({ table, session, isLesson }: Desk): boolean {
  const you = session.you.value;
  if (isLesson === true || you === null || you.seat === null) return false;
  const others = table.seats.filter((seat) => seat.kind === 'person' && seat.person !== you.person);
  return others.length > 0 || table.watchers.some(({ person }) => person !== you.person);
}

/** Whether a sign may be thrown now, as the table will say: by what everybody sees. */
export function mayThrow(desk: Desk): boolean {
  const { table, session, ui } = desk;
  const [you, view] = [session.you.value, session.match.value?.view];
  if (whyNotTalk(desk) !== null) return false;
  if (table.phase !== 'playing' || view === undefined || ui.game.player.whyNotTalk !== undefined) return true;
  const asked = ui.game.player.asked(view);
  return asked.length < 2 && (you === null || you.seat === null || !asked.includes(you.seat));
}
