import { choice, choiceSince, defineOptions, range } from '@rudel/kernel';
import type { OptionsNotation } from '@rudel/kernel';

/** The variants of section 9. */
export type Options = {
  readonly expert: 'no' | 'yes';
  /** Whom a dog looks for besides a wolf. */
  readonly dogGoal: 'hunter' | 'shepherd';
  readonly tokens: 'box' | 'unlimited';
  readonly arrange: 'no' | 'yes';
  /** After so many laps a round ends; 0 for never. */
  readonly lapLimit: number;
  /** With `counts` the numbers below say which cards are in, and sheep fill up to two a place. */
  readonly deck: 'preset' | 'counts';
  readonly dogs: number;
  readonly unknownDogs: number;
  readonly hunters: number;
  readonly unknownHunters: number;
  readonly shepherds: number;
  readonly wolves: number;
  /** Whether the table may fill in a player's notes with what follows for sure. */
  readonly notes: 'off' | 'on';
  /** How many “?” tokens there are for all, where the box counts. */
  readonly unknownTokens: 'twelve' | 'endless';
  /** Whether the owner of a card is shown that it was this one that somebody has looked at. */
  readonly ownerSees: 'yes' | 'no';
};

/** No count goes beyond the box: so there is always a sheep left to fill up with. */
export const options: OptionsNotation<Options> = defineOptions<Options>({
  expert: choice('no', 'yes'),
  dogGoal: choice('hunter', 'shepherd'),
  tokens: choiceSince('unlimited', 'box', 'unlimited'),
  arrange: choice('no', 'yes'),
  lapLimit: range(0, 40, 12),
  deck: choice('preset', 'counts'),
  dogs: range(0, 2, 1),
  unknownDogs: range(0, 1, 1),
  hunters: range(0, 2, 1),
  unknownHunters: range(0, 1, 1),
  shepherds: range(0, 1, 1),
  wolves: range(0, 2, 1),
  notes: choice('off', 'on'),
  unknownTokens: choiceSince('endless', 'twelve', 'endless'),
  ownerSees: choiceSince('no', 'yes', 'no'),
});
