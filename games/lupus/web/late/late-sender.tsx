import { useEffect } from 'preact/hooks';
import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { showToast } from '@rudel/ui/toast';
import type { Play } from '../play.ts';
import { sendInTime } from './send-in-time.ts';

const told: ByLanguage<string> = withSwiss({
  en: 'Sent as time ran out: your choice counts.',
  de: 'Die Zeit lief ab: Deine Wahl wurde geschickt.',
});

const time = {
  now: () => performance.now(),
  after(ms: number, callback: () => void) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** What somebody has chosen and not confirmed is sent before chance decides, and they are told. There is nothing to see. */
export function LateSender({ play }: { readonly play: Play }) {
  useEffect(() => {
    const tell = (): void => void showToast({ text: told[play.language.peek()], topic: 'lapsed' });
    return sendInTime({ play, time, tell });
  }, [play]);
  return null;
}
