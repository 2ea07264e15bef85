import type { ReviewWish, ToldReview } from './review-messages.ts';

/** The last reviews that came to their end: the way from the result to the replay does not think again. */
const mostKept = 4;
const kept = new Map<string, ToldReview>();

const keyOf = ({ record, seat, language }: ReviewWish): string => `${seat} ${language} ${record}`;

function keep(wish: ReviewWish, review: ToldReview): void {
  kept.set(keyOf(wish), review);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) return;
    kept.delete(oldest);
  }
}

/** Asks for a review beside the page, which never waits for it; tells again and again how far it is. What this returns ends it. */
export function askReview(wish: ReviewWish, told: (review: ToldReview) => void): () => void {
  const known = kept.get(keyOf(wish));
  if (known !== undefined) {
    told(known);
    return () => {};
  }
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ToldReview>) => {
    if (data === null || data.done === 1) {
      keep(wish, data);
      worker.terminate();
    }
    told(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    told(null);
  });
  worker.postMessage(wish, []);
  return () => worker.terminate();
}
