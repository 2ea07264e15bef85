import { fewestCards } from '../deck/deck-notation.ts';
import { checkCard, checkText } from './check-card.ts';
import type { Faults } from './check-card.ts';
import { deckFault, deckLimits } from './deck-faults.ts';
import type { DeckFault } from './deck-faults.ts';
import type { Deck, DeckCard } from './deck-types.ts';
import { entryOf, fieldFaults } from './fields.ts';
import type { JsonNode } from './json-node.ts';
import { readJson } from './read-json.ts';

/** A deck, or what is wrong with its text in the order of its lines; never both. */
export type DeckCheck =
  | { readonly deck: Deck; readonly faults: readonly [] }
  | { readonly deck: null; readonly faults: readonly DeckFault[] };

/** Nobody reads more at once. */
const mostFaults = 50;

/**
 * Reads a custom deck: `{ "name": …, "cards": [{ "black": …, "en": { "scene": …, "questions": [ … ] }, "de": … }] }`
 * (tofugott 5.1). One language is enough; the other then repeats it.
 *
 * @param needed as many cards as the match wants that the deck is for
 */
export function checkDeck(text: string, needed: number = fewestCards): DeckCheck {
  if (text.length > deckLimits.text)
    return refused([deckFault('text-too-long', 1, { size: text.length, limit: deckLimits.text })]);
  const json = readJson(text);
  if ('reason' in json) return refused([deckFault(json.reason, json.line, { found: json.found })]);
  const faults: DeckFault[] = [];
  const deck = deckIn(json, Math.max(needed, fewestCards), faults);
  return faults.length === 0 ? { deck, faults: [] } : refused(faults);
}

function refused(faults: readonly DeckFault[]): DeckCheck {
  const inOrder = faults.toSorted((one, other) => one.line - other.line);
  return { deck: null, faults: inOrder.slice(0, mostFaults) };
}

function deckIn(node: JsonNode, needed: number, faults: Faults): Deck {
  if (node.kind !== 'object') {
    faults.push(deckFault('not-a-deck', node.line));
    return { name: '', cards: [] };
  }
  faults.push(...fieldFaults(node, ['name', 'cards'], {}));
  const name = entryOf(node, 'name');
  const cards = entryOf(node, 'cards');
  if (name === undefined) faults.push(deckFault('name-missing', node.line));
  if (cards === undefined) faults.push(deckFault('cards-missing', node.line));
  return {
    name: name === undefined ? '' : checkText(name.value, 'name', {}, faults),
    cards: cards === undefined ? [] : cardsIn(cards.value, needed, faults),
  };
}

function cardsIn(node: JsonNode, needed: number, faults: Faults): readonly DeckCard[] {
  if (node.kind !== 'list') {
    faults.push(deckFault('cards-no-list', node.line));
    return [];
  }
  const size = node.items.length;
  if (size < needed) faults.push(deckFault('too-few-cards', node.line, { size, limit: needed }));
  if (size > deckLimits.cards) {
    faults.push(deckFault('too-many-cards', node.line, { size, limit: deckLimits.cards }));
    return [];
  }
  const cards = node.items.map((item, at) => checkCard(item, at + 1, faults));
  findTwins(cards, node.items, faults);
  return cards.filter((card) => card !== null);
}

/** A card that says the same as an earlier one in every language. */
function findTwins(cards: readonly (DeckCard | null)[], nodes: readonly JsonNode[], faults: Faults): void {
  const seen = new Map<string, number>();
  for (const [at, card] of cards.entries()) {
    if (card === null) continue;
    const said = JSON.stringify([card.en, card.de]);
    const first = seen.get(said);
    if (first === undefined) seen.set(said, at + 1);
    else faults.push(deckFault('card-twice', nodes[at]?.line ?? 1, { card: at + 1, limit: first }));
  }
}
