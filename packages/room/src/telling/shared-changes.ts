import type { AnyView, Open, OpenObject } from '@rudel/kernel';
import { changeBetween } from '@rudel/protocol';

type Known = { readonly before: Open; readonly after: Open; readonly text: string | undefined };

/** The changes of one batch as texts. A part that several eyes see alike is compared and written once. */
export class SharedChanges {
  readonly #known: Known[] = [];

  /** The text of what turns one view into another; undefined where nothing has to. */
  of(before: AnyView, after: AnyView): string | undefined {
    const keys = Object.keys(before);
    if (!haveSame(keys, Object.keys(after))) return textOf(before, after);
    let text = '';
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as string;
      const part = this.#part(before[key] as Open, after[key] as Open);
      if (part !== undefined) text += `${text === '' ? '[' : ','}${at},${part}`;
    }
    return text === '' ? undefined : `${text}]`;
  }

  #part(before: Open, after: Open): string | undefined {
    if (before === after) return undefined;
    for (const known of this.#known) {
      if (known.after === after && known.before === before) return known.text;
    }
    const text = textOf(before, after);
    this.#known.push({ before, after, text });
    return text;
  }
}

function haveSame(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && keys.every((key, at) => key === others[at]);
}

/** Whether anything turns one value into another, without saying what. */
export function hasChanged(before: Open, after: Open): boolean {
  if (before === after) return false;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return true;
  const [isList, isListStill] = [Array.isArray(before), Array.isArray(after)];
  if (isList !== isListStill) return true;
  return isList
    ? haveParted(before as readonly Open[], after as readonly Open[])
    : haveChanged(before as OpenObject, after as OpenObject);
}

function haveParted(before: readonly Open[], after: readonly Open[]): boolean {
  if (before.length !== after.length) return true;
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] !== after[at] && hasChanged(before[at] as Open, after[at] as Open)) return true;
  }
  return false;
}

function haveChanged(before: OpenObject, after: OpenObject): boolean {
  const keys = Object.keys(before);
  if (!haveSame(keys, Object.keys(after))) return true;
  return keys.some((key) => hasChanged(before[key] as Open, after[key] as Open));
}

function textOf(before: Open, after: Open): string | undefined {
  const change = changeBetween(before, after);
  return change === undefined ? undefined : JSON.stringify(change);
}
