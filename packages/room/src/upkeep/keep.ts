/** How long a table is kept after its last change, in milliseconds, by what it was then; null for always. */
export type Keep = {
  /** Tables at which no match was ever begun. */
  readonly lobbies: number | null;
  /** Tables whose last match is over, or that everybody has left. */
  readonly finished: number | null;
  /** Tables in the middle of a match that nobody goes on with. */
  readonly asleep: number | null;
  /** How many bytes all tables together may take. Beyond it the oldest finished ones go before their time; null for no limit. */
  readonly size: number | null;
};

const day = 24 * 3600_000;

/** Why each is as long as it is: docs/operations.md. */
export const defaultKeep: Keep = { lobbies: 7 * day, finished: 180 * day, asleep: 365 * day, size: 4e9 };
