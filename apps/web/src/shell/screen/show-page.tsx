import './show-page.css';
import { useState } from 'preact/hooks';
import { screenDoor } from '@rudel/session/screen-door';
import { seatBook } from '@rudel/session/seat-book';
import { Icon } from '@rudel/ui/icon';
import { ago, useWords } from '@rudel/ui/words';
import { Door } from '../door.tsx';
import { GamePicture } from '../game-picture.tsx';
import { catalogues, gameName, idOfHead } from '../games.ts';
import { newTablePath, tablePath } from '../route.ts';
import { go } from '../router.ts';
import { keepScreenHand } from './screen-hand.ts';
import { screenWords } from './screen-words.ts';

const mostTables = 4;

type Choosing = {
  readonly busy: string | null;
  readonly trouble: string | null;
  readonly onChoose: (path: string) => void;
};

/** The code is good once, so it is used with the choice. */
function useChoosing(key: string): Choosing {
  const words = useWords(screenWords);
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = async (path: string): Promise<void> => {
    if (busy !== null) return;
    setBusy(path);
    const claimed = await screenDoor.claim(key);
    setBusy(null);
    if (!claimed.ok) {
      setTrouble(claimed.refusal.error === 'screen-gone' ? words.gone : words.failed);
      return;
    }
    keepScreenHand(claimed.value.hand);
    go(path, 'replace');
  };
  return { busy, trouble, onChoose: (path) => void choose(path) };
}

/** For the phone that has scanned the code of a screen: what shall be shown there. */
export function ShowPage({ keyText }: { readonly keyText: string }) {
  const words = useWords(screenWords);
  const { trouble, ...choosing } = useChoosing(keyText);
  return (
    <Door title={words.showTitle}>
      <p class="door-note">{words.showHint}</p>
      {trouble !== null && (
        <p class="door-trouble" role="alert">
          {trouble}
        </p>
      )}
      <OwnTables {...choosing} />
      <section class="show-list" aria-labelledby="show-games">
        <h2 id="show-games">{words.newTable}</h2>
        {catalogues.map(({ id }) => (
          <Choice key={id} {...choosing} path={newTablePath(id)} game={id} />
        ))}
      </section>
    </Door>
  );
}

function OwnTables(choosing: Omit<Choosing, 'trouble'>) {
  const words = useWords(screenWords);
  const tables = seatBook.tables.value
    .filter(({ host, shut }) => host === 'server' && shut === undefined)
    .slice(0, mostTables);
  if (tables.length === 0) return null;
  return (
    <section class="show-list" aria-labelledby="show-tables">
      <h2 id="show-tables">{words.yourTables}</h2>
      {tables.map(({ table, game, when }) => (
        <Choice
          key={table}
          {...choosing}
          path={tablePath(table)}
          game={idOfHead(game)}
          note={ago(Date.now() - when)}
        />
      ))}
    </section>
  );
}

type ChoiceProps = {
  readonly path: string;
  readonly game: string;
  readonly note?: string;
} & Omit<Choosing, 'trouble'>;

function Choice({ path, game, note, busy, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      class="show-choice"
      aria-busy={busy === path ? 'true' : undefined}
      onClick={() => onChoose(path)}
    >
      <span class="show-choice-scene" aria-hidden="true">
        <GamePicture game={game} />
      </span>
      <span class="show-choice-name">
        <strong>{gameName(game)}</strong>
        {note !== undefined && <small>{note}</small>}
      </span>
      <Icon name="forward" size={22} />
    </button>
  );
}
