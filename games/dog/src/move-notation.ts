import { notation, quoted, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { startOf } from './board.ts';
import { cards } from './cards.ts';
import { formatPlace, readPlace } from './places.ts';
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
      return `${formatCard(move)}:${move.seat}n>${startOf(move.seat)}`;
    case 'drive':
      return `${formatCard(move)}:${move.legs.map(formatLeg).join(',')}`;
    case 'swap':
      return `${formatCard(move)}:${formatPlace(move.mine)}x${formatPlace(move.theirs)}`;
    case 'idle':
      return `${formatCard(move)}:-`;
  }
}

function readCard(text: string): Card {
  const card = cards.find((known) => known === text.toUpperCase());
  return card ?? unreadable(`${quoted(text)} is no card: cards are A, 2 to 10, J, Q, K and X for the joker.`);
}

function readMove(text: string): Move {
  const trimmed = text.trim();
  if (trimmed === 'fold') return { kind: 'fold' };
  const gift = /^give\s+(\S+)$/.exec(trimmed);
  if (gift !== null) return { kind: 'give', card: readCard(gift[1] ?? '') };
  const [, name = '', what = ''] = /^([^:\s]+):(\S+)$/.exec(trimmed) ?? [];
  if (name === '') {
    return unreadable(
      `${quoted(trimmed)} is no move: write 'give 7', 'fold', or a card and what it does, as in '5:12>17'.`,
    );
  }
  const [card = '', as = card] = name.split(/=(.*)/s);
  return readPlay(readCard(card), readCard(as), what);
}

function readPlay(card: Card, as: Card, what: string): Play {
  if (what === '-') return { kind: 'idle', card, as };
  const exit = /^([0-3])n>(\d+)$/.exec(what);
  if (exit !== null) return readExit(card, as, Number(exit[1]), exit[2] ?? '');
  const swap = /^([^x>,]+)x([^x>,]+)$/.exec(what);
  if (swap !== null) {
    return { kind: 'swap', card, as, mine: readPlace(swap[1] ?? ''), theirs: readPlace(swap[2] ?? '') };
  }
  const legs = what.split(',');
  if (legs.length > 7) unreadable('A seven has at most seven parts.');
  return { kind: 'drive', card, as, legs: legs.map(readLeg) };
}

function readExit(card: Card, as: Card, seat: number, to: string): Play {
  if (readPlace(to) !== startOf(seat))
    unreadable(`The nest of seat ${seat} opens onto field ${startOf(seat)}.`);
  return { kind: 'exit', card, as, seat };
}

function readLeg(text: string): Leg {
  const [from = '', to = ''] = text.split('>', 2);
  if (to === '') return unreadable(`${quoted(text)} is not of the form from>to.`);
  return { from: readPlace(from), to: readPlace(to) };
}

export const moveNotation: Notation<Move> = notation(formatMove, readMove);
