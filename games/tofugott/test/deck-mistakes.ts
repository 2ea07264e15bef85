import { deckLimits } from '../src/cards/deck-faults.ts';
import type { DeckReason } from '../src/cards/deck-faults.ts';

const cardText = (name: string) => ({
  scene: `${name}.`,
  questions: [`${name} 1?`, `${name} 2?`, `${name} 3?`],
});

/** A good deck; each card begins five lines below the one before. */
export const goodDeck = `{
  "name": "Ours",
  "cards": [
    {
      "en": { "scene": "At sea.", "questions": ["Who rows?", "Who sings?", "Who sinks?"] },
      "de": { "scene": "Auf See.", "questions": ["Wer rudert?", "Wer singt?", "Wer sinkt?"] }
    },
    {
      "black": true,
      "en": { "scene": "In bed.", "questions": ["Who snores?", "Who kicks?", "Who leaves?"] }
    },
    {
      "de": { "scene": "Im Wald.", "questions": ["Was knackt?", "Was heult?", "Was lacht?"] }
    }
  ]
}`;

/** The good deck with one mistake, and how it is told. */
export const deckMistakes: readonly {
  readonly reason: DeckReason;
  readonly text: string;
  readonly words: string;
}[] = [
  {
    reason: 'nothing-there',
    text: ' \n ',
    words: 'Line 2: there is nothing here yet. Paste a deck or open a file.',
  },
  {
    reason: 'ends-early',
    text: goodDeck.slice(0, -4),
    words: 'Line 15: the text ends too early. A bracket ] or } is missing at the end.',
  },
  {
    reason: 'more-after-end',
    text: `${goodDeck}\n}`,
    words: 'Line 17: the deck ends here, but } follows. Is there one bracket too many?',
  },
  {
    reason: 'comma-missing',
    text: goodDeck.replace('"Ours",', '"Ours"'),
    words: 'Line 2: a comma is missing after this.',
  },
  {
    reason: 'comma-too-many',
    text: goodDeck.replace('"Who sinks?"]', '"Who sinks?",]'),
    words: 'Line 5: the last comma before the closing bracket has to go.',
  },
  {
    reason: 'colon-missing',
    text: goodDeck.replace('"black":', '"black"'),
    words: 'Line 9: a colon is missing after the name of the field.',
  },
  {
    reason: 'key-missing',
    text: goodDeck.replace('"black"', 'black'),
    words: 'Line 9: the name of a field has to go here, in "quotation marks".',
  },
  {
    reason: 'quote-missing',
    text: goodDeck.replace('"Was lacht?"', '"Was lacht?'),
    words: 'Line 13: some text begins here with " but does not end on this line.',
  },
  {
    reason: 'quote-astray',
    text: goodDeck.replace('At sea.', 'At "sea".'),
    words:
      'Line 5: a quotation mark is missing here or is one too many. Inside text, write \\" or “ ” instead.',
  },
  {
    reason: 'wrong-quotes',
    text: goodDeck.replace('"Ours"', '“Ours”'),
    words: 'Line 2: please put text in straight quotation marks " instead of “.',
  },
  {
    reason: 'bad-escape',
    text: goodDeck.replace('At sea.', String.raw`At \sea.`),
    words:
      'Line 5: a backslash \\ means something special here. Write \\\\ if you mean the character itself.',
  },
  {
    reason: 'unknown-sign',
    text: goodDeck.replace('true', 'yes'),
    words: 'Line 9: y cannot go here. Text needs "quotation marks".',
  },
  {
    reason: 'too-deep',
    text: '['.repeat(50),
    words: 'Line 1: the brackets here are nested too deeply.',
  },
  {
    reason: 'text-too-long',
    text: goodDeck.padEnd(deckLimits.text + 1),
    words: 'Line 1: the text has 200001 characters; the limit is 200000.',
  },
  {
    reason: 'not-a-deck',
    text: '[1, 2]',
    words: 'Line 1: a deck begins with { and has a "name" and "cards".',
  },
  {
    reason: 'unknown-field',
    text: goodDeck.replace('"black"', '"blakc"'),
    words: 'Line 9, card 2: the field "blakc" means nothing here. Is it misspelt?',
  },
  {
    reason: 'field-twice',
    text: goodDeck.replace('"black": true', '"black": true,\n"black": true'),
    words: 'Line 10, card 2: the field "black" appears twice.',
  },
  {
    reason: 'name-missing',
    text: goodDeck.replace('"name": "Ours",', ''),
    words: 'Line 1: the deck has no "name".',
  },
  {
    reason: 'name-no-text',
    text: goodDeck.replace('"Ours"', '7'),
    words: 'Line 2: the name has to be text in "quotation marks".',
  },
  { reason: 'name-empty', text: goodDeck.replace('Ours', ' '), words: 'Line 2: the name is empty.' },
  {
    reason: 'name-too-long',
    text: goodDeck.replace('Ours', 'o'.repeat(41)),
    words: 'Line 2: the name has 41 characters; the limit is 40.',
  },
  { reason: 'cards-missing', text: '{ "name": "x" }', words: 'Line 1: the deck has no "cards".' },
  {
    reason: 'cards-no-list',
    text: '{ "name": "x",\n"cards": {} }',
    words: 'Line 2: "cards" has to be a list in [ ].',
  },
  {
    reason: 'too-few-cards',
    text: '{ "name": "x", "cards": [] }',
    words: 'Line 1: the deck has 0 cards; at least 3 are needed.',
  },
  {
    reason: 'too-many-cards',
    text: JSON.stringify({
      name: 'x',
      cards: Array.from({ length: 301 }, (_, at) => ({ en: cardText(`${at}`) })),
    }),
    words: 'Line 1: the deck has 301 cards; the limit is 300.',
  },
  {
    reason: 'card-no-object',
    text: goodDeck.replace('"cards": [', '"cards": [\n"card",'),
    words: 'Line 4, card 1: a card has to be in { }, with "en" or "de" or both.',
  },
  {
    reason: 'card-twice',
    text: goodDeck.replace(
      '"cards": [',
      '"cards": [{ "de": { "scene": " Im  Wald.", "questions": ["Was knackt?", "Was heult?", "Was lacht?"] } },',
    ),
    words: 'Line 12, card 4: this card says the same as card 1.',
  },
  {
    reason: 'black-no-switch',
    text: goodDeck.replace('true', '"true"'),
    words: 'Line 9, card 2: "black" is either true or false, without quotation marks.',
  },
  {
    reason: 'language-missing',
    text: goodDeck.replace('"cards": [', '"cards": [{ "black": false },'),
    words: 'Line 3, card 1: the card says nothing. It needs "en" or "de" or both.',
  },
  {
    reason: 'language-no-object',
    text: goodDeck.replace(/"de": \{ "scene": "Auf.*\}/, '"de": "Auf See."'),
    words: 'Line 6, card 1, German: a "scene" and "questions" have to go here, in { }.',
  },
  {
    reason: 'scene-missing',
    text: goodDeck.replace('"scene": "Im Wald.", ', ''),
    words: 'Line 13, card 3, German: the "scene" is missing.',
  },
  {
    reason: 'scene-no-text',
    text: goodDeck.replace('"In bed."', '["In bed."]'),
    words: 'Line 10, card 2, English: the scene has to be text in "quotation marks".',
  },
  {
    reason: 'scene-empty',
    text: goodDeck.replace('In bed.', '\u200B'),
    words: 'Line 10, card 2, English: the scene is empty.',
  },
  {
    reason: 'scene-too-long',
    text: goodDeck.replace('In bed.', 'z'.repeat(241)),
    words: 'Line 10, card 2, English: the scene has 241 characters; the limit is 240.',
  },
  {
    reason: 'questions-missing',
    text: goodDeck.replace(/, "questions": \["Who rows.*\]/, ''),
    words: 'Line 5, card 1, English: the "questions" are missing.',
  },
  {
    reason: 'questions-no-list',
    text: goodDeck.replace(/\["Who rows.*\]/, '"Who rows?"'),
    words: 'Line 5, card 1, English: "questions" has to be a list in [ ].',
  },
  {
    reason: 'questions-not-three',
    text: goodDeck.replace('"Who rows?", ', ''),
    words: 'Line 5, card 1, English: there are 2 questions; a card has three.',
  },
  {
    reason: 'question-no-text',
    text: goodDeck.replace('"Who rows?"', 'null'),
    words: 'Line 5, card 1, English, question 1: a question has to be text in "quotation marks".',
  },
  {
    reason: 'question-empty',
    text: goodDeck.replace('Who sings?', ''),
    words: 'Line 5, card 1, English, question 2: the question is empty.',
  },
  {
    reason: 'question-too-long',
    text: goodDeck.replace('Was lacht?', 'w'.repeat(141)),
    words: 'Line 13, card 3, German, question 3: the question has 141 characters; the limit is 140.',
  },
  {
    reason: 'question-twice',
    text: goodDeck.replace('Was lacht?', 'Was knackt?'),
    words: 'Line 13, card 3, German, question 3: this asks the same as question 1.',
  },
];
