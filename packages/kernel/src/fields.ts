import { quoted, unreadable } from './notation.ts';
import type { Eye } from './turn.ts';

/** The `key:value` fields of one line, taken one by one; what is left over at the end is an error. */
export class Fields {
  readonly #values: Map<string, string>;

  constructor(values: Map<string, string>) {
    this.#values = values;
  }

  take(key: string): string {
    const value = this.#values.get(key);
    if (value === undefined) return unreadable(`The field '${key}:' is missing.`);
    this.#values.delete(key);
    return value;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  done(): void {
    const [left] = this.#values.keys();
    if (left !== undefined) unreadable(`There is no field ${quoted(`${left}:`)} here.`);
  }
}

/** Reads `head key:value key:value …`; the head names game and version, as in `dog/1`. */
export function readFields(head: string, text: string): Fields {
  const [first = '', ...words] = text.trim().split(/\s+/);
  if (first !== head) unreadable(`This should begin with '${head}' but begins with ${quoted(first)}.`);
  const values = new Map<string, string>();
  for (const word of words) {
    const colon = word.indexOf(':');
    if (colon <= 0) unreadable(`${quoted(word)} is not of the form key:value.`);
    const key = word.slice(0, colon);
    if (values.has(key)) unreadable(`The field ${quoted(`${key}:`)} appears twice.`);
    values.set(key, word.slice(colon + 1));
  }
  return new Fields(values);
}

export function formatFields(head: string, fields: readonly (readonly [string, string])[]): string {
  return `${head} ${fields.map(([key, value]) => `${key}:${value}`).join(' ')}`;
}

/** `-` stands for an empty list. */
export function formatList<T>(items: readonly T[], format: (item: T) => string, separator = ','): string {
  return items.length === 0 ? '-' : items.map(format).join(separator);
}

export function readList<T>(text: string, read: (item: string) => T, separator = ','): T[] {
  return text === '-' ? [] : text.split(separator).map(read);
}

/** A whole number in plain digits, from `min` to `max`. */
export function readWhole(text: string, min: number, max: number, what: string): number {
  if (!/^(0|[1-9]\d{0,8})$/.test(text))
    unreadable(`${what} should be a whole number but is ${quoted(text)}.`);
  const value = Number(text);
  if (value < min || value > max) unreadable(`${what} should be from ${min} to ${max} but is ${text}.`);
  return value;
}

export function readOneOf<const T extends string>(text: string, allowed: readonly T[], what: string): T {
  const found = allowed.find((word) => word === text);
  if (found === undefined)
    return unreadable(`${what} should be one of ${allowed.join(', ')} but is ${quoted(text)}.`);
  return found;
}

/** `-` for nothing, else as `read` reads it. */
export function readMaybe<T>(text: string, read: (text: string) => T): T | null {
  return text === '-' ? null : read(text);
}

export function formatMaybe(value: string | number | null): string {
  return value === null ? '-' : String(value);
}

/** As many parts as there are seats, say, with `/` between them. */
export function readParts<T>(text: string, count: number, read: (part: string) => T, separator = '/'): T[] {
  const parts = text.split(separator);
  if (parts.length !== count) {
    unreadable(
      `There should be ${count} parts between '${separator}' in ${quoted(text)}, not ${parts.length}.`,
    );
  }
  return parts.map(read);
}

export function readEye(text: string, seats: number): Eye {
  return text === 'table' ? 'table' : readWhole(text, 0, seats - 1, 'A seat');
}
