import { useState } from 'preact/hooks';
import { seatBook } from '../../session/seat-book.ts';
import { Question } from '../../table/question.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/sheet.tsx';
import { shellWords } from '../../words/shell-words.ts';
import { useWords } from '../../words/words.ts';
import { go } from '../router.ts';
import type { Lobby } from './use-lobby.ts';

/** Who is here without a seat, and the way out. */
export function Watchers({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const [isLeaving, setLeaving] = useState(false);
  const { table, you } = lobby;
  const leave = (): void => {
    void lobby.wish({ kind: 'leave' });
    seatBook.forget(table.id);
    go('/');
  };
  return (
    <section class="watchers" aria-labelledby="watchers">
      <h2 id="watchers" class="visually-hidden">
        {words.watchers}
      </h2>
      {table.watchers.length > 0 && (
        <ul>
          {table.watchers.map(({ person, name, away }) => (
            <li key={person} class={away ? 'watcher watcher-away' : 'watcher'}>
              <Icon name={person === table.host ? 'crown' : 'eye'} size={18} />
              <span>
                {name}
                {person === you?.person && ` (${words.you})`}
              </span>
              {lobby.isHost && person !== you?.person && (
                <IconButton
                  icon="cross"
                  label={words.kick(name)}
                  onClick={() => void lobby.wish({ kind: 'kick', person })}
                />
              )}
            </li>
          ))}
        </ul>
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
