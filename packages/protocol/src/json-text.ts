import type { Open } from '@rudel/kernel';

/** What JSON writes as it is. */
const plain = /^[ !#-[\]-~]*$/;

export const quotedText = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

/** A value without parts as JSON. */
export const plainText = (value: string | number | boolean | null): string =>
  typeof value === 'string' ? quotedText(value) : String(value);

export const hasParts = (value: Open): value is Exclude<Open, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;
