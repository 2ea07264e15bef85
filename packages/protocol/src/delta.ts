import type { Open, OpenObject } from '@rudel/kernel';

/**
 * How one value becomes another, written by `changeText`. A plain value, or a value alone in a list, takes its place; an even list changes parts of
 * it: key, change, key, change … A key counts the parts of the old value from 0. In a list, a key behind its end appends, and
 * `-1` before all others cuts it to a length. In an object, a key in words adds a part, and `-1 - n` takes the nth away.
 */
export type Change = string | number | boolean | null | readonly Open[];

const isObject = (value: Open): value is OpenObject => typeof value === 'object' && value !== null;
const isList = (value: Open): value is readonly Open[] => Array.isArray(value);

/** The value after a change that `changeText` wrote, of the same type; parts without a change are shared. */
export function changed<T extends Open>(before: T, change: Change): T {
  return valueAfter(before, change) as T;
}

function valueAfter(before: Open, change: Change): Open {
  if (!Array.isArray(change)) return change;
  const parts = change as readonly Open[];
  if (parts.length === 1) return parts[0] as Open;
  if (isList(before)) return changedList(before, parts);
  if (isObject(before)) return changedObject(before, parts);
  throw new Error('a change of parts needs a value with parts');
}

function changedList(before: readonly Open[], parts: readonly Open[]): Open {
  const list = [...before];
  for (let at = 0; at < parts.length; at += 2) {
    const key = parts[at] as number;
    const part = parts[at + 1] as Change;
    if (key === -1) list.length = part as number;
    else list[key] = key < before.length ? valueAfter(before[key] as Open, part) : valueAfter(null, part);
  }
  return list;
}

/** Mostly the same parts are there afterwards; then the same shape of object is, which readers are quicker with. */
function changedObject(before: OpenObject, parts: readonly Open[]): Open {
  const keys = Object.keys(before);
  const after: { [key: string]: Open } = { ...before };
  for (let at = 0; at < parts.length; at += 2) {
    const key = parts[at] as number | string;
    if (typeof key === 'string' || key < 0) return changedShape(before, parts);
    const name = keys[key] as string;
    after[name] = valueAfter(before[name] as Open, parts[at + 1] as Change);
  }
  return after;
}

function changedShape(before: OpenObject, parts: readonly Open[]): Open {
  const keys = Object.keys(before);
  const entries = new Map(Object.entries(before));
  for (let at = 0; at < parts.length; at += 2) {
    const key = parts[at] as number | string;
    const part = parts[at + 1] as Change;
    if (typeof key === 'string') entries.set(key, valueAfter(null, part));
    else if (key < 0) entries.delete(keys[-1 - key] as string);
    else entries.set(keys[key] as string, valueAfter(entries.get(keys[key] as string) as Open, part));
  }
  return Object.fromEntries(entries);
}
