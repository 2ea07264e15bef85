import { notation, quoted, readOneOf, readWhole, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { cards } from './cards.ts';
import type { Card } from './cards.ts';
import { mostSeats } from './deck.ts';
import type { CardPlace } from './deck.ts';
import { questions } from './questions.ts';
import type { Question } from './questions.ts';
import { sides } from './types.ts';
import type { Move, Pointer, Suspicion } from './types.ts';

export const readPlace = (text: string): CardPlace => readWhole(text, 0, mostSeats - 1, 'A place');

/** Cards and questions are written in capitals and read in any case. */
export const readCard = (text: string): Card => readOneOf(text.toUpperCase(), cards, 'A card');
export const readQuestion = (text: string): Question =>
  readOneOf(text.toUpperCase(), questions, 'A question');

function readPointer(text: string): Pointer {
  return text === 'none' || text === 'x' ? text : readPlace(text);
}

/** `2,none`: the first pointer is on place 2, the second says that nobody plays it. */
export const formatBoard = ([first, second]: Suspicion): string => `${first},${second}`;

export function readBoard(text: string): Suspicion {
  const [first, second, more] = text.split(',');
  if (first === undefined || second === undefined || more !== undefined)
    return unreadable(`A board has two pointers, as in '2,none', and not ${quoted(text)}.`);
  return [readPointer(first), readPointer(second)];
}

function formatMove(move: Move): string {
  switch (move.kind) {
    case 'look':
      return `look ${move.at}`;
    case 'lay':
      return `lay ${move.left},${move.right}`;
    case 'take':
      return `take ${move.side}`;
    case 'ask':
      return `ask ${move.at} ${move.question}`;
    case 'suspect':
      return `suspect ${formatBoard([move.first, move.second])}`;
    default:
      return move.kind;
  }
}

const readers: { readonly [verb: string]: (what: string, rest: string | undefined) => Move | null } = {
  look: (at, rest) => (rest === undefined ? { kind: 'look', at: readPlace(at) } : null),
  ask: (at, question) =>
    question === undefined ? null : { kind: 'ask', at: readPlace(at), question: readQuestion(question) },
  take: (side, rest) =>
    rest === undefined ? { kind: 'take', side: readOneOf(side, sides, 'A side') } : null,
  lay: (what, rest) => (rest === undefined ? readLay(what) : null),
  suspect: (what, rest) => (rest === undefined ? readSuspect(what) : null),
};

function readLay(what: string): Move {
  const [left, right, more] = what.split(',').map(readCard);
  if (left === undefined || right === undefined || more !== undefined)
    return unreadable(`Two cards are laid out, as in 'lay S,W', and not ${quoted(what)}.`);
  return { kind: 'lay', left, right };
}

function readSuspect(what: string): Move {
  const [first, second] = readBoard(what);
  if (first === 'x' && second === 'x') return { kind: 'abstain' };
  return { kind: 'suspect', first, second };
}

function readMove(text: string): Move {
  const [verb = '', what, rest, more] = text.trim().split(/\s+/);
  if (verb === 'abstain' || verb === 'pass') {
    if (what === undefined) return verb === 'pass' ? { kind: 'pass' } : { kind: 'abstain' };
  } else if (what !== undefined && more === undefined && Object.hasOwn(readers, verb)) {
    const move = readers[verb]?.(what, rest) ?? null;
    if (move !== null) return move;
  }
  return unreadable(
    `${quoted(text.trim())} is not a move: write 'look 2', 'ask 2 WHP', 'suspect 2,none', 'abstain', 'pass', 'lay S,W' or 'take left'.`,
  );
}

export const moveNotation: Notation<Move> = notation(formatMove, readMove);
