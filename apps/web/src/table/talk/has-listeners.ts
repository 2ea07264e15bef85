import type { Desk } from '../desk.ts';

/** Whether anybody else could read what is said here. */
export function hasListeners({ table, session }: Desk): boolean {
  const own = session.you.value?.person;
  return [...table.seats, ...table.watchers].some((one) => 'person' in one && one.person !== own);
}
