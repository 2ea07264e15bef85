import type { Budget } from '@rudel/bots';
import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import type { Lot, MatchRecord, Replayed, SealedTypes } from '@rudel/kernel';
import type { Shelved } from '@rudel/shelf';
import { botNamed } from '../lineup.ts';
import { refused } from '../stop.ts';
import { LocalMatch, personTag } from './local-match.ts';

function replayOf({ game }: Shelved, record: MatchRecord): Replayed<SealedTypes> {
  const replayed = replay(game, record);
  return 'error' in replayed ? refused(`line ${replayed.line}: ${replayed.error}`) : replayed;
}

function revealedLot({ game }: Shelved, record: MatchRecord, replayed: Replayed<SealedTypes>): Lot {
  const lot = lotOf(record, replayed.seats);
  if (lot === null) return refused('its secret is missing.');
  if ('error' in lot) return refused(lot.error);
  const fault = faultOfDraws(game, record, replayed, lot);
  return fault === null ? lot : refused(`line ${fault.line}: ${fault.error}`);
}

/** The match that a saved text holds, up to its last act; stops with the fault where it is damaged. */
export function resumed(shelved: Shelved, text: string, budget: Budget): LocalMatch {
  const parsed = parseRecord(text);
  if (!parsed.ok) return refused(parsed.error);
  const record = parsed.value;
  const replayed = replayOf(shelved, record);
  const lot = revealedLot(shelved, record, replayed);
  const names = Array.from({ length: replayed.seats }, (_, seat) => record.tags.get(`Player${seat}`) ?? '');
  if (names.filter((name) => name === personTag).length !== 1) return refused('it does not say who you are.');
  const bots = names.map((name) => (name === personTag ? null : botNamed(shelved, name, refused)));
  const match = new LocalMatch({ game: shelved.game, options: replayed.options, bots, lot, budget });
  for (const act of replayed.acts) match.take(act);
  return match;
}
