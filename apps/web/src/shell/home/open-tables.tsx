import { useEffect, useState } from 'preact/hooks';
import type { TableGlance } from '@rudel/protocol';
import { serverHost } from '@rudel/session/server-host';
import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { gameName, idOfHead } from '../games.ts';
import { joinListedPath } from '../route.ts';
import { RowScene } from './your-tables.tsx';

const pause = 20_000;

/** The public list, looked at again every while; nothing while the page is hidden. */
function useListed(): readonly TableGlance[] {
  const [listed, setListed] = useState<readonly TableGlance[]>([]);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void serverHost.listed().then(setListed);
    };
    look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, []);
  return listed;
}

/** Tables that anybody may join. */
export function OpenTables() {
  const words = useWords(shellWords);
  const listed = useListed();
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{words.openTables}</h2>
      <ul class="table-list">
        {listed.map(({ table, game, hostName, openSeats }) => (
          <li key={table} class="table-row">
            <RowScene game={idOfHead(game)} />
            <div class="table-row-text">
              <strong>{gameName(idOfHead(game))}</strong>
              <span>
                {words.hostedBy(hostName)} ·{' '}
                {openSeats.length === 0 ? words.noFreeSeat : words.freeSeats(openSeats.length)}
              </span>
            </div>
            <LinkButton icon={openSeats.length === 0 ? 'eye' : 'paw'} href={joinListedPath(table)}>
              {openSeats.length === 0 ? words.watchIt : words.joinIt}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
