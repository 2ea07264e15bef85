/**
 * Short lists with one thing changed. They are written as literals where they can be, which is how a list of just the right
 * length is made quickest: a copy that is pushed to grows by sixteen places first.
 */

/** A list of four with another item at one place. */
export function replaced<T>(items: readonly T[], place: number, item: T): readonly T[] {
  return [
    place === 0 ? item : (items[0] as T),
    place === 1 ? item : (items[1] as T),
    place === 2 ? item : (items[2] as T),
    place === 3 ? item : (items[3] as T),
  ];
}

/** A list with one more item. */
export function appended<T>(items: readonly T[], item: T): readonly T[] {
  switch (items.length) {
    case 0:
      return [item];
    case 1:
      return [items[0] as T, item];
    case 2:
      return [items[0] as T, items[1] as T, item];
    case 3:
      return [items[0] as T, items[1] as T, items[2] as T, item];
    default:
      return [...items, item];
  }
}
