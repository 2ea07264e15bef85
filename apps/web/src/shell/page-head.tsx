import './page-head.css';
import { Mark } from '@rudel/ui/art/mark';
import { IconButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../words/door-words.ts';
import { settingsOpen } from './settings-open.ts';

/** The way home and to the settings, on top of every page but the table. */
export function PageHead({ on = 'paper' }: { on?: 'paper' | 'sky' }) {
  const words = useWords(doorWords);
  return (
    <header class={`page-head page-head-${on}`}>
      <a class="page-head-home" href="/" aria-label={`${words.rudel}: ${words.home}`}>
        <Mark size={36} />
        <span>{words.rudel}</span>
      </a>
      <IconButton
        icon="gear"
        label={words.settings}
        onClick={() => {
          settingsOpen.value = true;
        }}
      />
    </header>
  );
}
