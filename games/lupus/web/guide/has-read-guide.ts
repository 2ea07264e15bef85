import { deviceShelf } from '@rudel/ui/device-shelf';

const key = 'rudel.lupus.guide';

/** Where nothing can be kept it is remembered as long as the page. */
let isRead = false;

/** Whether somebody has seen the guide on this device; where nothing can be kept, nobody is bothered with it. */
export function hasReadGuide(): boolean {
  if (isRead) return true;
  try {
    return deviceShelf()?.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function rememberGuide(): void {
  isRead = true;
  try {
    deviceShelf()?.setItem(key, 'read');
  } catch {
    // Without room to keep it nothing is kept.
  }
}
