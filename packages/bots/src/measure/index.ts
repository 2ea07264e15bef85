export type {
  Bench,
  BenchPart,
  BenchReport,
  BenchSettings,
  LevelCell,
  LevelTable,
  Machine,
} from './bench.ts';
export { median, quantile, quotients, spread } from './statistics.ts';
export { formatNumber, formatPercent, formatTable } from './table.ts';
export type { Column } from './table.ts';
