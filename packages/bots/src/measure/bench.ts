/** One of this many parts of a long bench, the first being 1. */
export type BenchPart = { readonly nth: number; readonly of: number };

export type Machine = { readonly node: string; readonly cpu: string; readonly cores: number };

/** How a bench is run; those that are not long do not heed the part. */
export type BenchSettings = {
  readonly quick: boolean;
  readonly part: BenchPart;
  /** What it runs on, for the report. */
  readonly machine: Machine;
};

/** The outcome of a bench, for readers and for programs; it has failed if it must not be so. */
export type BenchReport = { readonly text: string; readonly data: object; readonly hasFailed?: boolean };

/** A cell of a table of levels: what it is about, and which part of its nth match is won there, from 0 to 1. */
export type LevelCell = {
  readonly row: string;
  readonly column: string;
  readonly play: (nth: number) => number;
};

/** Levels compared with each other. */
export type LevelTable = { readonly title: string; readonly cells: readonly LevelCell[] };

export type Bench = {
  readonly name: string;
  readonly about: string;
  /** Loaded when asked for, so that no bench carries the peers of another. */
  load(): Promise<(settings: BenchSettings) => BenchReport | Promise<BenchReport>>;
  /** How the levels of a game compare where it does not do to seat them side by side. */
  levels?(): Promise<LevelTable>;
};
