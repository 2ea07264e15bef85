import './new-table.css';
import { withSwiss } from '@rudel/kernel';
import { covers } from '@rudel/shelf/covers';
import { LinkButton } from '@rudel/ui/button';
import { lazyPart } from '@rudel/ui/lazy-part';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { GamePicture } from '../game-picture.tsx';
import { catalogueOf, gameName } from '../games.ts';
import { LostPage } from '../lost-page.tsx';
import { PageHead } from '../page-head.tsx';
import { rulesPath } from '../route.ts';
import { screenHand } from '../screen/screen-hand.ts';
import { useGameUi } from '../use-game-ui.ts';
import { Waiting } from '../waiting.tsx';
import { TablePlanner } from './table-planner.tsx';

const ScreenWaits = lazyPart(async () => (await import('../screen/screen-waits.tsx')).ScreenWaits);

/** Lays a new table: at once, or seat by seat. */
export function NewTablePage({ game }: { game: string }) {
  const words = useWords(shellWords);
  const isKnown = catalogueOf(game) !== undefined;
  const ui = useGameUi(isKnown ? game : null);
  const blurb = covers.get(game)?.blurb;
  if (!isKnown) return <LostPage />;
  if (ui === null || ui === 'failed')
    return <Waiting failed={ui === 'failed'} onRetry={() => location.reload()} />;
  return (
    <>
      <PageHead />
      <main class="page new-table" id="content">
        <div class="new-table-head">
          <div class="new-table-scene">
            <GamePicture game={game} />
          </div>
          <div class="new-table-title">
            <h1 tabIndex={-1}>{words.newTable(gameName(game))}</h1>
            <div class="new-table-ways">
              <LinkButton kind="plain" icon="paw" href={`/learn/${game}`}>
                {words.learn}
              </LinkButton>
              <LinkButton kind="plain" icon="book" href={rulesPath(game)}>
                {words.readRules}
              </LinkButton>
            </div>
            <p class="new-table-blurb">{blurb && withSwiss(blurb)[language.value]}</p>
          </div>
        </div>
        {screenHand.value !== null && <ScreenWaits />}
        <TablePlanner ui={ui} />
      </main>
    </>
  );
}
