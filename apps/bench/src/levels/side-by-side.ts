import { playMatch } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import type { LevelCell } from '@rudel/bots/measure';
import { secretFromSeed, seededRng } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import type { Shelved } from '@rudel/shelf';

/** Nothing was chosen on these deals. Whoever tunes a bot on them owes the table others. */
const seed = 'levels';

/** What `strong` may think for a decision; a table lets it think longer. */
const budget = { kind: 'iterations', count: 200 } as const;

/** The fewest seats a game has, the most, and those in the middle. */
export function seatNumbersOf({ seats }: Pick<AnyGame, 'seats'>): readonly number[] {
  const [fewest, middle, most] = [seats[0], seats[(seats.length - 1) >> 1], seats.at(-1)];
  return [...new Set([fewest, middle, most].filter((one) => one !== undefined))];
}

/** Two bots on every other seat. The next match has the same deal and the same luck, with their seats changed. */
export function shareOf(
  { game }: Pick<Shelved, 'game'>,
  seats: number,
  [one, other]: readonly [AnyBot, AnyBot],
  nth: number,
): number {
  const deal = nth >> 1;
  const isOne = (seat: number): boolean => seat % 2 === nth % 2;
  const { outcome } = playMatch(game, {
    options: game.options.defaults,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => (isOne(seat) ? one : other)),
    lot: {
      secret: secretFromSeed(`${seed} deal ${deal}`),
      contributions: Array.from({ length: seats }, () => ''),
    },
    rng: (seat) => seededRng(`${seed} bot ${deal} ${seat}`),
    budget,
  });
  const winners = outcome?.winners ?? [];
  return winners.length === 0 ? 0.5 : winners.filter(isOne).length / winners.length;
}

/** Every bot of a game against the next weaker one, at small, middling and large tables. */
export function cellsOf(shelved: Shelved): readonly LevelCell[] {
  const { game, bots } = shelved;
  const pairs = bots.slice(1).map((bot, below) => [bot, bots[below] as AnyBot] as const);
  return seatNumbersOf(game).flatMap((seats) =>
    pairs.map((pair): LevelCell => ({
      row: `${game.words.en.name}, ${seats} seats`,
      column: `${pair[0].name} from ${pair[1].name}`,
      play: (nth) => shareOf(shelved, seats, pair, nth),
    })),
  );
}
