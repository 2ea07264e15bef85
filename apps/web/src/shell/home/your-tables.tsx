import { GameScene } from '../../art/game-scene.tsx';
import { seatBook } from '../../session/seat-book.ts';
import type { KnownTable } from '../../session/seat-book.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { doorWords, gameName } from '../../words/door-words.ts';
import { shellWords } from '../../words/shell-words.ts';
import { ago, useWords } from '../../words/words.ts';
import { idOfHead } from '../games.ts';
import { tablePath } from '../route.ts';

const shown = 4;

/** A small picture of a game beside its table. */
export function RowScene({ game }: { game: string }) {
  return (
    <div class="table-row-scene">
      <GameScene game={game} />
    </div>
  );
}

function YourTable({ known }: { known: KnownTable }) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const game = idOfHead(known.game);
  const place = known.host === 'offline' ? ` · ${words.onThisDevice}` : '';
  return (
    <li class="table-row">
      <RowScene game={game} />
      <div class="table-row-text">
        <strong>{gameName(door, game)}</strong>
        <span>
          {ago(Date.now() - known.when)}
          {place}
        </span>
      </div>
      <a
        class="table-row-link"
        href={tablePath(known.table)}
        aria-label={`${words.resume}: ${gameName(door, game)}`}
      >
        <Icon name="forward" />
      </a>
      <IconButton icon="cross" label={words.forget} onClick={() => seatBook.forget(known.table)} />
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
