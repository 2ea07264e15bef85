import { useState } from 'preact/hooks';
import type { Invitation, TableGlance } from '@rudel/protocol';
import { seatBook } from '@rudel/session/seat-book';
import { serverHost } from '@rudel/session/server-host';
import { Button } from '@rudel/ui/button';
import { guestName } from '@rudel/ui/settings';
import { TextField } from '@rudel/ui/text-field';
import { useWords } from '@rudel/ui/words';
import { doorWords, refusalOf } from '../../words/door-words.ts';
import { contribution } from '../hosts.ts';
import { tablePath } from '../route.ts';
import { go } from '../router.ts';

type Wanted = 'sit' | 'watch';

function useJoining(by: Invitation, glance: TableGlance) {
  const words = useWords(doorWords);
  const [busy, setBusy] = useState<Wanted | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const join = async (wanted: Wanted): Promise<void> => {
    const name = guestName.value.trim();
    const watch = wanted === 'watch';
    const isNameless = name === '';
    if (isNameless && !watch) {
      setTrouble(words.nameMissing);
      return;
    }
    setBusy(wanted);
    const lot = contribution();
    const called = isNameless ? words.guest : name;
    const answer = await serverHost.join({ by, name: called, watch, contribution: lot });
    setBusy(null);
    if (!answer.ok) {
      setTrouble(refusalOf(words, answer.refusal));
      return;
    }
    seatBook.put({ ...answer.value, game: glance.game, host: 'server', isNameless });
    go(tablePath(answer.value.table), 'replace');
  };
  return { busy, trouble, forgetTrouble: () => setTrouble(null), join };
}

/** A guest's name, and whether to sit down or to watch. */
export function GuestForm({ by, glance }: { by: Invitation; glance: TableGlance }) {
  const words = useWords(doorWords);
  const { busy, trouble, forgetTrouble, join } = useJoining(by, glance);
  const maySit = glance.openSeats.length > 0;
  const submit = (event: Event): void => {
    event.preventDefault();
    void join(maySit ? 'sit' : 'watch');
  };
  return (
    <form class="door-form" onSubmit={submit}>
      <TextField
        label={words.name}
        value={guestName.value}
        placeholder={words.namePlaceholder}
        hint={`${words.nameHint} ${words.watchHint}`}
        error={trouble}
        maxLength={24}
        autocomplete="nickname"
        autocapitalize="words"
        onInput={(name) => {
          guestName.value = name;
          forgetTrouble();
        }}
      />
      <div class="door-actions">
        {maySit && (
          <Button type="submit" kind="primary" size="l" wide icon="paw" busy={busy === 'sit'}>
            {words.sit}
          </Button>
        )}
        <Button
          kind={maySit ? 'quiet' : 'primary'}
          size="l"
          wide
          icon="eye"
          busy={busy === 'watch'}
          onClick={() => void join('watch')}
        >
          {words.watch}
        </Button>
      </div>
    </form>
  );
}
