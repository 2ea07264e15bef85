import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { addedTo, keepAdded } from './own-lots.ts';

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Adds something of this device to the lot of each coming match, once its table is bound to a secret. */
export function useLot(session: Session): void {
  const wished = useRef('');
  useSignalEffect(() => {
    const table = session.table.value;
    const isSeated = session.you.value?.seat !== null && session.you.value !== null;
    if (table === null || table.phase === 'playing' || !isSeated || table.commitment === '') return;
    const { commitment } = table;
    if (wished.current === commitment || addedTo(commitment) !== null) return;
    wished.current = commitment;
    const text = randomText();
    void session.wish({ kind: 'lot', text }).then(({ kind }) => {
      if (kind === 'done') keepAdded(commitment, text);
    });
  });
}
