import './ended-panel.css';
import type { Host } from '@rudel/session/host';
import { Button, LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import type { IconName } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { replayPath } from '../shell/route.ts';
import { matchToWatch } from './match-to-watch.ts';
import { endedWords } from './words/ended-words.ts';
import { linkWords } from './words/link-words.ts';

const icons: { readonly [why: string]: IconName } = { moved: 'device', broken: 'flag' };

type EndedPanelProps = {
  readonly why: string;
  readonly host: Host['kind'];
  readonly table: string;
  /** How many matches were over when this device last saw the table. */
  readonly finished: number;
};

/** Instead of the table, when this device has no place at it any more. */
export function EndedPanel({ why, host, table, finished }: EndedPanelProps) {
  const words = useWords(linkWords);
  const ended = useWords(endedWords);
  const match = matchToWatch(why, finished);
  const isElsewhere = why === 'moved' && host === 'offline';
  const known = Object.hasOwn(ended, why) ? (why as keyof typeof ended) : 'closed';
  const { title, text } = ended[isElsewhere ? 'elsewhere' : known];
  return (
    <main id="content" class="ended-panel" data-why={why}>
      <Icon name={icons[why] ?? 'door'} size={56} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {isElsewhere && (
        <Button icon="replay" onClick={() => location.reload()}>
          {words.reloadNow}
        </Button>
      )}
      {match !== null && (
        <LinkButton icon="replay" href={replayPath(table, match)}>
          {words.watchLast}
        </LinkButton>
      )}
      <LinkButton kind="primary" size="l" icon="paw" href="/">
        {words.home}
      </LinkButton>
    </main>
  );
}
