import { learnedTable, printConstant } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { learnedSureness } from '../bot/learned/sureness.ts';
import { tempered, villageNames, villages } from '../bot/worlds/sureness.ts';
import type { Experience, Village } from '../bot/worlds/sureness.ts';
import { fewestPlayers } from '../village/narrators.ts';
import { experienceOf } from './experience.ts';
import { inexperienced } from './players.ts';
import { suspicionsIn } from './suspicions.ts';
import type { Suspicion } from './suspicions.ts';

type Experiences = { readonly [V in Village]: Experience };

/** All numbers of players that a village may have. */
function sizesOf(village: Village): readonly number[] {
  const before = villageNames[villageNames.indexOf(village) - 1];
  const least = before === undefined ? fewestPlayers : villages[before] + 1;
  return Array.from({ length: villages[village] - least + 1 }, (_, more) => least + more);
}

/** Matches in which so many seats are taken in all: where more play, a match takes longer and tells more. */
type Matches = { readonly seats: number; readonly seed: string; readonly experience: Experience };

function heard(village: Village, { seats, seed, experience }: Matches): readonly Suspicion[] {
  const sizes = sizesOf(village);
  const seatsOfAll = sizes.reduce((sum, players) => sum + players, 0);
  return Array.from({ length: Math.ceil((seats * sizes.length) / seatsOfAll) }, (_, nth) =>
    suspicionsIn(sizes[nth % sizes.length] ?? fewestPlayers, `${seed} ${village} ${nth}`, experience),
  ).flat();
}

/** Players with experience speak up at other moments than those without: so they learn once without, and then anew with what they have learned. The first lesson may be an eighth as long. */
function learned(village: Village, seats: number, seed: string): Experience {
  const first = { seats: seats / 8, seed: `${seed} first`, experience: inexperienced };
  const experience = experienceOf(heard(village, first));
  return experienceOf(heard(village, { seats, seed, experience }));
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
  const experience = (village: Village): Experience => learned(village, size, `sureness ${seed}`);
  const numbers: Experiences = {
    small: experience('small'),
    ten: experience('ten'),
    guarded: experience('guarded'),
    large: experience('large'),
    town: experience('town'),
  };
  const heldOut = Math.ceil(size / 8);
  const others = villageNames.map((village) => ({
    village,
    suspicions: heard(village, {
      seats: heldOut,
      seed: `sureness ${seed} held out`,
      experience: numbers[village],
    }),
  }));
  const meanOf = (of: Experiences): number =>
    others.reduce((sum, { village, suspicions }) => sum + lossOf(of[village], suspicions), 0) / others.length;
  const score = {
    measure: 'log loss of whether a suspicion was right',
    on: `${heldOut} seats in each size of village`,
    better: 'lower',
    made: meanOf(numbers),
    inUse: meanOf(learnedSureness),
  } as const;
  return { numbers, score };
}

export const surenessTable: LearnedTable = learnedTable<Experiences>({
  name: 'sureness',
  recipe: { seed: 1, size: 10000 },
  rehearsal: 24,
  unit: 'seats in each size of village',
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
