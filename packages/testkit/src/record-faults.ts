import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import type { Game, GameTypes, MatchRecord, RecordFault, Replayed } from '@rudel/kernel';

/** What is wrong with a record: it does not replay, or its draws are not those of its secret. */
export function recordFaults<G extends GameTypes>(
  game: Game<G>,
  path: string,
  text: string,
): readonly string[] {
  const record = parseRecord(text);
  if (!record.ok) return [`${path} ${record.error}`];
  const replayed = replay(game, record.value);
  const fault = 'error' in replayed ? replayed : drawFault(game, record.value, replayed);
  return fault === null ? [] : [`${path}:${fault.line} ${fault.error}`];
}

function drawFault<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  replayed: Replayed<G>,
): RecordFault | null {
  const lot = lotOf(record, replayed.seats);
  if (lot === null || 'error' in lot) return lot;
  return faultOfDraws(game, record, replayed, lot);
}
