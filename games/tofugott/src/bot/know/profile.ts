import { silhouettes } from '../../silhouettes.ts';
import type { Silhouette } from '../../silhouettes.ts';

/** A number for each silhouette, in the order of `silhouettes`. */
export type Profile = readonly number[];

/** What each silhouette is worth to somebody as an answer, by question. */
export type Utilities = readonly Profile[];

export const flat: Profile = silhouettes.map(() => 0);

export const indexOf = (silhouette: Silhouette): number => silhouettes.indexOf(silhouette);

/** Profiles added up, each with its weight. */
export function blended(...parts: readonly (readonly [weight: number, profile: Profile])[]): Profile {
  return flat.map((_, at) => parts.reduce((sum, [weight, profile]) => sum + weight * (profile[at] ?? 0), 0));
}

/** How far a profile is from flat. */
export function spreadOf(profile: Profile): number {
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length;
  return Math.sqrt(profile.reduce((sum, value) => sum + (value - mean) ** 2, 0) / profile.length);
}

/** A profile moved and stretched to a mean of zero and a spread; a flat one stays flat. */
export function scaledTo(profile: Profile, spread: number): Profile {
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length;
  const now = spreadOf(profile);
  return profile.map((value) => (now === 0 ? 0 : ((value - mean) * spread) / now));
}
