import type { ComponentChildren } from 'preact';
import { IconButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { tableWords } from './words/table-words.ts';

export type StatusBarProps = {
  readonly sentence: string;
  readonly isAsked: boolean;
  readonly isWatching: boolean;
  readonly onMenu: () => void;
  readonly children: ComponentChildren;
};

/** The one sentence that says what to do now; the menu on its left, the clock on its right. */
export function StatusBar({ sentence, isAsked, isWatching, onMenu, children }: StatusBarProps) {
  const words = useWords(tableWords);
  return (
    <header class="status-bar" data-asked={isAsked}>
      <IconButton icon="menu" kind="plain" label={words.menu.button} onClick={onMenu} />
      <div class="status-text">
        {isWatching && <span class="status-watching">{words.table.watching}</span>}
        <p class="status-sentence">{sentence}</p>
      </div>
      <div class="status-clock">{children}</div>
    </header>
  );
}
