import { signal } from '@preact/signals';
import { deviceShelf } from '@rudel/ui/device-shelf';

/** A few names that a device keeps, the newest last; a component that asks follows a change. */
export interface KeptSet {
  has(name: string): boolean;
  add(name: string): void;
  delete(name: string): void;
  /** Whether any name begins like this. */
  hasAny(beginning: string): boolean;
  /** Forgets all names that begin like this. */
  deleteAll(beginning: string): void;
}

/** What lies there now, perhaps since another page of this device wrote it; null where nothing can be read. */
function stored(key: string): readonly string[] | null {
  try {
    const read: unknown = JSON.parse(deviceShelf()?.getItem(key) ?? 'null');
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string') : null;
  } catch {
    return null;
  }
}

/** The set under a key; of more names than `most` the oldest are forgotten. */
export function keptSet(key: string, most: number): KeptSet {
  const names = signal(stored(key) ?? []);
  const keep = (changed: readonly string[]): void => {
    names.value = changed.slice(-most);
    try {
      deviceShelf()?.setItem(key, JSON.stringify(names.peek()));
    } catch {
      // Without storage it holds as long as the page.
    }
  };
  const those = (isMeant: (name: string) => boolean): readonly string[] =>
    (stored(key) ?? names.peek()).filter(isMeant);
  const without = (name: string): readonly string[] => those((one) => one !== name);
  return {
    has: (name) => names.value.includes(name),
    add: (name) => keep([...without(name), name]),
    delete: (name) => keep(without(name)),
    hasAny: (beginning) => names.value.some((name) => name.startsWith(beginning)),
    deleteAll: (beginning) => keep(those((name) => !name.startsWith(beginning))),
  };
}
