import { protocolVersion } from '@rudel/protocol';
import type { Admission, Hello, ServerMessage } from '@rudel/protocol';
import type { Attached, Link, Rooms } from '@rudel/room';

export const helloOf = ({ table, token }: Admission): Hello => ({
  t: 'hello',
  v: protocolVersion,
  table,
  token,
});

/** A device that does what it is told, and knows no more of the match than its number. */
export class ScriptedDevice implements Link {
  readonly isBehind = false;
  readonly admission: Admission;
  invite = '';
  #seq = 0;
  #ids = 0;
  #attached: Attached | null = null;
  #answered: (message: string) => void = () => {};

  constructor(admission: Admission) {
    this.admission = admission;
  }

  async attach(rooms: Rooms): Promise<void> {
    this.#attached = await rooms.attach(helloOf(this.admission), this);
  }

  /** Fails where it is refused. */
  async does(text: string): Promise<void> {
    this.#ids += 1;
    const id = `c${this.#ids}`;
    const answered = new Promise<string>((resolve) => {
      this.#answered = resolve;
    });
    this.#attached?.receive({ t: 'do', id, base: this.#seq, text });
    const answer = await answered;
    if (answer !== 'done') throw new Error(`${text}: ${answer}`);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (!('t' in message)) [this.#seq] = message;
    else if (message.t === 'match') this.#seq = message.seq;
    else if (message.t === 'welcome') this.invite = message.table.invite;
    else if (message.t === 'done' || message.t === 'no' || message.t === 'stale') this.#answered(message.t);
  }

  close(): void {}
}
