import type { JsonNode } from './json-node.ts';
import { readJson } from './read-json.ts';

/** What a deck's text says, read as generously as it is checked: with tabs in texts and a mark in front. */
export function openDeck(text: string): unknown {
  const read = readJson(text);
  return 'reason' in read ? {} : openValue(read);
}

function openValue(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, openValue(value)]));
    case 'list':
      return node.items.map(openValue);
    case 'other':
      return null;
    default:
      return node.value;
  }
}
