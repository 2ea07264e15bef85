/** The ten silhouettes that everybody holds, the same set for all (tofugott 1.1). */
export const silhouettes = [
  'rat',
  'pig',
  'elephant',
  'dolphin',
  'human',
  'tofu',
  'spider',
  'beetle',
  'bird',
  'snake',
] as const;

export type Silhouette = (typeof silhouettes)[number];
