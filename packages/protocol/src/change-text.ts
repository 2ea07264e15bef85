import type { Open, OpenObject } from '@rudel/kernel';
import { hasParts, plainText } from './json-text.ts';

const isList = (value: Open): value is readonly Open[] => Array.isArray(value);

const replaced = (value: Open): string => (hasParts(value) ? `[${JSON.stringify(value)}]` : plainText(value));

/**
 * What turns `before` into `after`, as the text of a `Change`; undefined where nothing has to. It is written at once: to build the change
 * first would cost more than all the rest.
 */
export function changeText(before: Open, after: Open): string | undefined {
  if (before === after) return undefined;
  if (!hasParts(before) || !hasParts(after)) return replaced(after);
  const [wasList, isListNow] = [isList(before), isList(after)];
  if (wasList !== isListNow) return replaced(after);
  return wasList
    ? changeOfList(before as readonly Open[], after as readonly Open[])
    : changeOfObject(before as OpenObject, after as OpenObject);
}

function changeOfList(before: readonly Open[], after: readonly Open[]): string | undefined {
  let text = before.length > after.length ? `-1,${after.length}` : '';
  let parts = text === '' ? 0 : 2;
  let isSmall = true;
  for (let at = 0; at < after.length; at += 1) {
    const value = after[at] as Open;
    const part = at < before.length ? changeText(before[at] as Open, value) : replaced(value);
    isSmall &&= !hasParts(value);
    if (part === undefined) continue;
    text = parts === 0 ? `${at},${part}` : `${text},${at},${part}`;
    parts += 2;
  }
  if (parts === 0) return undefined;
  return isSmall && parts > after.length ? replaced(after) : `[${text}]`;
}

function changeOfObject(before: OpenObject, after: OpenObject): string | undefined {
  const [oldKeys, newKeys] = [Object.keys(before), Object.keys(after)];
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
function changeOfParts(before: OpenObject, after: OpenObject, keys: readonly string[]): string | undefined {
  let text = '';
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    const part = changeText(before[key] as Open, after[key] as Open);
    if (part !== undefined) text = text === '' ? `${at},${part}` : `${text},${at},${part}`;
  }
  return text === '' ? undefined : `[${text}]`;
}

function changeOfShape(
  before: OpenObject,
  after: OpenObject,
  oldKeys: readonly string[],
  newKeys: readonly string[],
): string {
  const kept = oldKeys.filter((key) => Object.hasOwn(after, key));
  if (kept.some((key, at) => newKeys[at] !== key)) return replaced(after);
  const parts: string[] = [];
  for (const [at, key] of oldKeys.entries()) {
    const isKept = Object.hasOwn(after, key);
    const part = isKept ? changeText(before[key] as Open, after[key] as Open) : '0';
    if (part !== undefined) parts.push(`${isKept ? at : -1 - at},${part}`);
  }
  for (const key of newKeys.slice(kept.length))
    parts.push(`${plainText(key)},${replaced(after[key] as Open)}`);
  return `[${parts.join(',')}]`;
}

/** Whether anything turns one value into another, without saying what. */
export function hasChanged(before: Open, after: Open): boolean {
  if (before === after) return false;
  if (!hasParts(before) || !hasParts(after)) return true;
  const [wasList, isListNow] = [isList(before), isList(after)];
  if (wasList !== isListNow) return true;
  return wasList
    ? haveParted(before as readonly Open[], after as readonly Open[])
    : haveChanged(before as OpenObject, after as OpenObject);
}

function haveParted(before: readonly Open[], after: readonly Open[]): boolean {
  if (before.length !== after.length) return true;
  for (let at = 0; at < before.length; at += 1) {
    if (hasChanged(before[at] as Open, after[at] as Open)) return true;
  }
  return false;
}

function haveChanged(before: OpenObject, after: OpenObject): boolean {
  const keys = Object.keys(before);
  if (!isSameList(keys, Object.keys(after))) return true;
  for (const key of keys) if (hasChanged(before[key] as Open, after[key] as Open)) return true;
  return false;
}
