import './new-table.css';
import { scenes } from '../../art/scenes.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { doorWords, gameName } from '../../words/door-words.ts';
import { shellWords } from '../../words/shell-words.ts';
import { useWords } from '../../words/words.ts';
import { Door } from '../door.tsx';
import { isBuilt, isGameId } from '../games.ts';
import { LostPage } from '../lost-page.tsx';
import { PageHead } from '../page-head.tsx';
import { rulesPath } from '../route.ts';
import { useGameUi } from '../use-game-ui.ts';
import { Waiting } from '../waiting.tsx';
import { TablePlanner } from './table-planner.tsx';

function NotBuilt({ game }: { game: string }) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  return (
    <Door title={words.notBuilt(gameName(door, game))}>
      <p class="door-note">{words.inTheMakingHint}</p>
      <LinkButton kind="primary" size="l" wide icon="paw" href="/">
        {door.home}
      </LinkButton>
    </Door>
  );
}

/** Lays a new table: at once, or seat by seat. */
export function NewTablePage({ game }: { game: string }) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const built = isBuilt(game);
  const ui = useGameUi(built ? game : null);
  if (!isGameId(game)) return <LostPage />;
  if (!built) return <NotBuilt game={game} />;
  if (ui === null || ui === 'failed')
    return <Waiting failed={ui === 'failed'} onRetry={() => location.reload()} />;
  const Scene = scenes[game];
  return (
    <>
      <PageHead />
      <main class="page new-table" id="content">
        <div class="new-table-head">
          <div class="new-table-scene">
            <Scene />
          </div>
          <div class="new-table-title">
            <h1 tabIndex={-1}>{words.newTable(gameName(door, game))}</h1>
            <LinkButton kind="plain" icon="book" href={rulesPath(game)}>
              {words.readRules}
            </LinkButton>
          </div>
        </div>
        <TablePlanner ui={ui} />
      </main>
    </>
  );
}
