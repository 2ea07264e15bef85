import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { without } from '../cards.ts';
import { legal } from '../moves.ts';
import { playedOn } from '../play.ts';
import type { Card, DogTypes, Move, View } from '../types.ts';
import { betrayalIn } from './betrayal.ts';
import { giftWorth } from './gift.ts';
import { oddsOf, unseenBy } from './odds.ts';
import { stoneValues } from './stone-values.ts';
import type { StoneValues } from './stone-values.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';
import type { Scene } from './worth.ts';

/** Moves that differ by less are equally good. */
const hair = 0.01;

/** Looks one move ahead: it makes the move after which the board and its hand please it most. */
export function greedyBot(weights: Weights): Bot<DogTypes> {
  const values = stoneValues(weights);
  return {
    name: 'greedy',
    choose(view, rng) {
      const moves = legal(view);
      return moves.length > 1 && view.eye !== 'table'
        ? pick(bestOf(moves, view, sceneOf(view, view.eye, weights, values)), rng)
        : pick(moves, rng);
    },
  };
}

function sceneOf(view: View, eye: Seat, weights: Weights, values: StoneValues): Scene {
  const unseen = unseenBy(view, eye);
  const odds = view.hands.map((hand) => oddsOf(unseen, hand.length + weights.laterCards));
  return { eye, weights, values, odds };
}

function bestOf(moves: readonly Move[], view: View, scene: Scene): Move[] {
  const hand = view.hands[scene.eye] as readonly Card[];
  const worths = moves.map((move) => worthAfter(scene, view, hand, move));
  const best = Math.max(...worths);
  return moves.filter((_, index) => (worths[index] as number) >= best - hair);
}

function worthAfter(scene: Scene, { shown }: View, hand: readonly Card[], move: Move): number {
  switch (move.kind) {
    case 'fold':
      return 0;
    case 'give':
      return giftWorth(scene, shown.board, hand, move.card);
    default: {
      const board = playedOn(shown.board, move);
      return worthOf(scene, board, without(hand, move.card)) - betrayalIn(scene, shown.board, board);
    }
  }
}
