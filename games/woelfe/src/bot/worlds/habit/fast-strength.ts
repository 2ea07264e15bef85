import { kinds } from '../../../dice.ts';
import { kindCount } from '../../know/fast/fast-dice.ts';
import { strength } from '../../learned/strength.ts';

const tables: readonly Float64Array[] = [0, 1, 2].map((column) =>
  Float64Array.from(kinds, (kind) => strength[kind][column] as number),
);
const all: Float64Array = Float64Array.from(tables.flatMap((table) => [...table]));

/** How often a die wins a trick at a table of this many. */
export const strengthOf = (kind: number, seats: number): number =>
  all[(seats - 2) * kindCount + kind] as number;
