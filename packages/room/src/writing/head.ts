import type { TableState } from '../table/table-state.ts';
import type { CommandKey, Staged } from './staged.ts';

/** A table with all that was decided, also what is not kept yet: what comes next is decided about it, and nobody sees it. */
export class Head {
  #state: TableState;
  #deadline: number | null;
  /** The commands that led to it, and how many decisions. */
  #commands: readonly CommandKey[] = [];
  #pending = 0;

  constructor(state: TableState, deadline: number | null) {
    this.#state = state;
    this.#deadline = deadline;
  }

  get state(): TableState {
    return this.#state;
  }

  get deadline(): number | null {
    return this.#deadline;
  }

  /** Whether something is on its way to the store. */
  get isAhead(): boolean {
    return this.#pending > 0;
  }

  /** Whether a command is. */
  has(key: CommandKey): boolean {
    return this.#commands.some(({ person, id }) => person === key.person && id === key.id);
  }

  lead({ after, deadline, command }: Staged): void {
    this.#state = after;
    this.#deadline = deadline;
    this.#pending += 1;
    if (command !== null) this.#commands = [...this.#commands, command];
  }

  /** The store has what led to it, or the first part of that. */
  hasKept(command: CommandKey | null): void {
    this.#pending -= 1;
    if (command !== null) this.#commands = this.#commands.filter((other) => other !== command);
  }

  /** Nothing of it was kept. */
  reset(state: TableState, deadline: number | null): void {
    this.#state = state;
    this.#deadline = deadline;
    this.#pending = 0;
    this.#commands = [];
  }
}
