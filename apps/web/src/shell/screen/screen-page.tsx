import { useEffect, useState } from 'preact/hooks';
import { screenBook } from '@rudel/session/seat-book';
import { serverHost } from '@rudel/session/server-host';
import { useWords } from '@rudel/ui/words';
import { doorWords, refusalOf } from '../../words/door-words.ts';
import { shellWords } from '../../words/shell-words.ts';
import { contribution } from '../hosts.ts';
import { codeIn } from '../join/code.ts';
import { screenTablePath } from '../route.ts';
import { go } from '../router.ts';
import { Waiting } from '../waiting.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

/** Puts the public side of a table on a big screen: joins as a watcher without asking anything. Without an invitation it waits for a phone. */
export function ScreenPage({ invitation }: { invitation: string }) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    setTrouble(null);
    if (invitation === '') return;
    const code = codeIn(invitation);
    const by = code === null ? { invite: invitation } : { code };
    const watch = async (): Promise<void> => {
      const glance = await serverHost.look(by);
      if (glance.ok && screenBook.find(glance.value.table) !== undefined) {
        go(screenTablePath(glance.value.table), 'replace');
        return;
      }
      const wanted = { by, name: words.screenName, watch: true, contribution: contribution() };
      const answer = glance.ok ? await serverHost.join(wanted) : glance;
      if (!answer.ok || !glance.ok) {
        setTrouble(answer.ok ? null : refusalOf(door, answer.refusal));
        return;
      }
      screenBook.put({ ...answer.value, game: glance.value.game, host: 'server' });
      go(screenTablePath(answer.value.table), 'replace');
    };
    void watch();
  }, [invitation]);
  if (invitation !== '' && trouble === null) return <Waiting />;
  return <WaitingScreen key={invitation} trouble={trouble} />;
}
