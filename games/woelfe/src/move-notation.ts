import { notation, quoted, readWhole, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { readKind } from './dice-notation.ts';
import { sidesFrom, sizeOf } from './rounds.ts';
import type { Move } from './types.ts';

const words = ['double', 'pass', 'goblin', 'fever', 'rabies'] as const;
const mostTricks = sizeOf(7, 2);

function formatMove(move: Move): string {
  switch (move.kind) {
    case 'bid':
      return `bid ${move.tricks}`;
    case 'roll':
      return `roll ${move.die}`;
    case 'lay':
      return `lay ${move.at}`;
    default:
      return move.kind;
  }
}

function readMove(text: string): Move {
  const trimmed = text.trim();
  const word = words.find((one) => one === trimmed);
  if (word !== undefined) return { kind: word };
  const [, verb = '', what = ''] = /^(bid|roll|lay)\s+(\S+)$/.exec(trimmed) ?? [];
  if (verb === 'roll') return { kind: 'roll', die: readKind(what) };
  if (verb === 'lay') return { kind: 'lay', at: readWhole(what, 0, sidesFrom - 1, 'A seat') };
  if (verb === 'bid') return { kind: 'bid', tricks: readWhole(what, 0, mostTricks, 'A bid') };
  return unreadable(
    `${quoted(trimmed)} is not a move: write 'roll W', 'lay 2', 'goblin', 'pass', 'bid 3', 'double', 'fever' or 'rabies'.`,
  );
}

export const moveNotation: Notation<Move> = notation(formatMove, readMove);
