declare const hidden: unique symbol;

/**
 * A secret: a box in the type only, plain JSON at run time.
 * It is never `Open`, so a view that carries one does not compile.
 */
export interface Hidden<T> {
  readonly [hidden]: T;
}

export function hide<T>(value: T): Hidden<T> {
  return value as unknown as Hidden<T>;
}

/** Opens the box. Every call is a place to review for leaks. */
export function peek<T>(box: Hidden<T>): T {
  return box as unknown as T;
}
