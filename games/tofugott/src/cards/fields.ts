import { deckFault } from './deck-faults.ts';
import type { DeckFault } from './deck-faults.ts';
import type { JsonEntry, JsonNode } from './json-node.ts';

/** Where in a deck something stands. */
export type Place = Partial<Pick<DeckFault, 'card' | 'language' | 'question'>>;

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

export function entryOf(node: ObjectNode, key: string): JsonEntry | undefined {
  return node.entries.find((entry) => entry.key === key);
}

/** Fields that mean nothing, as a mistyped `blakc`, and fields that are there twice. */
export function fieldFaults(node: ObjectNode, known: readonly string[], place: Place): readonly DeckFault[] {
  return node.entries.flatMap(({ key, line }, at) => {
    if (!known.includes(key)) return deckFault('unknown-field', line, { ...place, found: key });
    const again = node.entries.findIndex((entry) => entry.key === key) < at;
    return again ? deckFault('field-twice', line, { ...place, found: key }) : [];
  });
}
