import { effect } from '@preact/signals';
import type { Surroundings } from '@rudel/ui/surroundings';
import { promiseBook } from './promise-book.ts';
import type { PromiseBook, Promised } from './promise-book.ts';
import type { Session } from './session.ts';

type Around = Pick<Surroundings, 'freshId'>;

/**
 * Writes down what the table promises for each match, and adds something of this device to the lot of each coming one, once its
 * table is bound to a secret.
 */
export function addToLots(
  session: Pick<Session, 'table' | 'you' | 'wish'>,
  around: Around,
  book: PromiseBook = promiseBook,
): () => void {
  let wished = '';
  return effect(() => {
    const table = session.table.value;
    const seat = session.you.value?.seat ?? null;
    if (table === null || table.commitment === '') return;
    const promised = book.hear(table);
    if (seat === null || table.phase === 'playing' || promised.added !== undefined) return;
    const { commitment } = promised;
    if (wished === commitment) return;
    wished = commitment;
    void add(session, book, promised, around.freshId());
  });
}

/** What comes after the deal is for the match after that. */
async function add(
  { table, wish }: Pick<Session, 'table' | 'wish'>,
  book: PromiseBook,
  promised: Promised,
  text: string,
): Promise<void> {
  const { kind } = await wish({ kind: 'lot', text });
  const isInTime = table.peek()?.phase !== 'playing' && table.peek()?.commitment === promised.commitment;
  if (kind === 'done' && isInTime) book.keepAdded(promised, text);
}
