import { h } from 'preact';
import type { ComponentType } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { lazyPart } from '@rudel/ui/lazy-part';
import type { Desk } from '../desk.ts';
import { hasTalk } from './why-not-talk.ts';

/** The talk; most games have none, so it comes when it is wanted. */
export const LazyTalk = lazyPart(async () => (await import('./talk.tsx')).Talk);

const LazyTalkHere = lazyPart(async () => (await import('./talk-here.tsx')).TalkHere);

/** What a drawing is lent to show among what is said. */
export function useTalkField(desk: Desk): ComponentType | null {
  const latest = useRef(desk);
  latest.current = desk;
  return useMemo(() => (hasTalk(desk) ? () => h(LazyTalkHere, { desk: latest.current }) : null), []);
}

export const LazyTalkNews = lazyPart(async () => (await import('./talk-news.tsx')).TalkNews);
