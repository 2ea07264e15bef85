import { useWords } from '@rudel/ui/words';
import { shellWords } from '../words/shell-words.ts';

/** The source of what runs here; beside this page, so that a table stays open. */
export function SourceLink() {
  const words = useWords(shellWords);
  return (
    <a href="/source" target="_blank" rel="noopener">
      {words.source}
    </a>
  );
}
