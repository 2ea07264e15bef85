import { lazyPart } from '@rudel/ui/lazy-part';

/** The talk; most games have none, so it comes when it is wanted. */
export const LazyTalk = lazyPart(async () => (await import('./talk.tsx')).Talk);

export const LazyTalkNews = lazyPart(async () => (await import('./talk-news.tsx')).TalkNews);
