import { useState } from 'preact/hooks';
import { seatBook } from '@rudel/session/seat-book';
import type { KnownTable } from '@rudel/session/seat-book';
import { IconButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { Dialog } from '@rudel/ui/sheet';
import { ago, useWords } from '@rudel/ui/words';
import { Question } from '../../table/question.tsx';
import { shellWords } from '../../words/shell-words.ts';
import { shutWords } from '../../words/shut-words.ts';
import { gameName, idOfHead } from '../games.ts';
import { tablePath } from '../route.ts';
import { SceneInTurn } from './scene-in-turn.tsx';

const shown = 4;

/** A small picture of a game beside its table. */
export function RowScene({ game }: { game: string }) {
  return (
    <div class="table-row-scene">
      <SceneInTurn game={game} />
    </div>
  );
}

function YourTable({ known }: { known: KnownTable }) {
  const words = useWords(shellWords);
  const shut = useWords(shutWords);
  const [isAsking, setAsking] = useState(false);
  const game = idOfHead(known.game);
  const place = known.host === 'offline' ? ` · ${words.onThisDevice}` : '';
  return (
    <li class="table-row">
      <RowScene game={game} />
      <div class="table-row-text">
        <strong>{gameName(game)}</strong>
        <span>
          {ago(Date.now() - known.when)}
          {place}
        </span>
        {known.shut !== undefined && <span class="table-row-shut">{shut.mark[known.shut]}</span>}
      </div>
      <a
        class="table-row-link"
        href={tablePath(known.table)}
        aria-label={`${words.resume}: ${gameName(game)}`}
      >
        <Icon name="forward" />
      </a>
      <IconButton icon="cross" label={words.forget} onClick={() => setAsking(true)} />
      <Dialog open={isAsking} title={words.forget} onClose={() => setAsking(false)}>
        <Question
          text={words.forgetAsk}
          yes={words.forget}
          no={words.keep}
          onYes={() => seatBook.forget(known.table)}
          onNo={() => setAsking(false)}
        />
      </Dialog>
    </li>
  );
}

/** The tables this device has a place at. */
export function YourTables() {
  const words = useWords(shellWords);
  const tables = seatBook.tables.value;
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables">{words.yourTables}</h2>
      <ul class="table-list">
        {tables.slice(0, shown).map((known) => (
          <YourTable key={known.table} known={known} />
        ))}
      </ul>
    </section>
  );
}
