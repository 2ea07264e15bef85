import { useEffect, useRef, useState } from 'preact/hooks';
import type { Invitation, TableGlance } from '@rudel/protocol';
import { seatBook } from '@rudel/session/seat-book';
import { serverHost } from '@rudel/session/server-host';
import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { doorWords, refusalOf } from '../../words/door-words.ts';
import { Door } from '../door.tsx';
import { gameName, idOfHead } from '../games.ts';
import { tablePath } from '../route.ts';
import { Waiting } from '../waiting.tsx';
import { CodeForm } from './code-form.tsx';
import { codeIn } from './code.ts';
import { GuestForm } from './guest-form.tsx';

type Looked = { readonly glance: TableGlance } | { readonly trouble: string } | null;

/** What an address leads to: a listed table, a spoken code, or an invitation. */
function invitationOf(table: string | null, text: string): Invitation | null {
  if (table !== null) return { table };
  if (text === '') return null;
  const code = codeIn(text);
  return code === null ? { invite: text } : { code };
}

/** The way to a table for a guest: by link, by code, or from the public list. */
export function JoinPage({ table, invitation }: { table: string | null; invitation: string }) {
  const words = useWords(doorWords);
  const [looked, setLooked] = useState<Looked>(null);
  const latest = useRef<object | null>(null);
  const by = invitationOf(table, invitation);
  const at = JSON.stringify(by);
  useEffect(() => {
    const asked = { at };
    latest.current = asked;
    setLooked(null);
    if (by === null) return;
    void serverHost.look(by).then((answer) => {
      if (latest.current !== asked) return;
      setLooked(answer.ok ? { glance: answer.value } : { trouble: refusalOf(words, answer.refusal) });
    });
  }, [at]);
  if (by === null) return <AskForCode />;
  if (looked === null) return <Waiting />;
  if ('trouble' in looked) return <AskForCode trouble={looked.trouble} />;
  return <Invited by={by} glance={looked.glance} />;
}

function AskForCode({ trouble }: { trouble?: string }) {
  const words = useWords(doorWords);
  return (
    <Door title={words.codeTitle}>
      {trouble !== undefined && (
        <p class="door-trouble" role="alert">
          {trouble}
        </p>
      )}
      <CodeForm />
    </Door>
  );
}

function Invited({ by, glance }: { by: Invitation; glance: TableGlance }) {
  const words = useWords(doorWords);
  const game = gameName(idOfHead(glance.game));
  const isKnown = seatBook.find(glance.table) !== undefined;
  return (
    <Door title={words.invites(glance.hostName, game)}>
      <p class="door-note">
        {words.seatsFree(glance.openSeats.length, glance.seats)}.{' '}
        {glance.phase === 'playing' && words.running}
      </p>
      {isKnown ? (
        <div class="door-actions">
          <p>{words.backHint}</p>
          <LinkButton kind="primary" size="l" wide icon="forward" href={tablePath(glance.table)}>
            {words.back}
          </LinkButton>
        </div>
      ) : (
        <GuestForm by={by} glance={glance} />
      )}
    </Door>
  );
}
