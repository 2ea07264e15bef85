/** Where something is kept on a device; the browser's `localStorage` is one. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage; null where it is forbidden. */
export function deviceShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
