/** Takes the news away again. */
export type Unsubscribe = () => void;

/**
 * How news travel from the one who writes a table to all who look at it, in the same process or another. Messages of one topic arrive in
 * the order of their publication; who subscribes gets what is published afterwards.
 */
export interface Bus {
  publish(topic: string, message: string): void;
  subscribe(topic: string, listener: (message: string) => void): Unsubscribe;
  /** Whether anybody listens, as far as this process knows. */
  hasListeners(topic: string): boolean;
}
