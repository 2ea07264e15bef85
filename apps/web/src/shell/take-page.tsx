import { useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { serverHost } from '../host/server-host.ts';
import { seatBook } from '../session/seat-book.ts';
import { doorWords, refusalOf } from '../words/door-words.ts';
import { Door } from './door.tsx';
import { tablePath } from './route.ts';
import { go } from './router.ts';

/** Takes over a seat from another device, by the key behind the `#`. Asks first: the key works once. */
export function TakePage({ keyText }: { keyText: string }) {
  const words = useWords(doorWords);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await serverHost.take(keyText);
    setBusy(false);
    if (!answer.ok) {
      setTrouble(refusalOf(words, answer.refusal));
      return;
    }
    const { table } = answer.value;
    const glance = await serverHost.look({ table });
    seatBook.put({ ...answer.value, game: glance.ok ? glance.value.game : '', host: 'server' });
    go(tablePath(table), 'replace');
  };
  return (
    <Door title={words.takeTitle}>
      <p class="door-note">{words.takeHint}</p>
      {trouble !== null && (
        <p class="door-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button kind="primary" size="l" wide icon="device" busy={busy} onClick={() => void take()}>
        {words.takeNow}
      </Button>
    </Door>
  );
}
