import type { Farewell, Hello } from '@rudel/protocol';
import type { Question, TableCalls } from '@rudel/room';
import type { StoreFaultCause, StoreFaultKind } from '@rudel/store';
import type { Details } from '../logging.ts';

/** A call to the tables of one place, by its name and what it was given. */
export type Call = {
  readonly [K in keyof TableCalls]: readonly [name: K, ...given: Parameters<TableCalls[K]>];
}[keyof TableCalls];

/** What came of a call. What was thrown there is thrown again here: a fault of the store as it was, of others only that there was one. */
export type CallOutcome =
  | { readonly value: unknown }
  | {
      readonly fault: {
        readonly kind: StoreFaultKind;
        readonly message: string;
        readonly cause: StoreFaultCause | null;
      };
    }
  | { readonly error: string };

/** What bots have answered: a move, or that they cannot even wait, or nothing. */
export type BotOutcome = { readonly move: string } | 'busy' | 'failed';

/**
 * What whoever has the sockets tells a place of tables. All of it is plain data, in batches, in order. Devices, calls and questions have numbers:
 * those of devices and calls come from here and never come again, those of questions come from the place.
 */
export type ToPlace =
  /** A device has said hello, after so many messages that were not understood. */
  | readonly [kind: 'hello', device: number, hello: Hello, misunderstood: number]
  /** The text of one frame from a device. */
  | readonly [kind: 'text', device: number, text: string]
  /** Much of what was sent to a device has not left yet, or all of it has. */
  | readonly [kind: 'behind', device: number, isBehind: boolean]
  | readonly [kind: 'gone', device: number]
  /** How many batches of the place have been passed on to their devices so far. */
  | readonly [kind: 'seen', batches: number]
  | readonly [kind: 'call', call: number, what: Call]
  /** The turn of a question has come. */
  | readonly [kind: 'begins', question: number]
  | readonly [kind: 'thought', question: number, outcome: BotOutcome]
  /** Whether a table has to wait long for its bots. */
  | readonly [kind: 'busy', table: string, isBusy: boolean];

/** What a place of tables tells whoever has the sockets. */
export type FromPlace =
  /** The first one. */
  | readonly [kind: 'ready']
  | readonly [kind: 'send', device: number, text: string]
  | readonly [kind: 'let-in', device: number]
  | readonly [kind: 'close', device: number, why: Farewell]
  /** A defect has ended the conversation with a device. */
  | readonly [kind: 'failed', device: number]
  | readonly [kind: 'outcome', call: number, outcome: CallOutcome]
  | readonly [kind: 'no-room']
  | readonly [kind: 'lost', table: string]
  | readonly [kind: 'report', event: string, details: Details]
  | readonly [kind: 'error', event: string, details: Details]
  | readonly [kind: 'think', question: number, what: Question]
  | readonly [kind: 'unwanted', question: number]
  /** Whether a table wants to know how busy the bots are. */
  | readonly [kind: 'watch', table: string, isWatching: boolean];

type Message = readonly [kind: string, ...parts: unknown[]];
type Parts<M> = M extends readonly [unknown, ...infer Rest] ? Rest : never;

/** What is done about each kind of message. */
export type Hearing<M extends Message> = {
  readonly [K in M[0]]: (...parts: Parts<Extract<M, readonly [kind: K, ...parts: unknown[]]>>) => void;
};

export function hearWith<M extends Message>(hearing: Hearing<M>, [kind, ...parts]: M): void {
  const hear = hearing[kind as M[0]] as (...all: readonly unknown[]) => void;
  hear(...parts);
}
