import { sound } from './settings.ts';
import type { Studio } from './sound-studio.ts';

export type Sound = 'card' | 'die' | 'stone' | 'hit' | 'turn' | 'win';

/** What makes sounds. */
type Workshop = {
  readonly openStudio: () => Studio | null;
  readonly strikeSound: (what: Sound) => void;
};

let workshop: Workshop | null = null;
let isHushed = false;
const waiting = new Set<(shop: Workshop) => void>();

/** Sound begins when somebody has touched the page, and not before; what makes it comes then. */
async function allow(): Promise<void> {
  const shop = await import('./sound-studio.ts');
  workshop = shop;
  shop.openStudio();
  for (const tell of waiting) tell(shop);
}

if (typeof addEventListener === 'function') {
  const touched = (): void => {
    if (workshop === null) allow().catch(() => {});
    else workshop.openStudio();
  };
  addEventListener('pointerdown', touched, { capture: true });
  addEventListener('keydown', touched, { capture: true });
}

/** Silences what is played, where the next sound could be heard by others who must not know of it. */
export function hush(on: boolean): void {
  isHushed = on;
}

/** Calls back once sound is allowed, at once where it is; returns what takes that back. Where it never is, nothing happens. */
export function whenAllowed(callback: (shop: Workshop) => void): () => void {
  const tell = (shop: Workshop): void => {
    waiting.delete(tell);
    callback(shop);
  };
  if (workshop === null) waiting.add(tell);
  else tell(workshop);
  return () => waiting.delete(tell);
}

/** Plays a short sound of wood; nothing when muted, in a hidden tab, or before anybody has touched the page. */
export function play(what: Sound): void {
  if (sound.peek() === 'off' || isHushed || document.hidden) return;
  workshop?.strikeSound(what);
}
