import { formatDeck, houseName, ownDeck } from '@rudel/tofugott/page';
import { deviceShelf } from '@rudel/ui/device-shelf';

const key = 'rudel.tofugott.deck';

/** What was being written on this device; else the custom deck that is on the table. */
export function keptText(option: string): string {
  const kept = deviceShelf()?.getItem(key) ?? '';
  if (kept.trim() !== '') return kept;
  return option === houseName ? '' : formatDeck(ownDeck(option));
}

/** Keeps a text on this device, so that a reload or a closed page loses nothing; where there is no room, only the page keeps it. */
export function keepText(text: string): void {
  try {
    deviceShelf()?.setItem(key, text);
  } catch {
    // The shelf is full or forbidden; the text is still in the editor.
  }
}
