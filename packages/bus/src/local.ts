import type { Bus, Unsubscribe } from './port.ts';

export type LocalBusOptions = {
  /**
   * Told about what a listener threw; the publisher never hears of it. Without it the error becomes an unhandled rejection,
   * so that the platform reports it like everything that nobody caught.
   */
  readonly report?: (error: unknown, topic: string) => void;
};

type Subscription = { readonly listener: (message: string) => void; ended: boolean };

/** A message together with those who had subscribed when it was published. */
type Delivery = { readonly topic: string; readonly message: string; readonly to: readonly Subscription[] };

function leaveUnhandled(error: unknown): void {
  void Promise.reject(error);
}

/**
 * A bus within one process. A message is delivered before `publish` returns, except to listeners that publish themselves: what
 * they publish waits until the message they are hearing has reached everybody.
 */
export function localBus({ report = leaveUnhandled }: LocalBusOptions = {}): Bus {
  const topics = new Map<string, readonly Subscription[]>();
  const waiting: Delivery[] = [];
  let delivering = false;

  function deliver({ topic, message, to }: Delivery): void {
    for (const subscription of to) {
      if (subscription.ended) continue;
      try {
        subscription.listener(message);
      } catch (error) {
        report(error, topic);
      }
    }
  }

  function deliverAll(): void {
    if (delivering) return;
    delivering = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) deliver(next);
    } finally {
      delivering = false;
    }
  }

  function end(topic: string, subscription: Subscription): void {
    subscription.ended = true;
    const others = topics.get(topic)?.filter((other) => other !== subscription) ?? [];
    if (others.length === 0) topics.delete(topic);
    else topics.set(topic, others);
  }

  return {
    publish(topic, message): void {
      const to = topics.get(topic);
      if (to === undefined) return;
      waiting.push({ topic, message, to });
      deliverAll();
    },
    subscribe(topic, listener): Unsubscribe {
      const subscription: Subscription = { listener, ended: false };
      topics.set(topic, [...(topics.get(topic) ?? []), subscription]);
      return () => {
        if (!subscription.ended) end(topic, subscription);
      };
    },
    hasListeners: (topic) => topics.has(topic),
  };
}
