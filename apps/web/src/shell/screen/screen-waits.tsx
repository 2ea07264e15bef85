import './screen-waits.css';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { screenWords } from './screen-words.ts';

/** Says that a big screen waits for the table that is being planned. */
export function ScreenWaits() {
  const words = useWords(screenWords);
  return (
    <p class="screen-waits" role="status">
      <Icon name="screen" size={22} /> {words.pending}
    </p>
  );
}
