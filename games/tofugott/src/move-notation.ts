import { notation, quoted, readOneOf, readWhole, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { isLine, longestLine, wordingsOf } from './line.ts';
import type { Line } from './line.ts';
import { silhouettes } from './silhouettes.ts';
import type { Silhouette } from './silhouettes.ts';
import { lastQuestion } from './turns.ts';
import { rows } from './types.ts';
import type { CardId, Move, Row } from './types.ts';

export const readSilhouette = (text: string): Silhouette => readOneOf(text, silhouettes, 'A silhouette');

/** Ids are short words of small letters, digits and hyphens. */
export const readCardId = (text: string): CardId =>
  /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text) && text.length <= 40
    ? text
    : unreadable(`${quoted(text)} is not the id of a card.`);

const readQuestion = (text: string): number => readWhole(text, 1, lastQuestion, 'A question');

function formatMove(move: Move): string {
  switch (move.kind) {
    case 'keep':
      return `keep ${move.card}`;
    case 'lay':
      return `${move.row} ${move.question} ${move.silhouette}`;
    case 'take':
      return `take ${move.row} ${move.question}`;
    case 'guess':
      return `guess ${move.silhouette}`;
    case 'show':
      return move.line === null ? 'show' : `show ${wordingsOf(move.line).map(inMarks).join(' ')}`;
    case 'lock':
      return 'lock';
  }
}

const inMarks = (words: string): string => `"${words}"`;

/** Words once for everybody, or twice: in English and in German. */
function readLine(text: string): Line {
  const [, line = ''] = /^"(.*)"$/s.exec(text) ?? unreadable('Words stand in quotation marks: show "…"');
  const [en = '', de, ...more] = line.split('" "');
  if (![en, de ?? en].every(isLine) || more.length > 0)
    unreadable(
      `Words have 1 to ${longestLine} plain characters on one line, without quotation marks like ".`,
    );
  return de === undefined ? en : { en, de };
}

/** How what stands behind the first word of a move is read, by the number of words there. */
const readers: { readonly [verb: string]: (...words: readonly string[]) => Move } = {
  'keep 1': (card = '') => ({ kind: 'keep', card: readCardId(card) }),
  'guess 1': (silhouette = '') => ({ kind: 'guess', silhouette: readSilhouette(silhouette) }),
  'best 2': (question = '', silhouette = '') => readLay('best', question, silhouette),
  'worst 2': (question = '', silhouette = '') => readLay('worst', question, silhouette),
  'take 2': (row = '', question = '') => ({
    kind: 'take',
    row: readOneOf(row, rows, 'A row'),
    question: readQuestion(question),
  }),
};

const readLay = (row: Row, question: string, silhouette: string): Move => ({
  kind: 'lay',
  row,
  question: readQuestion(question),
  silhouette: readSilhouette(silhouette),
});

function readMove(text: string): Move {
  const trimmed = text.trim();
  if (trimmed === 'lock') return { kind: 'lock' };
  if (trimmed === 'show') return { kind: 'show', line: null };
  if (trimmed.startsWith('show ')) return { kind: 'show', line: readLine(trimmed.slice('show '.length)) };
  const [verb = '', ...words] = trimmed.split(/\s+/);
  const form = `${verb} ${words.length}`;
  return Object.hasOwn(readers, form) ? (readers[form]?.(...words) ?? noMove(trimmed)) : noMove(trimmed);
}

function noMove(text: string): never {
  return unreadable(
    `${quoted(text)} is not a move: write 'keep ID', 'best 1 rat', 'worst 2 tofu', 'take best 1', 'lock', 'guess pig', 'show' or 'show "…"'.`,
  );
}

export const moveNotation: Notation<Move> = notation(formatMove, readMove);
