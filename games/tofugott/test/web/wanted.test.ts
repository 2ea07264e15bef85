import { describe, expect, it } from 'vitest';
import { isComplete, noAnswers, places, silhouettes } from '@rudel/tofugott/page';
import type { Answers, Move } from '@rudel/tofugott/page';
import {
  isSameAnswers,
  moveTowards,
  nextPlace,
  placeOf,
  withLaid,
  withoutAnswer,
} from '../../web/logic/wanted.ts';

const best = (question: number) => ({ row: 'best', question }) as const;
const worst = (question: number) => ({ row: 'worst', question }) as const;

function applied(answers: Answers, move: Move): Answers {
  if (move.kind === 'take') return withoutAnswer(answers, move);
  if (move.kind === 'lay') return withLaid(answers, move, move.silhouette);
  throw new Error(move.kind);
}

/** All moves that lead from one to the other, each lawful when it is made. */
function way(from: Answers, to: Answers): readonly Move[] {
  const moves: Move[] = [];
  for (let now = from, move = moveTowards(now, to); move !== null; move = moveTowards(now, to)) {
    if (move.kind === 'lay') {
      expect(placeOf(now, move.silhouette)).toBeNull();
      expect(now[move.row][move.question - 1]).toBeNull();
    }
    moves.push(move);
    now = applied(now, move);
    expect(moves.length).toBeLessThan(20);
    if (isSameAnswers(now, to)) break;
  }
  return moves;
}

describe('laying answers', () => {
  it('fills both answers to a question before the next question', () => {
    let answers = noAnswers;
    const order: string[] = [];
    for (let place = nextPlace(answers, null); place !== null; place = nextPlace(answers, place)) {
      order.push(`${place.row} ${place.question}`);
      answers = withLaid(answers, place, silhouettes[order.length - 1] ?? 'tofu');
    }
    expect(order).toEqual(['best 1', 'worst 1', 'best 2', 'worst 2', 'best 3', 'worst 3']);
    expect(isComplete(answers)).toBe(true);
  });

  it('comes back to a place that was left empty', () => {
    const answers = withLaid(withLaid(noAnswers, best(3), 'rat'), worst(3), 'pig');
    expect(nextPlace(answers, worst(3))).toEqual(best(1));
  });

  it('swaps two that lie there already', () => {
    const laid = withLaid(withLaid(noAnswers, best(1), 'rat'), worst(2), 'pig');
    const swapped = withLaid(laid, worst(2), 'rat');
    expect(placeOf(swapped, 'rat')).toEqual(worst(2));
    expect(placeOf(swapped, 'pig')).toEqual(best(1));
  });

  it('puts what is displaced back into the hand', () => {
    const laid = withLaid(withLaid(noAnswers, best(1), 'rat'), best(1), 'pig');
    expect(placeOf(laid, 'rat')).toBeNull();
    expect(placeOf(laid, 'pig')).toEqual(best(1));
  });
});

describe('the moves that lead to what is wanted', () => {
  const full = places.reduce(
    (answers, place, at) => withLaid(answers, place, silhouettes[at] ?? 'tofu'),
    noAnswers,
  );

  it('are six from nothing to all six, and none to the same', () => {
    expect(way(noAnswers, full).map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'lay'));
    expect(moveTowards(full, full)).toBeNull();
  });

  it('take two away and lay two for a swap', () => {
    const swapped = withLaid(full, best(1), full.worst[2] ?? 'tofu');
    expect(way(full, swapped).map(({ kind }) => kind)).toEqual(['take', 'take', 'lay', 'lay']);
  });

  it('take everything back', () => {
    expect(way(full, noAnswers).map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'take'));
  });
});
