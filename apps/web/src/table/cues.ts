import { useEffect, useRef } from 'preact/hooks';
import { play } from '@rudel/ui/sound';

/** Sounds when it becomes one's turn, and when one has won. */
export function useCues(isAsked: boolean, hasWon: boolean): void {
  const before = useRef({ isAsked: true, hasWon });
  useEffect(() => {
    if (hasWon && !before.current.hasWon) play('win');
    else if (isAsked && !before.current.isAsked) play('turn');
    before.current = { isAsked, hasWon };
  }, [isAsked, hasWon]);
}
