import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '@rudel/session/session';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { seatNews } from './seat-news.ts';
import type { SeatNews } from './seat-news.ts';
import { requestWords } from './words/request-words.ts';
import type { RequestWords } from './words/request-words.ts';

let isTakenBack = false;

/** What this page takes back itself is not an answer of the host. */
export async function takingBack(wish: () => Promise<boolean>): Promise<void> {
  isTakenBack = true;
  try {
    await wish();
  } finally {
    isTakenBack = false;
  }
}

function say(news: SeatNews): void {
  const text = textOf(news, requestWords[language.peek()]);
  if (news.kind !== 'not-now' || !isTakenBack) showToast({ text });
}

function textOf(news: SeatNews, words: RequestWords): string {
  if (news.kind === 'not-now') return words.declined;
  if (news.kind === 'you-host') return words.youHost;
  if (news.kind === 'hosts') return words.nowHosts(news.name);
  return words.nowPlays[news.kind](news.name, news.bot);
}

/** Says who has sat down for a bot, and who hosts now, while this page looked. */
export function useSeatNews({ table, you }: Session): void {
  useEffect(() => {
    let before = table.peek();
    return effect(() => {
      const now = table.value;
      const me = you.peek()?.person;
      if (before !== null && now !== null && me !== undefined)
        for (const news of seatNews(before, now, me)) say(news);
      before = now;
    });
  }, [table, you]);
}
