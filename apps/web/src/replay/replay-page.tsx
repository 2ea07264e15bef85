import './replay.css';
import './replay-short.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { NameOf } from '@rudel/kernel';
import type { Host } from '@rudel/session/host';
import { seatBook } from '@rudel/session/seat-book';
import { Button, LinkButton } from '@rudel/ui/button';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language, motion } from '@rudel/ui/settings';
import { browserSurroundings } from '@rudel/ui/surroundings';
import { useWords } from '@rudel/ui/words';
import { gameUi } from '../shell/games.ts';
import { tablePath } from '../shell/route.ts';
import type { ReplayFrom } from '../shell/route.ts';
import { linkWords } from '../table/words/link-words.ts';
import { tableWords } from '../table/words/table-words.ts';
import { namesIn } from './film.ts';
import type { Film } from './film.ts';
import { loadFilm } from './load-film.ts';
import { Projector } from './projector.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { replayWords } from './replay-words.ts';

export type ReplayPageProps = {
  readonly host: Host;
  readonly table: string;
  readonly match: number;
  readonly from?: ReplayFrom | undefined;
};

type Ready = { readonly film: Film; readonly ui: AnyGameUi };

async function prepare({ host, table, match }: ReplayPageProps): Promise<Ready | null> {
  const read = await loadFilm(host, table, match);
  if (read === null || read === 'broken' || !read.ok) return null;
  const ui = await gameUi(read.film.game.id);
  return ui === null ? null : { film: read.film, ui };
}

const mayMove = (): boolean => document.visibilityState === 'visible' && motion.peek() === 'full';

/** A finished match, to be watched again. */
export function ReplayPage(props: ReplayPageProps) {
  const words = useWords(replayWords);
  const [ready, setReady] = useState<Ready | 'coming' | null>('coming');
  useEffect(() => {
    if (ready === 'coming') prepare(props).then(setReady, () => setReady(null));
  }, [ready]);
  if (ready === 'coming') {
    return (
      <main id="content" class="replay-wait" aria-busy="true">
        <p role="status">{words.loading}</p>
      </main>
    );
  }
  if (ready === null) return <NotShown table={props.table} onRetry={() => setReady('coming')} />;
  return <Showing {...props} {...ready} />;
}

/** Instead of a match that cannot be shown: once more, or the ways out. */
function NotShown({ table, onRetry }: { table: string; onRetry: () => void }) {
  const replay = useWords(replayWords);
  const { home } = useWords(linkWords);
  return (
    <main id="content" class="replay-wait">
      <h1 tabIndex={-1}>{replay.failed}</h1>
      <Button kind="primary" icon="replay" onClick={onRetry}>
        {replay.retry}
      </Button>
      {seatBook.find(table) !== undefined && (
        <LinkButton icon="back" href={tablePath(table)}>
          {replay.toTable}
        </LinkButton>
      )}
      <LinkButton kind="plain" icon="paw" href="/">
        {home}
      </LinkButton>
    </main>
  );
}

function Showing({ table, match, from, film, ui }: ReplayPageProps & Ready) {
  const words = useWords(replayWords);
  const nameOf: NameOf = useMemo(() => {
    const names = namesIn(film);
    return (seat) => names[seat] ?? tableWords[language.value].table.nameless(seat + 1);
  }, [film]);
  const projector = useMemo(
    () => new Projector({ film, ui, nameOf, language, time: browserSurroundings, mayMove }),
    [film, ui],
  );
  useEffect(() => {
    if (from === undefined) return;
    projector.seeAs(Math.min(from.seat, film.replayed.seats - 1));
    projector.goTo(from.frame);
  }, [projector, from?.frame, from?.seat]);
  useEffect(() => () => projector.stop(), [projector]);
  const title = words.label(ui.game.words[language.value].name, match);
  return <ReplayScreen {...{ projector, film, ui, nameOf, title, table, match, own: from?.seat ?? null }} />;
}
