import type { Desk } from '../desk.ts';

/** Whether there is anybody who would see a sign from here. */
export function hasSigns({ table, session, isLesson }: Desk): boolean {
  const you = session.you.value;
  if (isLesson === true || you === null || you.seat === null) return false;
  const others = table.seats.filter((seat) => seat.kind === 'person' && seat.person !== you.person);
  return others.length > 0 || table.watchers.some(({ person }) => person !== you.person);
}
