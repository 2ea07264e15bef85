import type { FaultSentences } from '../deck-faults.ts';

const languageName = { en: 'English', de: 'German' };

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const en: FaultSentences = {
  place: ({ line, card, language, question }) =>
    [
      `Line ${line}`,
      ...(card === null ? [] : [`card ${card}`]),
      ...(language === null ? [] : [languageName[language]]),
      ...(question === null ? [] : [`question ${question}`]),
    ].join(', '),
  of: {
    'nothing-there': () => 'there is nothing here yet. Paste a deck or open a file.',
    'ends-early': () => 'the text ends too early. A bracket ] or } is missing at the end.',
    'more-after-end': ({ found }) =>
      `the deck ends here, but ${found} follows. Is there one bracket too many?`,
    'comma-missing': () => 'a comma is missing after this.',
    'comma-too-many': () => 'the last comma before the closing bracket has to go.',
    'colon-missing': () => 'a colon is missing after the name of the field.',
    'key-missing': () => 'the name of a field has to go here, in "quotation marks".',
    'quote-missing': () => 'some text begins here with " but does not end on this line.',
    'quote-astray': () =>
      'a quotation mark is missing here or is one too many. Inside text, write \\" or “ ” instead.',
    'wrong-quotes': ({ found }) => `please put text in straight quotation marks " instead of ${found}.`,
    'bad-escape': () =>
      'a backslash \\ means something special here. Write \\\\ if you mean the character itself.',
    'unknown-sign': ({ found }) => `${found} cannot go here. Text needs "quotation marks".`,
    'too-deep': () => 'the brackets here are nested too deeply.',
    'text-too-long': ({ size, limit }) => `the text has ${size} characters; the limit is ${limit}.`,
    'not-a-deck': () => 'a deck begins with { and has a "name" and "cards".',
    'unknown-field': ({ found }) => `the field "${found}" means nothing here. Is it misspelt?`,
    'field-twice': ({ found }) => `the field "${found}" appears twice.`,
    'name-missing': () => 'the deck has no "name".',
    'name-no-text': () => 'the name has to be text in "quotation marks".',
    'name-empty': () => 'the name is empty.',
    'name-too-long': ({ size, limit }) => `the name has ${size} characters; the limit is ${limit}.`,
    'cards-missing': () => 'the deck has no "cards".',
    'cards-no-list': () => '"cards" has to be a list in [ ].',
    'too-few-cards': ({ size, limit }) => `the deck has ${cards(size)}; at least ${limit} are needed.`,
    'too-many-cards': ({ size, limit }) => `the deck has ${cards(size)}; the limit is ${limit}.`,
    'card-no-object': () => 'a card has to be in { }, with "en" or "de" or both.',
    'card-twice': ({ limit }) => `this card says the same as card ${limit}.`,
    'black-no-switch': () => '"black" is either true or false, without quotation marks.',
    'language-missing': () => 'the card says nothing. It needs "en" or "de" or both.',
    'language-no-object': () => 'a "scene" and "questions" have to go here, in { }.',
    'scene-missing': () => 'the "scene" is missing.',
    'scene-no-text': () => 'the scene has to be text in "quotation marks".',
    'scene-empty': () => 'the scene is empty.',
    'scene-too-long': ({ size, limit }) => `the scene has ${size} characters; the limit is ${limit}.`,
    'questions-missing': () => 'the "questions" are missing.',
    'questions-no-list': () => '"questions" has to be a list in [ ].',
    'questions-not-three': ({ size }) =>
      size === 1
        ? 'there is 1 question; a card has three.'
        : `there are ${size} questions; a card has three.`,
    'question-no-text': () => 'a question has to be text in "quotation marks".',
    'question-empty': () => 'the question is empty.',
    'question-too-long': ({ size, limit }) => `the question has ${size} characters; the limit is ${limit}.`,
    'question-twice': ({ limit }) => `this asks the same as question ${limit}.`,
  },
};
