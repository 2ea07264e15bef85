import { useEffect, useRef } from 'preact/hooks';

const buzz = 90;

/** Keeps the light of a device on while it is wanted; where the browser cannot, or will not, it goes off as ever. */
export function useAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.hidden || (lock !== null && !lock.released)) return;
      const taken = await navigator.wakeLock.request('screen');
      if (isOver) await taken.release();
      else lock = taken;
    };
    const look = (): void => void take().catch(() => {});
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      lock?.release().catch(() => {});
    };
  }, [isWanted]);
}

/** Lets a phone tremble when its owner is asked, each time anew. */
export function useBuzz(isAsked: boolean): void {
  const was = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !was.current && 'vibrate' in navigator) navigator.vibrate(buzz);
    was.current = isAsked;
  }, [isAsked]);
}
