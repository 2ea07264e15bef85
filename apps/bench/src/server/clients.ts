/** Counts what servers send: payloads of frames. */
export type Meter = { bytes: number; frames: number };

/** Four clients at one table, with a match that runs. */
export interface SeatedTable {
  /** One of those who are asked sends a move; `arrived` is called when all who are told of it have been. */
  move(arrived: () => void): void;
  leave(): Promise<void>;
}

/** Somebody who brings four clients to a table of a server. */
export type SeatTable = (port: number, nth: number, meter: Meter) => Promise<SeatedTable>;
