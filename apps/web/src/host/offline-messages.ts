import type { ClientMessage, Farewell } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';

/** The calls of a host that are answered once. */
export type HostCalls = Omit<Host, 'kind' | 'open'>;
export type CallName = keyof HostCalls;

export type CallOf<N extends CallName> = {
  readonly kind: 'call';
  readonly id: number;
  readonly name: N;
  readonly given: Parameters<HostCalls[N]>;
};

/** What a page asks of the worker in which its offline tables live. */
export type ToWorker =
  | { [N in CallName]: CallOf<N> }[CallName]
  | { readonly kind: 'open'; readonly wire: number }
  | { readonly kind: 'send'; readonly wire: number; readonly message: ClientMessage }
  | { readonly kind: 'close'; readonly wire: number };

/** What the worker tells the page. */
export type ToPage =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number }
  | { readonly kind: 'text'; readonly wire: number; readonly text: string }
  | { readonly kind: 'ended'; readonly wire: number; readonly why: Farewell };
