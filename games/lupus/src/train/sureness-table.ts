import { learnedTable, printConstant } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { learnedSureness } from '../bot/learned/sureness.ts';
import { tempered, villageNames, villages } from '../bot/worlds/sureness.ts';
import type { Experience, Village } from '../bot/worlds/sureness.ts';
import { fewestPlayers } from '../village/narrators.ts';
import { experienceOf } from './experience.ts';
import { suspicionsIn } from './suspicions.ts';
import type { Suspicion } from './suspicions.ts';

type Experiences = { readonly [V in Village]: Experience };

/** All numbers of players that a village may have. */
function sizesOf(village: Village): readonly number[] {
  const before = villageNames[villageNames.indexOf(village) - 1];
  const least = before === undefined ? fewestPlayers : villages[before] + 1;
  return Array.from({ length: villages[village] - least + 1 }, (_, more) => least + more);
}

function heard(village: Village, matches: number, seed: string): readonly Suspicion[] {
  const sizes = sizesOf(village);
  return Array.from({ length: matches }, (_, nth) =>
    suspicionsIn(sizes[nth % sizes.length] ?? fewestPlayers, `${seed} ${village} ${nth}`),
  ).flat();
}

const surpriseOf = (chance: number): number => -Math.log(Math.max(0.01, chance));

/** How much it surprises on average whether a suspicion was right, if one is as sure as experience says. */
function lossOf(experience: Experience, suspicions: readonly Suspicion[]): number {
  const losses = suspicions.map(({ sure, isRight }) => {
    const chance = tempered(sure, experience);
    return surpriseOf(isRight ? chance : 1 - chance);
  });
  return losses.reduce((sum, one) => sum + one, 0) / Math.max(1, losses.length);
}

function make({ seed, size }: Recipe): Made<Experiences> {
  const experience = (village: Village): Experience => experienceOf(heard(village, size, `sureness ${seed}`));
  const numbers: Experiences = {
    small: experience('small'),
    ten: experience('ten'),
    guarded: experience('guarded'),
    large: experience('large'),
    town: experience('town'),
  };
  const heldOut = Math.ceil(size / 4);
  const others = villageNames.map((village) => ({
    village,
    suspicions: heard(village, heldOut, `sureness ${seed} held out`),
  }));
  const meanOf = (of: Experiences): number =>
    others.reduce((sum, { village, suspicions }) => sum + lossOf(of[village], suspicions), 0) / others.length;
  const score = {
    measure: 'log loss of whether a suspicion was right',
    on: `${heldOut} matches of each size of village`,
    better: 'lower',
    made: meanOf(numbers),
    inUse: meanOf(learnedSureness),
  } as const;
  return { numbers, score };
}

export const surenessTable: LearnedTable = learnedTable<Experiences>({
  name: 'sureness',
  recipe: { seed: 1, size: 100 },
  rehearsal: 2,
  unit: 'matches of each size of village',
  inUse: learnedSureness,
  make,
  print: (numbers) =>
    `import type { Experience, Village } from '../worlds/sureness.ts';\n\n${printConstant({
      name: 'learnedSureness',
      type: '{ readonly [V in Village]: Experience }',
      about:
        'What came of suspicions in matches among bots, by the size of the village: how sure one was, and how often one was right.',
      numbers,
    })}`,
});
