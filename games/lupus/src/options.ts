import { choice, defineOptions, range } from '@rudel/kernel';
import type { OptionsNotation } from '@rudel/kernel';

/** The deck (1.3) and the variants of the other sections. A special character comes in from its number of players on. */
export type Options = {
  readonly narrator: 'automatic' | 'human' | 'elder';
  readonly medium: 'yes' | 'no';
  /** `lot`: chance decides in secret whether it is in. */
  readonly possessed: 'yes' | 'lot' | 'no';
  readonly bodyguard: 'yes' | 'no';
  readonly owl: 'yes' | 'no';
  readonly freemasons: 'yes' | 'no';
  readonly werehamster: 'yes' | 'no';
  readonly mythomaniac: 'yes' | 'no';
  readonly announcePossessed: 'no' | 'yes';
  readonly revealAtDeath: 'no' | 'yes';
  readonly firstNightKill: 'no' | 'yes';
  readonly twoSeers: 'joint' | 'separate';
  /** Whom one may point at in the seer's call. */
  readonly seerSees: 'living' | 'all';
  /** Whether an owl that kills also names a suspect. */
  readonly deadlyOwl: 'names' | 'kills';
  /** How often those who decide together point: the last time counts. */
  readonly packRounds: number;
  readonly firstVote: 'sequential' | 'simultaneous';
  readonly lynchTie: 'seat' | 'revote' | 'nobody';
  /** People in one room talk aloud: nobody's silence in the table's own talk tells anything. */
  readonly aloud: 'no' | 'yes';
  /** Times in seconds; 0 leaves them to the table's clock, and a defence of 0 is none. */
  readonly nightSeconds: number;
  readonly discussionSeconds: number;
  readonly voteSeconds: number;
  readonly defenceSeconds: number;
};

export const options: OptionsNotation<Options> = defineOptions<Options>({
  narrator: choice('automatic', 'human', 'elder'),
  medium: choice('yes', 'no'),
  possessed: choice('yes', 'lot', 'no'),
  bodyguard: choice('yes', 'no'),
  owl: choice('yes', 'no'),
  freemasons: choice('yes', 'no'),
  werehamster: choice('yes', 'no'),
  mythomaniac: choice('yes', 'no'),
  announcePossessed: choice('no', 'yes'),
  revealAtDeath: choice('no', 'yes'),
  firstNightKill: choice('no', 'yes'),
  twoSeers: choice('joint', 'separate'),
  seerSees: choice('living', 'all'),
  deadlyOwl: choice('names', 'kills'),
  packRounds: range(1, 3, 2),
  firstVote: choice('sequential', 'simultaneous'),
  lynchTie: choice('seat', 'revote', 'nobody'),
  aloud: choice('no', 'yes'),
  nightSeconds: range(0, 120, 20),
  discussionSeconds: range(0, 900, 180),
  voteSeconds: range(0, 120, 20),
  defenceSeconds: range(0, 120, 20),
});
