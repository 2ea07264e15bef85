import './talk-beside.css';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '@rudel/ui/words';
import type { Desk } from '../desk.ts';
import { isBigScreen } from '../is-big-screen.ts';
import { hasListeners } from './has-listeners.ts';
import { isCovered } from './is-covered.ts';
import { LazyTalk } from './lazy-talk.ts';
import { talkTitleWords } from './talk-title-words.ts';
import { hasTalk } from './why-not-talk.ts';

/** Where the table shows something beside itself; the same as in `table.css`. */
const wide = '(min-width: 64rem) and (min-height: 40rem)';

/** Whether the talk stands beside the table, where a game has it. */
export function useTalkBeside(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const query = matchMedia(wide);
    const follow = (): void => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}

/** The talk beside a wide table, where there is room for it, the game has it and somebody could answer; a screen in the room shows it on the board alone. */
export function TalkBeside({ desk }: { readonly desk: Desk }) {
  const words = useWords(talkTitleWords);
  const isWide = useTalkBeside();
  if (!isWide || !hasTalk(desk) || !hasListeners(desk) || isBigScreen()) return null;
  return (
    <section class="aside-talk" aria-label={words.beside}>
      <h2 class="aside-title">{words.beside}</h2>
      <LazyTalk desk={desk} isSheet={false} />
    </section>
  );
}

/** Goes to the talk that lies open beside the table; false where none does, or something covers it. */
export function focusTalkBeside(): boolean {
  if (isCovered()) return false;
  const place = document.querySelector('.aside-talk');
  if (place === null) return false;
  const field = place.querySelector<HTMLElement>('.talk-input:enabled');
  (field ?? place.querySelector<HTMLElement>('.talk-lines'))?.focus();
  return true;
}
