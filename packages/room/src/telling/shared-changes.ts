import type { AnyView, Open } from '@rudel/kernel';
import { changeText } from '@rudel/protocol';

type Known = { readonly before: Open; readonly after: Open; readonly text: string | undefined };

/** The changes of one batch as texts. A part that several eyes see alike is compared and written once. */
export class SharedChanges {
  readonly #known: Known[] = [];

  /** The text of what turns one view into another; undefined where nothing has to. */
  of(before: AnyView, after: AnyView): string | undefined {
    const keys = Object.keys(before);
    if (!haveSame(keys, Object.keys(after))) return changeText(before, after);
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
    const text = changeText(before, after);
    this.#known.push({ before, after, text });
    return text;
  }
}

function haveSame(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && keys.every((key, at) => key === others[at]);
}
