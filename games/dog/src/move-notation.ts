import { notation, quoted, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { isNest, nestSeatOf, startOf } from './board.ts';
import { formatPlace, readPlace } from './places.ts';
import { readCard } from './shown-notation.ts';
import type { Card, Leg, Move, Play } from './types.ts';

/** `5`, or `X=5` for a joker that is named a five. */
const formatCard = ({ card, as }: Play): string => (as === card ? card : `${card}=${as}`);

const formatLeg = ({ from, to }: Leg): string => `${formatPlace(from)}>${formatPlace(to)}`;

function formatMove(move: Move): string {
  switch (move.kind) {
    case 'fold':
      return 'fold';
    case 'give':
      return `give ${move.card}`;
    case 'exit':
    case 'drive':
      return `${formatCard(move)}:${move.legs.map(formatLeg).join(',')}`;
    case 'swap':
      return `${formatCard(move)}:${move.legs.map(({ from, to }) => `${formatPlace(from)}x${formatPlace(to)}`).join('')}`;
    case 'idle':
      return `${formatCard(move)}:-`;
  }
}

function readMove(text: string): Move {
  const trimmed = text.trim();
  if (trimmed === 'fold') return { kind: 'fold' };
  const gift = /^give\s+(\S+)$/.exec(trimmed);
  if (gift !== null) return { kind: 'give', card: readCard(gift[1] ?? '') };
  const [, name = '', what = ''] = /^([^:\s]+):(\S+)$/.exec(trimmed) ?? [];
  if (name === '') {
    return unreadable(
      `${quoted(trimmed)} is not a move: write 'give 7', 'fold', or a card and what it does, as in '5:12>17'.`,
    );
  }
  const [card = '', as = card] = name.split(/=(.*)/s);
  return readPlay(readCard(card), readCard(as), what);
}

function readPlay(card: Card, as: Card, what: string): Play {
  if (what === '-') return { kind: 'idle', card, as, legs: [] };
  const swap = /^([^x>,]+)x([^x>,]+)$/.exec(what);
  if (swap !== null) {
    const leg = { from: readPlace(swap[1] ?? ''), to: readPlace(swap[2] ?? '') };
    return { kind: 'swap', card, as, legs: [leg] };
  }
  const legs = what.split(',').map(readLeg);
  if (legs.length > 7) unreadable('A seven has at most seven parts.');
  return legs.some(({ from }) => isNest(from)) ? readExit(card, as, legs) : { kind: 'drive', card, as, legs };
}

function readExit(card: Card, as: Card, legs: readonly Leg[]): Play {
  const [leg] = legs;
  if (leg === undefined || legs.length > 1 || leg.to !== startOf(nestSeatOf(leg.from))) {
    return unreadable('A stone leaves its nest onto its own start, and nothing else moves.');
  }
  return { kind: 'exit', card, as, legs };
}

function readLeg(text: string): Leg {
  const [from = '', to = ''] = text.split('>', 2);
  if (to === '') return unreadable(`${quoted(text)} is not of the form from>to.`);
  const target = readPlace(to);
  return isNest(target)
    ? unreadable('No card moves a stone into a nest.')
    : { from: readPlace(from), to: target };
}

export const moveNotation: Notation<Move> = notation(formatMove, readMove);
