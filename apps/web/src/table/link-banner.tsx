import type { Host } from '../host/host.ts';
import type { LinkState } from '../session/session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import { linkWords } from './words/link-words.ts';

const longAttempt = 6;

/** Tells that the connection is gone, or that only a reload helps; over the table, so that nothing moves. */
export function LinkBanner({ link }: { link: LinkState }) {
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
  if (link.kind !== 'lost') return null;
  return (
    <div class="link-banner" role="status">
      <Icon name="link" size={20} />
      <p>{link.attempt < longAttempt ? words.lost : words.lostLong}</p>
    </div>
  );
}

type EndedPanelProps = { readonly why: string; readonly host?: Host['kind'] };

/** Instead of the table, when this device has no place at it any more. */
export function EndedPanel({ why, host = 'server' }: EndedPanelProps) {
  const words = useWords(linkWords);
  const isElsewhere = why === 'moved' && host === 'offline';
  const known = Object.hasOwn(words.ended, why) ? (why as keyof typeof words.ended) : 'closed';
  const { title, text } = words.ended[isElsewhere ? 'elsewhere' : known];
  return (
    <main id="content" class="ended-panel">
      <Icon name={why === 'moved' ? 'device' : 'door'} size={56} />
      <h1>{title}</h1>
      <p>{text}</p>
      {isElsewhere && (
        <Button icon="replay" onClick={() => location.reload()}>
          {words.reloadNow}
        </Button>
      )}
      <LinkButton kind="primary" size="l" icon="paw" href="/">
        {words.home}
      </LinkButton>
    </main>
  );
}
