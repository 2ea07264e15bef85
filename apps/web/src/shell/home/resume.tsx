import { seatBook } from '@rudel/session/seat-book';
import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { gameName, idOfHead } from '../games.ts';
import { tablePath } from '../route.ts';

/** The way back to the table this device sat at last, where there is one. */
export function Resume() {
  const words = useWords(shellWords);
  const last = seatBook.tables.value.find(({ shut }) => shut === undefined);
  if (last === undefined) return null;
  return (
    <LinkButton icon="forward" href={tablePath(last.table)} class="home-resume">
      {words.resumeAt(gameName(idOfHead(last.game)))}
    </LinkButton>
  );
}
