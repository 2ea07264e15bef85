import { headOf } from '@rudel/kernel';
import type { TablePhase } from '@rudel/protocol';
import type { TableState } from '../table/table-state.ts';

/** What is told of a table to whoever looks after all of them: no name, no code, no card. */
export type Told = {
  readonly game: string;
  readonly phase: TablePhase | 'closed' | 'unopened';
  readonly people: number;
  /** How many devices are connected. */
  readonly here: number;
};

export type OpenTable = Told & { readonly id: string };

export function toldOf({ playable, phase, people }: TableState, here: number): Told {
  return { game: headOf(playable.game), phase, people: people.size, here };
}
