import { botCalled } from '@rudel/bots';
import type { Budget } from '@rudel/bots';
import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import type { Lot, MatchRecord, Replayed, SealedTypes } from '@rudel/kernel';
import type { Shelved } from '@rudel/shelf';
import { LocalMatch, personTag } from './local-match.ts';

/**
 * Why a saved text cannot be played on, and in which line (0: as a whole). No more than that: whoever reads
 * it plays the match, and the text holds what they may not know.
 */
export type SaveFault = {
  readonly kind: 'text' | 'opening' | 'act' | 'draw' | 'secret' | 'players';
  readonly line: number;
};

const fault = (kind: SaveFault['kind'], line = 0): SaveFault => ({ kind, line });

/** The line that a sentence about a text begins with. */
const lineNamedIn = (sentence: string): number => Number(/^Line (\d+)/.exec(sentence)?.[1] ?? 0);

function revealedLot(
  { game }: Shelved,
  record: MatchRecord,
  replayed: Replayed<SealedTypes>,
): Lot | SaveFault {
  const lot = lotOf(record, replayed.seats);
  if (lot === null || 'error' in lot) return fault('secret');
  const wrong = faultOfDraws(game, record, replayed, lot);
  if (wrong === null) return lot;
  return wrong.line === 0 ? fault('secret') : fault('draw', wrong.line);
}

/** Who sits where; null where the record does not say. */
function playersOf(
  shelved: Shelved,
  { tags }: MatchRecord,
  seats: number,
): LocalMatch['setup']['bots'] | null {
  const names = Array.from({ length: seats }, (_, seat) => tags.get(`Player${seat}`));
  if (names.filter((name) => name === personTag).length !== 1) return null;
  const players = names.map((name) => (name === personTag ? null : botCalled(shelved, name ?? '')));
  return players.every((player) => player !== undefined) ? players : null;
}

/** The match that a saved text holds, up to its last act; the fault where it is damaged. */
export function resumed(shelved: Shelved, text: string, budget: Budget): LocalMatch | SaveFault {
  const { game } = shelved;
  const parsed = parseRecord(text);
  if (!parsed.ok) return fault('text', lineNamedIn(parsed.error));
  const record = parsed.value;
  const replayed = replay(game, record);
  if ('error' in replayed) return replayed.line === 0 ? fault('opening') : fault('act', replayed.line);
  const lot = revealedLot(shelved, record, replayed);
  if ('kind' in lot) return lot;
  const bots = playersOf(shelved, record, replayed.seats);
  if (bots === null) return fault('players');
  const match = new LocalMatch({ game, options: replayed.options, bots, lot, budget });
  for (const act of replayed.acts) match.take(act);
  return match;
}
