import { useState } from 'preact/hooks';
import { withSwiss } from '@rudel/kernel';
import { seatBook } from '@rudel/session/seat-book';
import { serverHost } from '@rudel/session/server-host';
import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { doorWords, refusalOf } from '../words/door-words.ts';
import { Door } from './door.tsx';
import { tablePath } from './route.ts';
import { go } from './router.ts';

const takeWords = withSwiss({
  en: {
    title: 'Your seat moves to this device',
    hint: 'The other device lets go, and you carry on where you were.',
    now: 'Play on here',
  },
  de: {
    title: 'Dein Platz zieht auf dieses Gerät um',
    hint: 'Das andere Gerät gibt ihn ab, und du machst weiter, wo du warst.',
    now: 'Hier weiterspielen',
  },
});

/** Takes over a seat from another device, by the key behind the `#`. Asks first: the key works once. */
export function TakePage({ keyText }: { keyText: string }) {
  const door = useWords(doorWords);
  const words = useWords(takeWords);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await serverHost.take(keyText);
    setBusy(false);
    if (!answer.ok) {
      setTrouble(refusalOf(door, answer.refusal));
      return;
    }
    const { table } = answer.value;
    const glance = await serverHost.look({ table });
    seatBook.put({ ...answer.value, game: glance.ok ? glance.value.game : '', host: 'server' });
    go(tablePath(table), 'replace');
  };
  return (
    <Door title={words.title}>
      <p class="door-note">{words.hint}</p>
      {trouble !== null && (
        <p class="door-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button kind="primary" size="l" wide icon="device" busy={busy} onClick={() => void take()}>
        {words.now}
      </Button>
    </Door>
  );
}
