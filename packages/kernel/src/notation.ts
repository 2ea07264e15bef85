/** The result of reading a text: a value, or one sentence that says what is wrong with the text. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** A one-line text form. `parse` never throws, and reads back whatever `format` wrote. */
export interface Notation<T> {
  format(value: T): string;
  parse(text: string): Parsed<T>;
}

/** Texts longer than this are refused unread. */
export const longestText = 32_768;

class Unreadable extends Error {}

/** Stops the reading of a text with a sentence for its author. */
export function unreadable(sentence: string): never {
  throw new Unreadable(sentence);
}

/** Makes a notation from a writer and a reader that may stop with `unreadable`. */
export function notation<T>(format: (value: T) => string, read: (text: string) => T): Notation<T> {
  return { format, parse: (text) => parseWith(read, text) };
}

export function parseWith<T>(read: (text: string) => T, text: string): Parsed<T> {
  if (text.length > longestText)
    return { ok: false, error: `The text is longer than ${longestText} characters.` };
  try {
    return { ok: true, value: read(text) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: error.message };
    throw error;
  }
}

/** Reads a part of a text in another notation; what stops that one stops the whole. */
export function readWith<T>(form: Notation<T>, text: string): T {
  const parsed = form.parse(text);
  return parsed.ok ? parsed.value : unreadable(parsed.error);
}

/** The value of a text that is known to be good; for constants and tests. */
export function mustParse<T>(form: Notation<T>, text: string): T {
  const parsed = form.parse(text);
  if (parsed.ok) return parsed.value;
  throw new Error(`${parsed.error} In: ${text}`);
}

/** A piece of somebody's text, short and printable, to be quoted in an error. */
export function quoted(text: string): string {
  const printable = text.replaceAll(/[^\u0020-\u007E\u00A0-\uD7FF]|[\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
  return `'${printable.length > 40 ? `${printable.slice(0, 40)}…` : printable}'`;
}
