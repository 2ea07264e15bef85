import { useState } from 'preact/hooks';
import { withSwiss } from '@rudel/kernel';
import type { WatcherDoc } from '@rudel/protocol';
import { forgetPlaceOf } from '@rudel/session/seat-book';
import { Button, IconButton, LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { Dialog } from '@rudel/ui/sheet';
import { uiWords } from '@rudel/ui/ui-words';
import { useWords } from '@rudel/ui/words';
import type { ByLanguage } from '@rudel/ui/words';
import { Question } from '../../table/question.tsx';
import { shellWords } from '../../words/shell-words.ts';
import { replayPath } from '../route.ts';
import { go } from '../router.ts';
import type { Lobby } from './use-lobby.ts';

const lastMatch: ByLanguage<string> = withSwiss({
  en: 'Replay of the last match',
  de: 'Letzte Partie ansehen',
});

/** Who is here without a seat; the host may send them away. */
function WatcherList({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const { cancel } = useWords(uiWords);
  const [asked, ask] = useState<WatcherDoc | null>(null);
  const { table, you } = lobby;
  const kick = ({ person }: WatcherDoc): void => {
    ask(null);
    void lobby.wish({ kind: 'kick', person });
  };
  return (
    <>
      <ul>
        {table.watchers.map((watcher) => (
          <li key={watcher.person} class={watcher.away ? 'watcher watcher-away' : 'watcher'}>
            <Icon name={watcher.person === table.host ? 'crown' : 'eye'} size={18} />
            <span>
              {watcher.name}
              {watcher.person === you?.person && ` (${words.you})`}
            </span>
            {lobby.isHost && watcher.person !== you?.person && (
              <IconButton icon="cross" label={words.kick(watcher.name)} onClick={() => ask(watcher)} />
            )}
          </li>
        ))}
      </ul>
      <Dialog open={asked !== null} title={asked?.name ?? ''} onClose={() => ask(null)}>
        {asked !== null && (
          <Question
            text={words.kickAsk(asked.name)}
            yes={words.kick(asked.name)}
            no={cancel}
            onYes={() => kick(asked)}
            onNo={() => ask(null)}
          />
        )}
      </Dialog>
    </>
  );
}

/** Who watches, what was played last, and the way out. */
export function Watchers({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const last = useWords(lastMatch);
  const [isLeaving, setLeaving] = useState(false);
  const { table, you } = lobby;
  const leave = (): void => {
    void lobby.wish({ kind: 'leave' });
    forgetPlaceOf(table.id, you?.person);
    go('/', 'replace');
  };
  return (
    <section class="watchers" aria-labelledby="watchers">
      <h2 id="watchers" class="visually-hidden">
        {words.watchers}
      </h2>
      {table.watchers.length > 0 && <WatcherList lobby={lobby} />}
      {table.match > 0 && (
        <LinkButton kind="plain" icon="replay" href={replayPath(table.id, table.match)}>
          {last}
        </LinkButton>
      )}
      <Button kind="plain" icon="door" onClick={() => setLeaving(true)}>
        {words.leave}
      </Button>
      <Dialog open={isLeaving} title={words.leave} onClose={() => setLeaving(false)}>
        <Question
          text={words.leaveAsk}
          yes={words.leave}
          no={words.stay}
          onYes={leave}
          onNo={() => setLeaving(false)}
        />
      </Dialog>
    </section>
  );
}
