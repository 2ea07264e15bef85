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

type Chosen = { readonly [option: string]: string | number };

/**
 * Whether an option does anything: cards are counted only where the deck does not follow from the number of players, “?” tokens only where tokens are, and
 * owners who lay out their cards always know which one was seen.
 */
export function isOptionUsed(option: string, { deck, tokens, arrange }: Chosen): boolean {
  if (option === 'unknownTokens') return tokens === 'box';
  if (option === 'ownerSees') return arrange === 'no';
  return deck === 'counts' || !counts.includes(option);
}
