import { effect } from '@preact/signals';
import { addedTo, keepAdded } from './own-lots.ts';
import type { Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';

type Around = Pick<Surroundings, 'freshId'>;

/** Adds something of this device to the lot of each coming match, once its table is bound to a secret. */
export function addToLots(session: Pick<Session, 'table' | 'you' | 'wish'>, around: Around): () => void {
  let wished = '';
  return effect(() => {
    const table = session.table.value;
    const seat = session.you.value?.seat ?? null;
    if (table === null || seat === null || table.phase === 'playing') return;
    const { commitment } = table;
    if (commitment === '' || wished === commitment || addedTo(commitment) !== null) return;
    wished = commitment;
    void add(session, commitment, around.freshId());
  });
}

async function add({ wish }: Pick<Session, 'wish'>, commitment: string, text: string): Promise<void> {
  const { kind } = await wish({ kind: 'lot', text });
  if (kind === 'done') keepAdded(commitment, text);
}
