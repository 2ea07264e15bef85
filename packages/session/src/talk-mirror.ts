import { signal } from '@preact/signals';
import type { ServerMessage, Reports, TalkLine } from '@rudel/protocol';

/** The talk put together from all that is kept of it and the lines that follow. */
export class TalkMirror {
  readonly lines = signal<readonly TalkLine[]>([]);
  readonly reports = signal<Reports['lines']>([]);

  /** The number of the newest line; 0 before the first. */
  get last(): number {
    return this.lines.peek().at(-1)?.n ?? 0;
  }

  hear(message: ServerMessage): void {
    if (!('t' in message)) return;
    if (message.t === 'talked' && message.line.n > this.last)
      this.lines.value = [...this.lines.peek(), message.line];
    else if (message.t === 'reports') this.reports.value = message.lines;
    else if (message.t === 'talk') {
      this.lines.value = message.lines;
      this.reports.value = [];
    }
  }
}
