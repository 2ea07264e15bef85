/** Dog in typed arrays, changed in place: for search, for training, and as what the machine allows. */
export { MutableBoard } from './mutable-board.ts';
export { MutableDog } from './mutable-dog.ts';
export type { MutableOptions } from './mutable-dog.ts';
export { stonesText } from './mutable-text.ts';
export { JOKER, NEST, RANK_TEXTS, rankOf, SEVEN } from './mutable-types.ts';
