import { plainText } from '../deck/plain-text.ts';
import { deckFault, deckLimits } from './deck-faults.ts';
import type { DeckFault } from './deck-faults.ts';
import type { CardText, DeckCard } from './deck-types.ts';
import { entryOf, fieldFaults } from './fields.ts';
import type { DeckPlace } from './fields.ts';
import type { JsonNode } from './json-node.ts';

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

/** What a text of the deck is called in its faults. */
export type TextKind = 'name' | 'scene' | 'question';

export const languages = ['en', 'de'] as const;

/** Collects what is wrong while something is read. */
export type Faults = DeckFault[];

/** A text as it will be shown; what is wrong with it is added to the faults. */
export function checkText(node: JsonNode, kind: TextKind, place: DeckPlace, faults: Faults): string {
  if (node.kind !== 'text') {
    faults.push(deckFault(`${kind}-no-text`, node.line, place));
    return '';
  }
  const text = plainText(node.value);
  const limit = deckLimits[kind];
  if (text === '') faults.push(deckFault(`${kind}-empty`, node.line, place));
  if (text.length > limit)
    faults.push(deckFault(`${kind}-too-long`, node.line, { ...place, size: text.length, limit }));
  return text;
}

function checkQuestions(node: JsonNode, place: DeckPlace, faults: Faults): CardText['questions'] {
  if (node.kind !== 'list') {
    faults.push(deckFault('questions-no-list', node.line, place));
    return ['', '', ''];
  }
  const { items } = node;
  if (items.length !== 3)
    faults.push(deckFault('questions-not-three', node.line, { ...place, size: items.length, limit: 3 }));
  const texts = items
    .slice(0, 3)
    .map((item, at) => checkText(item, 'question', { ...place, question: at + 1 }, faults));
  for (const [at, text] of texts.entries()) {
    const first = texts.indexOf(text);
    if (text !== '' && first < at)
      faults.push(
        deckFault('question-twice', items[at]?.line ?? node.line, {
          ...place,
          question: at + 1,
          limit: first + 1,
        }),
      );
  }
  const [first = '', second = '', third = ''] = texts;
  return [first, second, third];
}

function checkCardText(node: JsonNode, place: DeckPlace, faults: Faults): CardText {
  if (node.kind !== 'object') {
    faults.push(deckFault('language-no-object', node.line, place));
    return { scene: '', questions: ['', '', ''] };
  }
  faults.push(...fieldFaults(node, ['scene', 'questions'], place));
  const scene = entryOf(node, 'scene');
  const questions = entryOf(node, 'questions');
  if (scene === undefined) faults.push(deckFault('scene-missing', node.line, place));
  if (questions === undefined) faults.push(deckFault('questions-missing', node.line, place));
  return {
    scene: scene === undefined ? '' : checkText(scene.value, 'scene', place, faults),
    questions: questions === undefined ? ['', '', ''] : checkQuestions(questions.value, place, faults),
  };
}

function checkBlack(node: ObjectNode, place: DeckPlace, faults: Faults): boolean {
  const black = entryOf(node, 'black');
  if (black === undefined) return false;
  if (black.value.kind === 'switch') return black.value.value;
  faults.push(deckFault('black-no-switch', black.line, place));
  return false;
}

/** A card with its number as id; null where there is none to speak of. */
export function checkCard(node: JsonNode, number: number, faults: Faults): DeckCard | null {
  const place: DeckPlace = { card: number };
  if (node.kind !== 'object') {
    faults.push(deckFault('card-no-object', node.line, place));
    return null;
  }
  faults.push(...fieldFaults(node, ['black', ...languages], place));
  const black = checkBlack(node, place, faults);
  const [en, de] = languages.map((language) => {
    const entry = entryOf(node, language);
    return entry && checkCardText(entry.value, { ...place, language }, faults);
  });
  const either = en ?? de;
  if (either === undefined) {
    faults.push(deckFault('language-missing', node.line, place));
    return null;
  }
  return { id: String(number), black, en: en ?? either, de: de ?? either };
}
