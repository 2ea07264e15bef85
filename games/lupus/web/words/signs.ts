import type { Sign } from '@rudel/lupus/page';

type SignWords = { readonly [S in Sign]: string };

/** The signs that go with a pointing, in English. */
export const signsEn: SignWords = {
  insist: 'surely',
  unsure: 'perhaps',
  seer: 'I play the seer',
  follow: 'I follow you',
};

/** The same in German. */
export const signsDe: SignWords = {
  insist: 'ganz sicher',
  unsure: 'vielleicht',
  seer: 'ich spiele den Seher',
  follow: 'ich schließe mich an',
};
