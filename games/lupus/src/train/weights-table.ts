import { learnedTable, printConstant, rounded } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { unlearned } from '../bot/parameters/weights.ts';
import { weightsBy } from '../bot/worlds/weights.ts';
import type { Fitted } from '../bot/worlds/weights.ts';
import { allFields } from './fields.ts';
import { fittedTo } from './fit.ts';
import { momentsOf } from './moments.ts';
import type { Moment } from './moments.ts';
import { playersBy } from './players.ts';
import { meanSurprise } from './surprise.ts';

/** A village of so many players whose weights are learned. */
export type Village = { readonly players: number; readonly number: string; readonly inUse: Fitted };

/** Every so many matches the wolves are novices: whoever learned from the best alone would believe whatever they never do. */
const noviceEvery = 3;

/** All moments of so many matches among players who believe by some numbers. */
function played(players: number, matches: number, seed: string, fitted: Fitted): readonly Moment[] {
  const { strong, mixed } = playersBy(fitted);
  return Array.from({ length: matches }, (_, nth) =>
    momentsOf(players, `${seed} ${nth}`, nth % noviceEvery === noviceEvery - 1 ? mixed : strong),
  ).flat();
}

/** The parts of the size that are played in each round: what is learned from one changes how the next is played. */
const rounds: readonly number[] = [1 / 4, 1 / 2, 1];

function learned(players: number, size: number, seed: string): Fitted {
  let fitted = unlearned;
  for (const [round, part] of rounds.entries()) {
    const moments = played(players, Math.ceil(size * part), `${seed} ${round}`, fitted);
    fitted = fittedTo(moments, fitted, unlearned);
  }
  for (const field of allFields) fitted = field.with(fitted, rounded(field.of(fitted), 2));
  return fitted;
}

function madeIn({ players, inUse }: Village, recipe: Recipe): Made<Fitted> {
  const seed = `weights ${players} ${recipe.seed}`;
  const numbers = learned(players, recipe.size, seed);
  const heldOut = Math.ceil(recipe.size / 3);
  const others = played(players, heldOut, `${seed} held out`, numbers);
  const score = {
    measure: 'log loss of who is a wolf, by seat,',
    on: `${heldOut} matches`,
    better: 'lower',
    made: meanSurprise(others, weightsBy(numbers)).wolf,
    inUse: meanSurprise(others, weightsBy(inUse)).wolf,
  } as const;
  return { numbers, score };
}

/** How much everything tells in a village, as matches among its bots have taught. */
export const weightsTable = (village: Village): LearnedTable =>
  learnedTable<Fitted>({
    name: `weights-of-${village.number}`,
    recipe: { seed: 1, size: 1600 },
    rehearsal: 3,
    unit: 'matches',
    inUse: village.inUse,
    make: (recipe) => madeIn(village, recipe),
    print: (numbers) =>
      `import type { Fitted } from '../worlds/weights.ts';\n\n${printConstant({
        name: `weightsOf${village.number.charAt(0).toUpperCase()}${village.number.slice(1)}`,
        type: 'Fitted',
        about: `How much everything tells among ${village.number}.`,
        numbers,
      })}`,
  });
