/** A value of a JSON text with the line it begins on. */
export type JsonNode =
  | { readonly kind: 'object'; readonly line: number; readonly entries: readonly JsonEntry[] }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text'; readonly line: number; readonly value: string }
  | { readonly kind: 'switch'; readonly line: number; readonly value: boolean }
  | { readonly kind: 'other'; readonly line: number };

export type JsonEntry = { readonly key: string; readonly line: number; readonly value: JsonNode };

/** Why a text is no JSON. */
export const jsonReasons = [
  'nothing-there',
  'ends-early',
  'more-after-end',
  'comma-missing',
  'comma-too-many',
  'colon-missing',
  'key-missing',
  'quote-missing',
  'quote-astray',
  'wrong-quotes',
  'bad-escape',
  'unknown-sign',
  'too-deep',
] as const;

export type JsonReason = (typeof jsonReasons)[number];

export type JsonFault = { readonly reason: JsonReason; readonly line: number; readonly found: string };
