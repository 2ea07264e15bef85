import type { View } from '@rudel/woof/page';

/** How many of each card are in the game. */
const counts: readonly string[] = [
  'dogs',
  'unknownDogs',
  'hunters',
  'unknownHunters',
  'shepherds',
  'wolves',
] satisfies readonly (keyof View['shown']['options'])[];

/** Whether an option does anything: cards are counted only where the deck does not follow from the number of players. */
export const isOptionUsed = (option: string, deck: string | number | undefined): boolean =>
  deck === 'counts' || !counts.includes(option);
