import { noviceAmong, policyAmong, shyAmong } from '../parameters/policies.ts';
import type { Manner } from '../value/basis.ts';
import { experienceAmong } from '../worlds/sureness.ts';
import { noviceWeights, weightsAmong } from '../worlds/weights.ts';
import type { Weights } from '../worlds/weights.ts';

/** What a kind of bot believes by, and how it talks. */
export type Style = Manner & { readonly weights: Weights };

/** Villages differ by their size: who is in them, how often somebody lies, and so what a word is worth. */
export type StyleAmong = (players: number) => Style;

export const strongStyle: StyleAmong = (players) => ({
  weights: weightsAmong(players),
  policy: policyAmong(players),
  experience: experienceAmong(players),
});

/** Believes and lies as well as anybody, but is too shy to say what it knows. */
export const shyStyle: StyleAmong = (players) => ({
  weights: weightsAmong(players),
  policy: shyAmong(players),
  experience: experienceAmong(players),
});

export const noviceStyle: StyleAmong = (players) => ({
  weights: noviceWeights(players),
  policy: noviceAmong(players),
  experience: experienceAmong(players),
});
