import { quoted, unreadable } from '@rudel/kernel';

/** The fields of a one-line text, by key; its head stands under `''`. */
export function fieldsOf(text: string): Map<string, string> {
  const [head = '', ...words] = text.split(' ');
  return new Map([['', head], ...words.map(splitField)]);
}

function splitField(word: string): [string, string] {
  const colon = word.indexOf(':');
  if (colon <= 0) return unreadable(`${quoted(word)} is not of the form key:value.`);
  return [word.slice(0, colon), word.slice(colon + 1)];
}

/** A position with some of its fields replaced, or the new text alone when it is a whole position itself. */
export function overridden(base: string, head: string, fields: string): string {
  if (fields.startsWith(`${head} `)) return fields;
  const all = fieldsOf(base);
  for (const [key, value] of fields.split(' ').map(splitField)) {
    if (!all.has(key)) unreadable(`The base has no field ${quoted(`${key}:`)}.`);
    all.set(key, value);
  }
  return [...all].map(([key, value]) => (key === '' ? value : `${key}:${value}`)).join(' ');
}

/** The fields in which a text is not as expected, each as a sentence. */
export function* differingFields(expected: string, found: string, head: string): Generator<string> {
  const there = fieldsOf(found);
  const words = expected.startsWith(`${head} `) ? expected.split(' ').slice(1) : expected.split(' ');
  for (const [key, value] of words.map(splitField)) {
    const actual = there.get(key);
    if (actual === undefined) yield `There is no field ${quoted(`${key}:`)} in ${found}`;
    else if (actual !== value) yield `Expected ${key}:${value} but found ${key}:${actual}`;
  }
}
