import type { TableDoc } from '@rudel/protocol';
import type { LinkState } from '@rudel/session/session';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { linkWords } from './words/link-words.ts';

const longAttempt = 6;

/** Whether somebody here may wonder why nothing happens: alone, whoever reads knows. */
const isHeldUp = ({ waits, paused, seats }: TableDoc): boolean =>
  waits === true && paused === undefined && seats.filter(({ kind }) => kind === 'person').length > 1;

function troubleOf(table: TableDoc | null): 'diskFull' | 'busy' | 'waits' | null {
  if (table?.trouble === 'disk-full') return 'diskFull';
  if (table === null) return null;
  if (isHeldUp(table)) return 'waits';
  return table.busy === true ? 'busy' : null;
}

/** Tells that the connection is gone, that only a reload helps, that the server can save nothing, or what keeps everybody waiting; over the table, so that nothing moves. */
export function LinkBanner({ link, table }: { link: LinkState; table: TableDoc | null }) {
  const words = useWords(linkWords);
  if (link.kind === 'reload') {
    return (
      <div class="link-banner link-reload" role="alert">
        <p>{words.reload}</p>
        <Button kind="primary" icon="replay" onClick={() => location.reload()}>
          {words.reloadNow}
        </Button>
      </div>
    );
  }
  const trouble = troubleOf(table);
  if (link.kind === 'open' && trouble !== null) {
    return (
      <div class="link-banner" role="status">
        <p>{words[trouble]}</p>
      </div>
    );
  }
  if (link.kind !== 'lost') return null;
  return (
    <div class="link-banner" role="status">
      <Icon name="link" size={20} />
      <p>{link.attempt < longAttempt ? words.lost : words.lostLong}</p>
    </div>
  );
}
