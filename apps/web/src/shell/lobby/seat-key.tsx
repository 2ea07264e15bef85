import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { placeOf } from '@rudel/session/seat-book';
import { QrCode } from '@rudel/ui/qr-code';
import { useWords } from '@rudel/ui/words';
import { useSharedOrigin } from '../../host/shared-origin.ts';
import { doorWords, refusalOf } from '../../words/door-words.ts';
import { takePath } from '../route.ts';
import type { Lobby } from './use-lobby.ts';

/** A code with which somebody takes a seat back on whatever device. */
export function SeatKey({ lobby, seat, hint }: { lobby: Lobby; seat: Seat; hint: string }) {
  const words = useWords(doorWords);
  const { origin } = useSharedOrigin();
  const [key, setKey] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { id } = lobby.table;
  useEffect(() => {
    const token = placeOf(id, lobby.you?.person)?.token ?? '';
    void lobby.host.handover(id, token, seat).then((answer) => {
      if (answer.ok) setKey(answer.value.key);
      else setTrouble(refusalOf(words, answer.refusal));
    });
  }, [id, seat]);
  return (
    <>
      <p>{trouble ?? hint}</p>
      {key !== null && <QrCode text={new URL(takePath(key), origin).href} label={hint} />}
    </>
  );
}
