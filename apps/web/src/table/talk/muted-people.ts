import { signal } from '@preact/signals';
import type { PersonId } from '@rudel/protocol';

const shelf = 'rudel.muted-people';

/** So many are remembered; the first are forgotten first. */
const most = 200;

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(shelf) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const muted = signal<readonly string[]>(stored());

const keyOf = (table: string, person: PersonId): string => `${table}/${person}`;

/** Whether this device hides what somebody says. */
export function isPersonMuted(table: string, person: PersonId): boolean {
  return muted.value.includes(keyOf(table, person));
}

/** Hides what somebody says, on this device and for as long as it remembers, or shows it again. */
export function mutePerson(table: string, person: PersonId, on: boolean): void {
  const key = keyOf(table, person);
  const others = muted.peek().filter((one) => one !== key);
  muted.value = on ? [...others, key].slice(-most) : others;
  try {
    localStorage.setItem(shelf, JSON.stringify(muted.peek()));
  } catch {
    // Without storage it holds as long as the page.
  }
}
