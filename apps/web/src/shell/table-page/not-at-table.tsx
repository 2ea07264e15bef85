import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { Door } from '../door.tsx';
import { CodeForm } from '../join/code-form.tsx';

/** For a device without a place at a table: the ways to get one. */
export function NotAtTable() {
  const words = useWords(shellWords);
  return (
    <Door title={words.notAtTable}>
      <p class="door-note">{words.notAtTableHint}</p>
      <CodeForm />
    </Door>
  );
}
