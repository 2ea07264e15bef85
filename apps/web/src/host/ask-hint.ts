import type { HintWish, ToldHint } from './hint-messages.ts';

let kept: Worker | undefined;

/** The worker that thinks about hints, from the first one on: it need not load a game twice. */
function hintWorker(): Worker {
  kept ??= new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  return kept;
}

/** Asks for a hint beside the page, which never waits for it, and is answered in two parts; what this returns takes the question back. */
export function askHint(wish: HintWish, answered: (hint: ToldHint | null) => void): () => void {
  const asking = new AbortController();
  const { signal } = asking;
  const answer = (hint: ToldHint | null): void => {
    if (hint === null || hint.moves !== null) asking.abort();
    answered(hint);
  };
  const worker = hintWorker();
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly seed: string; readonly hint: ToldHint | null }>) => {
      if (data.seed === wish.seed) answer(data.hint);
    },
    { signal },
  );
  worker.addEventListener(
    'error',
    () => {
      kept = undefined;
      answer(null);
    },
    { signal },
  );
  worker.postMessage(wish, []);
  return () => asking.abort();
}
