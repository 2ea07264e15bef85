import { learnedTable, printConstant, rounded } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { bee, faceCount, faceOf, kindCount } from '../bot/know/fast/fast-dice.ts';
import { FastTrick } from '../bot/know/fast/fast-trick.ts';
import { strength } from '../bot/learned/strength.ts';
import { kinds } from '../dice.ts';
import type { Kind } from '../dice.ts';
import { Bag } from './bag.ts';

type Strength = { readonly [K in Kind]: readonly [two: number, three: number, four: number] };

const tables = [2, 3, 4] as const;

/** How often dice of each kind were rolled and won. */
type Count = { readonly rolled: Float64Array; readonly won: Float64Array };

/** Tricks of any dice of the bag with any faces; bees lie at anybody. */
function countTricks(seats: number, tricks: number, rng: Rng): Count {
  const trick = new FastTrick();
  trick.seats = seats;
  const [rolled, won] = [new Float64Array(kindCount), new Float64Array(kindCount)];
  const bag = new Bag(rng);
  for (let nth = 0; nth < tricks; nth += 1) {
    trick.clear(0);
    bag.refill();
    for (let place = 0; place < seats; place += 1) {
      const kind = bag.draw();
      trick.put(kind);
      trick.turnTo(faceOf(kind, rng.int(faceCount)));
      if (kind === bee) trick.lay((trick.lastRoller + 1 + rng.int(seats - 1)) % seats);
      (rolled[kind] as number) += 1;
    }
    (won[trick.kind[trick.winner()] as number] as number) += 1;
  }
  return { rolled, won };
}

/** How far shares of won tricks lie from whether each die won, as a mean square. */
function errorOf(strengths: Strength, counts: readonly Count[]): number {
  let [sum, dice] = [0, 0];
  for (const [column, { rolled, won }] of counts.entries())
    for (const [place, kind] of kinds.entries()) {
      const share = strengths[kind][column] as number;
      const wins = won[place] as number;
      sum += wins * (1 - share) ** 2 + ((rolled[place] as number) - wins) * share ** 2;
      dice += rolled[place] as number;
    }
  return sum / dice;
}

const countAll = (tricks: number, seed: string): readonly Count[] =>
  tables.map((seats) => countTricks(seats, tricks, seededRng(`${seed} ${seats}`)));

function make({ seed, size }: Recipe): Made<Strength> {
  const counts = countAll(size, `strength ${seed}`);
  const heldOut = Math.ceil(size / 5);
  const others = countAll(heldOut, `strength ${seed} held out`);
  const share = (kind: Kind, column: number): number => {
    const { rolled, won } = counts[column] as Count;
    const place = kinds.indexOf(kind);
    return rounded((won[place] as number) / (rolled[place] as number), 2);
  };
  const shares = (kind: Kind): Strength[Kind] => [share(kind, 0), share(kind, 1), share(kind, 2)];
  const [W, G, B, H] = [shares('W'), shares('G'), shares('B'), shares('H')];
  const numbers = { W, G, B, H, M: shares('M'), F: shares('F'), Y: shares('Y'), P: shares('P') };
  const score = {
    measure: 'mean square error',
    on: `${heldOut} tricks of each number of dice`,
    better: 'lower',
    made: errorOf(numbers, others),
    inUse: errorOf(strength, others),
  } as const;
  return { numbers, score };
}

export const strengthTable: LearnedTable = learnedTable<Strength>({
  name: 'strength',
  recipe: { seed: 1, size: 100_000 },
  unit: 'tricks of two, of three and of four dice',
  inUse: strength,
  make,
  print: (numbers) =>
    `import type { Kind } from '../../dice.ts';\n\n${printConstant({
      name: 'strength',
      type: '{ readonly [K in Kind]: readonly [two: number, three: number, four: number] }',
      about: 'How often a die wins a trick of two, three or four dice when all others are any dice.',
      numbers,
    })}`,
});
