import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '@rudel/session/session';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { menuWords } from './words/menu-words.ts';

/** Says when the host has given everybody more time. */
export function useMoreTimeTold(session: Session): void {
  const times = session.lengthened.value;
  const told = useRef(times);
  useEffect(() => {
    if (times > told.current) {
      showToast({ text: menuWords[language.peek()].menu.moreGiven, topic: 'more-time' });
    }
    told.current = times;
  }, [times]);
}
