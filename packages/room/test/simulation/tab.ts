import type { Rng } from '@rudel/kernel';
import type { Admission, Command } from '@rudel/protocol';
import { FlakyClient } from '../around/flaky-net.ts';
import type { Witness } from './witness.ts';

/** One tab of somebody's browser at a table. The same human may have several, also as several people. */
export class Tab extends FlakyClient {
  readonly human: number;
  readonly #witness: Witness;

  constructor(human: number, admission: Admission, name: string, rng: Rng, witness: Witness) {
    super(admission, rng, name);
    this.human = human;
    this.#witness = witness;
  }

  override want(text: string): void {
    super.want(text);
    const command = this.unanswered.at(-1) as Command;
    this.#witness.command(this.admission.table, this.admission.person, command);
  }
}
