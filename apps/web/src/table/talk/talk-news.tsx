import { useEffect, useRef, useState } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import { isMuted } from '../remarks.ts';
import { isPersonMuted } from './muted-people.ts';

/** Tells screen readers what others say while the talk does not lie open; the open one speaks for itself. */
export function TalkNews({ desk, isOpen }: { readonly desk: Desk; readonly isOpen: boolean }) {
  const talk = desk.session.talk.value;
  const [text, setText] = useState('');
  const told = useRef<number | null>(null);
  const last = talk.at(-1);
  useEffect(() => {
    const isFirst = told.current === null;
    const isNew = last !== undefined && last.n !== told.current;
    told.current = last?.n ?? 0;
    if (isFirst || !isNew || isOpen || isMuted.peek()) return;
    const isOwn = last.person === desk.session.you.peek()?.person;
    if (!isOwn && !isPersonMuted(desk.table.id, last.person)) setText(`${last.name}: ${last.text}`);
  }, [last]);
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="talk-news">
      {text}
    </p>
  );
}
