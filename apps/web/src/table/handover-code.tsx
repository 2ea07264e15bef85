import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { roomRefusalSentence } from '@rudel/room/refusals';
import { placeOf } from '@rudel/session/seat-book';
import { Button } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { takePath } from '../shell/route.ts';
import type { Desk } from './desk.ts';
import { LinkCode } from './link-code.tsx';
import { menuWords } from './words/menu-words.ts';

type Made = { readonly key: string } | { readonly trouble: string } | null;

async function makeKey(desk: Desk, seat: Seat | null): Promise<Made> {
  const token = placeOf(desk.table.id, desk.session.you.peek()?.person)?.token ?? '';
  const made = await desk.host.handover(desk.table.id, token, seat);
  if (made.ok) return made.value;
  const { error, message } = made.refusal;
  const sentence = roomRefusalSentence({ reason: error }, language.peek());
  return { trouble: sentence === error ? message : sentence };
}

/** A fresh code that gives a seat to another device: one's own, or by the host that of somebody away. */
export function HandoverCode({ desk, seat, hint }: { desk: Desk; seat: Seat | null; hint: string }) {
  const words = useWords(menuWords).device;
  const [made, setMade] = useState<Made>(null);
  useEffect(() => {
    if (made === null && desk.host.kind === 'server') void makeKey(desk, seat).then(setMade);
  }, [made, seat]);
  if (desk.host.kind === 'offline') return <p>{words.offline}</p>;
  return (
    <div class="codes">
      <p>{hint}</p>
      {made === null && <p role="status">{words.making}</p>}
      {made !== null && 'trouble' in made && <p role="alert">{made.trouble}</p>}
      {made !== null && 'key' in made && (
        <LinkCode path={takePath(made.key)} label={words.hint} copy={words.copy} copied={words.copied} />
      )}
      {made !== null && (
        <Button kind="plain" icon="replay" onClick={() => setMade(null)}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
