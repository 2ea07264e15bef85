import type { CallAnswer, Refusal } from '../calls.ts';

/** What the thread is started with. */
export type Setup = {
  readonly file: string;
  /** How many milliseconds to wait for another process to let go of the file. */
  readonly patience: number;
  /** How large the file may grow, in bytes; null for as large as the disk allows. */
  readonly limit: number | null;
};

/** An append of one entry with nothing aside, by its parts in a fixed order; see `brief.ts`. */
export type Brief = readonly [
  id: string,
  epoch: number,
  after: number,
  text: string,
  person: string | null,
  command: string | null,
  at: number,
  deadline: number | null,
];

/** What is asked apart from groups, since others are answered while it is done: a copy of all that is there, in a file that is empty yet. */
export type CopyOrder = { readonly copyTo: string };

/** The answer to it. */
export type Copied = { readonly copied: Refusal | null };

/** What was found in a copy: what is wrong with the whole of it, or how much is in it, and which tables are damaged and where first. */
export type CopyCheck = {
  readonly fault: string | null;
  readonly tables: number;
  readonly entries: number;
  readonly damaged: readonly { readonly id: string; readonly chapter: number }[];
};

/** The first message of the thread: null when the file is open. */
export type Opening = Refusal | null;

/** Another end of a channel, for somebody else who asks: whatever comes in through it is answered there. */
export type NewLine = { readonly line: Port };

/** The end of a channel at which a database is: a `MessagePort`, as far as it is used here. */
export interface Port {
  on(event: 'message', listener: (message: string | NewLine) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
  postMessage(answers: readonly CallAnswer[] | Copied): void;
  close(): void;
}

/** Takes what waits at an end of a channel and has not been heard yet; null where nothing does. */
export type TakeWaiting = (port: Port) => string | NewLine | null;
