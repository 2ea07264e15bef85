const [quote, backslash] = [34, 92];
const [openList, closeList] = [91, 93];
const [openObject, closeObject] = [123, 125];

/** Whether brackets in a text of JSON nest no deeper than allowed; what stands in quotes does not count. */
export function isShallow(text: string, deepest: number): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isQuoted && code === backslash) at += 1;
    else if (code === quote) isQuoted = !isQuoted;
    else if (!isQuoted && (code === openObject || code === openList)) depth += 1;
    else if (!isQuoted && (code === closeObject || code === closeList)) depth -= 1;
    if (depth > deepest) return false;
  }
  return true;
}

const treacherous = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value has a part, at any depth, whose name could reach the prototype of something. */
export function isTreacherous(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => treacherous.has(key) || isTreacherous(part));
}

/** The value of a text; undefined where it is not JSON, too deep, or meant to do harm. */
export function readJson(text: string, deepest: number): unknown {
  if (!isShallow(text, deepest)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
