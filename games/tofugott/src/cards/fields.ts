import { deckFault } from './deck-faults.ts';
import type { DeckFault } from './deck-faults.ts';
import type { JsonEntry, JsonNode } from './json-node.ts';

/** Where in a deck something stands. */
export type DeckPlace = Partial<Pick<DeckFault, 'card' | 'language' | 'question'>>;

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

export function entryOf(node: ObjectNode, key: string): JsonEntry | undefined {
  return node.entries.find((entry) => entry.key === key);
}

/** Fields that mean nothing, as a mistyped `blakc`, and fields that are there twice. */
export function fieldFaults(
  node: ObjectNode,
  known: readonly string[],
  place: DeckPlace,
): readonly DeckFault[] {
  const seen = new Set<string>();
  return node.entries.flatMap(({ key, line }) => {
    const about = { ...place, found: key };
    if (!known.includes(key)) return deckFault('unknown-field', line, about);
    if (seen.has(key)) return deckFault('field-twice', line, about);
    seen.add(key);
    return [];
  });
}
