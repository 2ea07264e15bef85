import { deviceShelf } from '@rudel/ui/device-shelf';

const key = 'rudel.lupus.guide';

/** Whether somebody has seen the guide on this device; where nothing can be kept, nobody is bothered with it. */
export function hasReadGuide(): boolean {
  try {
    return deviceShelf()?.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function rememberGuide(): void {
  try {
    deviceShelf()?.setItem(key, 'read');
  } catch {
    // Without room to keep it nothing is kept.
  }
}
