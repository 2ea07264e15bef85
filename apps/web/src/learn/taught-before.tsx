import './taught-before.css';
import { useState } from 'preact/hooks';
import { explained } from '@rudel/classroom/explained';
import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { taughtWords } from './taught-words.ts';

/** Says to somebody who was taught this game before that a guide repeats nothing, and lets it begin anew. */
export function TaughtBefore({ game }: { readonly game: string }) {
  const words = useWords(taughtWords);
  const [isFresh, setFresh] = useState(false);
  const all = `${game}/`;
  if (!isFresh && !explained.hasAny(all)) return null;
  return (
    <div class="taught-before">
      <p role="status">{isFresh ? words.fresh : words.known}</p>
      {!isFresh && (
        <Button
          kind="plain"
          icon="undo"
          onClick={() => {
            explained.deleteAll(all);
            setFresh(true);
          }}
        >
          {words.again}
        </Button>
      )}
    </div>
  );
}
