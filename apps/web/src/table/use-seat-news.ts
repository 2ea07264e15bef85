import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { placeOf, seatBook } from '@rudel/session/seat-book';
import type { Session } from '@rudel/session/session';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { newsSince, seatNews } from './seat-news.ts';
import type { SeatNews } from './seat-news.ts';
import { requestWords } from './words/request-words.ts';
import type { RequestWords } from './words/request-words.ts';

let isOwnDoing = false;

/** What somebody at this page does is no news here: taking back what was asked, passing on the table. */
export async function asOwnDoing(wish: () => Promise<boolean>): Promise<boolean> {
  isOwnDoing = true;
  try {
    return await wish();
  } finally {
    isOwnDoing = false;
  }
}

function say(news: SeatNews): void {
  const text = textOf(news, requestWords[language.peek()]);
  const mayBeOwn = news.kind === 'not-now' || news.kind === 'hosts';
  if (!mayBeOwn || !isOwnDoing) showToast({ text });
}

function textOf(news: SeatNews, words: RequestWords): string {
  if (news.kind === 'not-now') return words.declined;
  if (news.kind === 'you-host') return words.youHost;
  if (news.kind === 'hosts') return words.nowHosts(news.name);
  return words.nowPlays[news.kind](news.name, news.bot);
}

/** Says who has sat down for a bot, and who hosts now; also what has become of hosting since this device last looked. */
export function useSeatNews({ table, you }: Session): void {
  useEffect(() => {
    let before = table.peek();
    const me = you.peek()?.person;
    const place = placeOf(before?.id ?? '', me);
    if (before !== null && me !== undefined)
      for (const news of newsSince(place?.isHost, before, me)) say(news);
    return effect(() => {
      const now = table.value;
      if (before !== null && now !== null && me !== undefined)
        for (const news of seatNews(before, now, me)) say(news);
      if (place !== undefined && now !== null) seatBook.note(place, { isHost: now.host === me });
      before = now;
    });
  }, [table, you]);
}
