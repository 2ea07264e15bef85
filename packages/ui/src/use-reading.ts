import { useEffect } from 'preact/hooks';

/** Lets the table wait, as far as it may, while something explains itself. */
export function useReading(play: { reading(): () => void }, isOpen: boolean): void {
  useEffect(() => (isOpen ? play.reading() : undefined), [play, isOpen]);
}
