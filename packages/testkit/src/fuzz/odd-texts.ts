import * as fc from 'fast-check';

const nasty = [
  '',
  ' ',
  '-',
  '?',
  '!',
  ':',
  ',',
  '/',
  '=',
  ';',
  '[',
  '"',
  '\n',
  '\0',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '00',
  '1e9',
  '99999999999',
  'NaN',
  'null',
  'é',
  '𝄞',
  '\uD834',
];

/** Texts that a parser may meet: any string, good texts with something changed, and good words in any order. */
export function oddTexts(good: readonly string[]): fc.Arbitrary<string> {
  const words = [...new Set(good.slice(0, 200).flatMap((text) => text.split(/([^\p{L}\p{N}])/u)))];
  const letter = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
  const word = fc.oneof(fc.constantFrom(...words, ''), fc.constantFrom(...nasty), letter);
  const anything = fc.string({ unit: 'binary', maxLength: 60 });
  const shuffledWords = fc.array(word, { maxLength: 24 }).map((some) => some.join(''));
  return fc.oneof(
    anything,
    shuffledWords,
    ...(good.length > 0 ? [changed(good, word), changedField(good, word)] : []),
  );
}

/** A good text, from whose midst a few characters were replaced. */
function changed(good: readonly string[], word: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...good), fc.nat(), fc.nat(4), word)
    .map(([text, at, length, put]) => spliced(text, at % (text.length + 1), length, put));
}

function spliced(text: string, at: number, length: number, put: string): string {
  return text.slice(0, at) + put + text.slice(at + length);
}

/** A good text with one of its words replaced by another. */
function changedField(good: readonly string[], word: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...good), fc.nat(), word).map(([text, at, put]) => {
    const parts = text.split(/([^\p{L}\p{N}])/u);
    return parts.with(at % parts.length, put).join('');
  });
}
