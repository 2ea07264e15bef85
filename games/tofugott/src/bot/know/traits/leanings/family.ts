import type { LeaningsByCard } from '../leaning.ts';

export const familyLeanings: LeaningsByCard = {
  'sunday-lunch': [
    { holy: 2, noisy: 1, old: 1, fast: -1, human: 1 },
    { greedy: 1, fast: 1, sly: 1, elegant: -1, noisy: -1, snake: 1 },
    { dangerous: 1, big: 1, sly: 1, funny: -1, cute: -1, en: { elephant: 2 } },
  ],
  'great-aunts-trunk': [
    { creepy: 1, old: 1, exotic: 1, big: -1, modern: -1, noisy: -1 },
    { cute: 1, soft: 1, loyal: 1, clever: 1, dangerous: -1, noisy: -1 },
    { wet: 1, dirty: 1, strong: 1, airy: -1, elegant: -1, big: 1 },
  ],
  'family-portrait': [
    { big: 1, dirty: 1, creepy: 1, elegant: -1, cute: -1, funny: 1 },
    { fast: 2, noisy: 1, dirty: 1, calm: -1, big: -1 },
    { funny: 1, plain: 1, soft: 1, elegant: -1, creepy: 1 },
  ],
  newborn: [
    { soft: 2, cute: 1, noisy: 1, fast: -1, dangerous: -1, tofu: 1 },
    { strong: 1, calm: 1, loyal: 1, sly: -1, spider: 1, soft: -1 },
    { exotic: 1, sly: 1, free: 1, elegant: 1, plain: -1, soft: -1 },
  ],
  'game-night': [
    { diligent: 2, old: 1, clever: 1, free: -1, funny: -1 },
    { big: 1, greedy: 1, strong: 1, clever: -1, sly: -1, pig: 1 },
    { sly: 1, calm: -1, airy: 1, fast: 1, noisy: 1, big: -1 },
  ],
  'family-tree': [
    { dirty: 2, strong: 1, wet: 1, elegant: -1, old: 1, airy: -1 },
    { diligent: 1, sly: 1, plain: 1, holy: -1, greedy: 1, elegant: -1 },
    { creepy: 1, dangerous: 1, sly: 1, loyal: -1, noisy: 1, dirty: 1 },
  ],
  'grandmas-attic': [
    { calm: 1, airy: 1, creepy: 1, noisy: -1, diligent: -1, big: 1 },
    { elegant: 2, exotic: 1, loyal: 1, free: 1, dirty: -1, plain: -1 },
    { old: 1, soft: 1, loyal: 1, cute: 1, modern: -1, creepy: -1, elephant: 1 },
  ],
  'pet-vote': [
    { cute: 2, exotic: 1, big: 1, plain: -1, human: -1 },
    { plain: 2, calm: 1, soft: 1, big: -1, noisy: -1, exotic: -1 },
    { dirty: 1, plain: 1, airy: 1, soft: 1, greedy: -1, elegant: -1 },
  ],
};
