import type { CreateTable } from '@rudel/protocol';

/** Nights and days in Lupus that are over soon, whatever anybody does. */
export const quickly = 'packRounds=1,nightSeconds=5,discussionSeconds=10,voteSeconds=5,defenceSeconds=5';
const fiveBots = Array.from({ length: 5 }, () => 'bot random' as const);

/** What the tables of worlds begin with. */
export const plans: readonly (readonly [game: string, options: string, seats: CreateTable['seats']])[] = [
  ['hidden', 'rounds=3', ['me', 'open', 'open']],
  ['hidden', 'rounds=2', ['me', 'open', 'bot random', 'bot random']],
  ['hidden', 'rounds=3,teller=1', ['bot random', 'me', 'open', 'bot random']],
  ['hidden', 'rounds=2,teller=1', ['me', 'open', 'open', 'bot random']],
  ['numbers', 'rounds=3', ['me', 'open', 'bot random']],
  ['talkers', 'rounds=2', ['me', 'open', 'open']],
  ['hidden', 'rounds=4', ['open', 'open', 'bot random']],
  ['dog', '-', ['me', 'open', 'bot random', 'bot random']],
  ['hidden', 'rounds=4', ['me', 'bot random', 'bot random']],
  ['dog', '-', ['me', 'bot random', 'bot random', 'bot random']],
  ['lupus', quickly, ['me', 'open', 'open', ...fiveBots]],
  ['lupus', `narrator=human,${quickly}`, ['me', 'open', 'open', 'open', ...fiveBots]],
  ['lupus', `narrator=elder,firstVote=simultaneous,${quickly}`, ['open', 'open', 'me', ...fiveBots]],
];

/** What kind of disk a world has: most are honest. */
export const diskKinds = [
  'honest',
  'honest',
  'full',
  'failing',
  'honest',
  'failing',
  'honest',
  'lying',
] as const;
