import { deviceShelf } from '@rudel/ui/device-shelf';

const key = 'rudel.lupus.looked';

/** Whether the card of a seat in a match was looked at on this device; it knows of the last such match. */
export function isLookedAt(keptUnder: string | null): boolean {
  try {
    return keptUnder !== null && deviceShelf()?.getItem(key) === keptUnder;
  } catch {
    return false;
  }
}

export function rememberLook(keptUnder: string | null): void {
  try {
    if (keptUnder !== null) deviceShelf()?.setItem(key, keptUnder);
  } catch {
    // Without room to keep it, it is looked at once more.
  }
}
