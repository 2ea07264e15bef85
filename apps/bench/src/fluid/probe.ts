/** What a page notes while a match runs, in milliseconds. */
export type Noted = {
  /** From a message of the server to what it changes being on the screen. */
  readonly updates: readonly number[];
  /** From one frame to the next. */
  readonly frames: readonly number[];
};

/** What of a browser is needed here. */
declare function requestAnimationFrame(then: (now: number) => void): number;

/** Runs in the page before anything else: notes how long every message takes to the screen, and how evenly frames follow each other. */
export function probe(): void {
  const updates: number[] = [];
  const frames: number[] = [];
  Object.assign(globalThis, { noted: { updates, frames } });
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then, { once: true });
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const noteUpdate = (): void => {
    const from = performance.now();
    afterPaint(() => updates.push(performance.now() - from));
  };
  globalThis.WebSocket = new Proxy(WebSocket, {
    construct(Socket, given) {
      const socket = new Socket(...(given as [string, string | undefined]));
      socket.addEventListener('message', noteUpdate);
      return socket;
    },
  });
  let last = performance.now();
  const onFrame = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
