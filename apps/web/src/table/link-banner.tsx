import type { TableDoc } from '@rudel/protocol';
import type { LinkState } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import { linkWords } from './words/link-words.ts';

const longAttempt = 6;

/** Tells that the connection is gone, that only a reload helps, or that the server can save nothing; over the table, so that nothing moves. */
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
  if (link.kind === 'open' && table?.trouble === 'disk-full') {
    return (
      <div class="link-banner" role="status">
        <p>{words.diskFull}</p>
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
