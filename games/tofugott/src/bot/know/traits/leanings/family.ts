import type { LeaningsByCard } from '../leaning.ts';

export const familyLeanings: LeaningsByCard = {
  'sunday-lunch': [
    { holy: 2, noisy: 1, old: 1, fast: -1, human: 1 },
    { edible: 1, exotic: 1, plain: -1, dirty: -1, funny: 1 },
    { dangerous: 1, big: 1, sly: 1, funny: -1, cute: -1, en: { elephant: 2 } },
  ],
  'great-aunts-trunk': [
    { creepy: 1, old: 1, exotic: 1, big: -1, modern: -1, noisy: -1 },
    { sly: 2, greedy: 1, elegant: 1, loyal: -1, big: -1 },
    { edible: 1, plain: 1, cute: 1, dangerous: -1, elegant: 1 },
  ],
  'family-portrait': [
    { big: 1, dirty: 1, creepy: 1, elegant: -1, cute: -1, funny: 1 },
    { fast: 2, noisy: 1, dirty: 1, calm: -1, big: -1 },
    { elegant: 2, cute: 1, dirty: -1, calm: 1, plain: -1 },
  ],
  newborn: [
    { soft: 2, cute: 1, noisy: 1, fast: -1, dangerous: -1, tofu: 1 },
    { loyal: 2, clever: 1, greedy: -1, big: 1, sly: -1 },
    { exotic: 1, sly: 1, free: 1, elegant: 1, plain: -1, soft: -1 },
  ],
  'game-night': [
    { diligent: 2, old: 1, clever: 1, free: -1, funny: -1 },
    { big: 1, greedy: 1, strong: 1, clever: -1, sly: -1, pig: 1 },
    { airy: 1, funny: 1, edible: 1, big: -1, soft: 1, calm: -1 },
  ],
  'family-tree': [
    { dirty: 2, strong: 1, wet: 1, elegant: -1, old: 1, airy: -1 },
    { diligent: 1, sly: 1, plain: 1, holy: -1, greedy: 1, elegant: -1 },
    { creepy: 1, dangerous: 1, sly: 1, loyal: -1, noisy: 1, dirty: 1 },
  ],
  'grandmas-attic': [
    { big: 1, creepy: 1, old: 1, dirty: 1, modern: -1, edible: -1 },
    { elegant: 2, exotic: 1, loyal: 1, free: 1, dirty: -1, plain: -1 },
    { old: 1, soft: 1, loyal: 1, cute: 1, modern: -1, creepy: -1, elephant: 1 },
  ],
  'pet-vote': [
    { cute: 2, exotic: 1, big: 1, plain: -1, human: -1 },
    { plain: 2, calm: 1, soft: 1, big: -1, noisy: -1, exotic: -1 },
    { soft: 2, sociable: 1, big: 1, greedy: 1, edible: -1, airy: -1 },
  ],
};
