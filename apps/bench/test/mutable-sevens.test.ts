import { describe, expect, test } from 'vitest';
import { JOKER, MutableDog, SEVEN } from '@rudel/dog/fast';
import { seededRng } from '@rudel/kernel';
import { cardPart } from './dog-fields.ts';
import { sevenResultsByBruteForce } from './sevens-by-brute-force.ts';

const plays = process.env['RUDEL_LONG'] === '1' ? 20_000 : 400;

/** How a seven of the hand to play is written, if it holds one or a joker. */
function sevenInHand({ cards, turn }: MutableDog): string | null {
  const held = cards.masks[turn] ?? 0;
  if (((held >> SEVEN) & 1) === 1) return '7';
  return ((held >> JOKER) & 1) === 1 ? 'X=7' : null;
}

/** The boards that the listed sevens lead to. */
function listedResults(game: MutableDog, name: string): string[] {
  const indices = Array.from({ length: game.legal() }, (_, index) => index);
  const sevens = indices.filter((index) => cardPart(game.moveText(index)) === name);
  return sevens.map((index) => game.resultText(index)).toSorted();
}

/** One more act of random matches. */
function playOn(game: MutableDog, rng: ReturnType<typeof seededRng>): void {
  if (game.phase === 'over') game.reset();
  if (game.phase === 'starter') game.setFirstStarter(rng.int(4));
  if (game.phase === 'deal') game.dealRandomly(rng);
  game.apply(rng.int(game.legal()));
}

describe('the mutable game lists each board once that seven single steps can lead to', () => {
  test.each(['afterLastStone', 'always'] as const)(
    'sevenHelpsPartner=%s',
    (sevenHelpsPartner) => {
      const game = new MutableDog({ sevenHelpsPartner });
      const rng = seededRng(`sevens ${sevenHelpsPartner}`);
      for (let checked = 0; checked < plays;) {
        playOn(game, rng);
        const seven = game.phase === 'play' ? sevenInHand(game) : null;
        if (seven === null) continue;
        checked += 1;
        const reachable = sevenResultsByBruteForce(game.board, game.turn, sevenHelpsPartner === 'always');
        expect(listedResults(game, seven)).toEqual(reachable);
      }
    },
    600_000,
  );
});
