import { screenDoor } from '@rudel/session/screen-door';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { keepScreenHand } from './screen-hand.ts';
import { screenWords } from './screen-words.ts';

/** Puts a table on the screen that waits for this device, and says how that went. */
export async function bringTable(hand: string, invite: string): Promise<void> {
  keepScreenHand(null);
  const shown = await screenDoor.show(hand, invite);
  const words = screenWords[language.peek()];
  if (shown.ok) showToast({ text: words.shown, tone: 'good' });
  else showToast({ text: shown.refusal.error === 'screen-gone' ? words.gone : words.failed, tone: 'warn' });
}
