import type { Open, OpenObject } from '@rudel/kernel';

/**
 * How one value becomes another. A plain value, or a value alone in a list, takes its place; an even list changes parts of
 * it: key, change, key, change … A key counts the parts of the old value from 0. In a list, a key behind its end appends, and
 * `-1` before all others cuts it to a length. In an object, a key in words adds a part, and `-1 - n` takes the nth away.
 */
export type Change = string | number | boolean | null | readonly Open[];

const isObject = (value: Open): value is OpenObject => typeof value === 'object' && value !== null;
const isList = (value: Open): value is readonly Open[] => Array.isArray(value);

const replaced = (value: Open): Change => (isObject(value) || isList(value) ? [value] : value);

/** What turns `before` into `after`; undefined where nothing has to. */
export function changeBetween(before: Open, after: Open): Change | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return changeOfList(before, after);
  if (isList(before) || isList(after) || !isObject(before) || !isObject(after)) return replaced(after);
  return changeOfObject(before, after);
}

function changeOfList(before: readonly Open[], after: readonly Open[]): Change | undefined {
  const change: Open[] = before.length > after.length ? [-1, after.length] : [];
  let isSmall = true;
  for (let at = 0; at < after.length; at += 1) {
    const value = after[at] as Open;
    const part = at < before.length ? changeBetween(before[at] as Open, value) : replaced(value);
    if (part !== undefined) change.push(at, part);
    isSmall &&= !isObject(value);
  }
  if (change.length === 0) return undefined;
  return isSmall && change.length > after.length ? [after] : change;
}

function changeOfObject(before: OpenObject, after: OpenObject): Change | undefined {
  const oldKeys = Object.keys(before);
  const newKeys = Object.keys(after);
  return isSameList(oldKeys, newKeys)
    ? changeOfParts(before, after, oldKeys)
    : changeOfShape(before, after, oldKeys, newKeys);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** The usual case: the same parts in the same order. */
function changeOfParts(before: OpenObject, after: OpenObject, keys: readonly string[]): Change | undefined {
  let change: Open[] | undefined;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    const part = changeBetween(before[key] as Open, after[key] as Open);
    if (part === undefined) continue;
    if (change === undefined) change = [at, part];
    else change.push(at, part);
  }
  return change;
}

function changeOfShape(
  before: OpenObject,
  after: OpenObject,
  oldKeys: readonly string[],
  newKeys: readonly string[],
): Change {
  const kept = oldKeys.filter((key) => Object.hasOwn(after, key));
  if (kept.some((key, at) => newKeys[at] !== key)) return [after];
  const change: Open[] = [];
  for (const [at, key] of oldKeys.entries()) {
    const part = Object.hasOwn(after, key) ? changeBetween(before[key] as Open, after[key] as Open) : 0;
    if (part !== undefined) change.push(Object.hasOwn(after, key) ? at : -1 - at, part);
  }
  for (const key of newKeys.slice(kept.length)) change.push(key, replaced(after[key] as Open));
  return change;
}

/** The value after a change that `changeBetween` made, of the same type; parts without a change are shared. */
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
