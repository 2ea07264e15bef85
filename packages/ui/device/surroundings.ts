/** What a session needs from the device around it; tests bring their own. */
export interface Surroundings {
  /** Milliseconds that only ever go forward. */
  now(): number;
  /** Calls back once, unless cancelled. */
  after(ms: number, callback: () => void): () => void;
  /** From 0 to less than 1. */
  random(): number;
  /** An id that nobody else makes. */
  freshId(): string;
  /** Calls back whenever it is worth looking at the connection at once: online again, visible again. */
  onWake(callback: () => void): () => void;
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function onWake(callback: () => void): () => void {
  const whenVisible = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  addEventListener('online', callback);
  addEventListener('pageshow', callback);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    removeEventListener('online', callback);
    removeEventListener('pageshow', callback);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}

/** The browser itself. */
export const browserSurroundings: Surroundings = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  freshId,
  onWake,
};
