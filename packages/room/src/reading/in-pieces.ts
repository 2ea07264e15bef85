/** Lets everybody else have their turn. */
export type Breathe = () => Promise<void>;

/** Does something for each of many, so many at a time; between two pieces others have their turn. */
export async function inPieces<T>(
  items: readonly T[],
  size: number,
  breathe: Breathe | undefined,
  work: (item: T, at: number) => void,
): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % size === 0) await breathe?.();
    work(item, at);
  }
}
