/** An end of a channel, as far as it is used here: a `Worker`, or a `MessagePort`. */
export interface LineEnd {
  postMessage(batch: unknown, transferred: readonly []): void;
  on(event: 'message', listener: (batch: unknown) => void): unknown;
}

/** Messages both ways, in order. What is posted within one turn of the event loop travels together: a message by itself costs more than ten in a batch. */
export class Line<Out, In> {
  readonly #end: LineEnd;
  readonly #onBatch: (batch: Out[]) => void;
  #waiting: Out[] = [];

  /** `onBatch` sees each batch just before it leaves, and may add to it. */
  constructor(end: LineEnd, hear: (batch: readonly In[]) => void, onBatch: (batch: Out[]) => void) {
    this.#end = end;
    this.#onBatch = onBatch;
    end.on('message', (batch) => hear(batch as readonly In[]));
  }

  post(message: Out): void {
    if (this.#waiting.push(message) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#onBatch(batch);
    this.#end.postMessage(batch, []);
  }
}
