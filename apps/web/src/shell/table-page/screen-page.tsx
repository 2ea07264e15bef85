import { useEffect, useState } from 'preact/hooks';
import { withSwiss } from '@rudel/kernel';
import { screenBook } from '@rudel/session/seat-book';
import { serverHost } from '@rudel/session/server-host';
import { Button } from '@rudel/ui/button';
import { TextField } from '@rudel/ui/fields';
import { useWords } from '@rudel/ui/words';
import { doorWords, refusalOf } from '../../words/door-words.ts';
import { shellWords } from '../../words/shell-words.ts';
import { Door } from '../door.tsx';
import { contribution } from '../hosts.ts';
import { codeIn } from '../join/code.ts';
import { screenPath, screenTablePath } from '../route.ts';
import { go } from '../router.ts';
import { Waiting } from '../waiting.tsx';

const screenTitle = withSwiss({ en: 'A screen for everybody', de: 'Ein Bildschirm für alle' });

/** Puts the public side of a table on a big screen: joins as a watcher without asking anything. */
export function ScreenPage({ invitation }: { invitation: string }) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
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
  return <AskForTable trouble={trouble} onAgain={() => setTrouble(null)} />;
}

function AskForTable({ trouble, onAgain }: { trouble: string | null; onAgain: () => void }) {
  const words = useWords(doorWords);
  const [text, setText] = useState('');
  return (
    <Door title={useWords(screenTitle)}>
      <form
        class="door-form"
        onSubmit={(event) => {
          event.preventDefault();
          const code = codeIn(text);
          if (code === null) return;
          onAgain();
          go(screenPath(code));
        }}
      >
        <TextField
          label={words.code}
          code
          value={text}
          maxLength={11}
          hint={words.codeHint}
          error={trouble}
          onInput={setText}
        />
        <Button type="submit" kind="primary" size="l" icon="screen" disabled={codeIn(text) === null}>
          {words.open}
        </Button>
      </form>
    </Door>
  );
}
