/** Where a value is not plain JSON data, as `path: what stands there`; null when all of it is. */
export function notPlain(value: unknown, path = 'it'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return isPlainNumber(value) ? null : `${path}: ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (!hasPlainPrototype(value)) return `${path}: neither an array nor a plain object`;
  return firstNotPlain(value, path);
}

const isPlainNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

function hasPlainPrototype(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function firstNotPlain(value: object, path: string): string | null {
  if (Array.isArray(value) && Object.keys(value).length !== value.length)
    return `${path}: an array with holes`;
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
