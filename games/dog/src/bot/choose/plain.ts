import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import { without } from '../../cards.ts';
import { legal } from '../../moves.ts';
import { playedOn } from '../../play.ts';
import type { Card, DogTypes, Move, View } from '../../types.ts';
import type { PlainParameters } from '../parameters.ts';
import { basisOf } from '../value/basis.ts';
import type { Basis } from '../value/basis.ts';
import { betrayalIn } from '../value/betrayal.ts';
import { giftWorth } from '../value/gift.ts';
import { stoneValues } from '../value/stone-values.ts';
import { worthOf } from '../value/worth.ts';

/** Looks one move ahead: it makes the move after which the board and its hand please it most. */
export function plainBot(name: string, { weights, band, countsTray }: PlainParameters): Bot<DogTypes> {
  const values = stoneValues(weights);
  return {
    name,
    choose(view, rng) {
      const moves = legal(view);
      if (moves.length <= 1 || view.eye === 'table') return pick(moves, rng);
      const known = countsTray ? view : { ...view, shown: { ...view.shown, tray: [] } };
      return pick(bestOf(moves, view, basisOf(known, view.eye, weights, values), band), rng);
    },
  };
}

function bestOf(moves: readonly Move[], view: View, basis: Basis, band: number): Move[] {
  const hand = view.hands[basis.eye] as readonly Card[];
  const worths = moves.map((move) => worthAfter(basis, view, hand, move));
  const best = Math.max(...worths);
  return moves.filter((_, index) => (worths[index] as number) >= best - band);
}

function worthAfter(basis: Basis, { shown }: View, hand: readonly Card[], move: Move): number {
  switch (move.kind) {
    case 'fold':
      return 0;
    case 'give':
      return giftWorth(basis, shown.board, hand, move.card);
    default: {
      const board = playedOn(shown.board, move);
      return worthOf(basis, board, without(hand, move.card)) - betrayalIn(basis, shown.board, board);
    }
  }
}
