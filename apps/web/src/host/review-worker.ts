import { Reviewing } from '@rudel/bots';
import { parseRecord, replay } from '@rudel/kernel';
import { lazyShelf } from '@rudel/shelf/lazy';
import type { ReviewWish, ToldReview } from './review-messages.ts';

/** So often it is told how far a review is, in milliseconds. */
const breath = 150;

const tellPage = (told: ToldReview): void => postMessage(told);

async function reviewingOf({ record: text, seat, language, names }: ReviewWish): Promise<Reviewing | null> {
  const record = parseRecord(text);
  const id = (record.ok ? (record.value.tags.get('Game') ?? '') : '').split('/')[0] ?? '';
  const shelved = await lazyShelf.get(id)?.();
  if (!record.ok || shelved === undefined || shelved.reviewer === null) return null;
  const { game, reviewer } = shelved;
  const played = replay(game, record.value);
  if ('error' in played) return null;
  const reader = { language, nameOf: (at: number) => names[at] ?? '' };
  // The same record is always reviewed alike.
  const seed = `${record.value.tags.get('Secret') ?? ''} ${seat}`;
  return new Reviewing({ game, reviewer, played, seat, seed, reader });
}

/** Looks at all of it, and tells now and then how far it is. */
async function review(wish: ReviewWish): Promise<void> {
  const reviewing = await reviewingOf(wish);
  if (reviewing === null) {
    tellPage(null);
    return;
  }
  let toldAt = performance.now();
  while (!reviewing.isDone) {
    reviewing.step();
    if (performance.now() - toldAt < breath) continue;
    tellPage(reviewing.review);
    toldAt = performance.now();
  }
  tellPage(reviewing.review);
}

addEventListener('message', ({ data }: MessageEvent<ReviewWish>) => {
  void review(data).catch(() => tellPage(null));
});
