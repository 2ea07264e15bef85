import type { LeaningsByCard } from '../leaning.ts';

export const childhoodLeanings: LeaningsByCard = {
  'under-the-bed': [
    { airy: 1, fast: 1, creepy: 1, free: 1, big: -1, sociable: -1 },
    { soft: 2, loyal: 1, cute: 1, big: 1, dirty: 1, creepy: -1 },
    { soft: 1, clever: 1, noisy: 1, cute: 1, human: 1, creepy: -1 },
  ],
  'tree-house': [
    { airy: 1, strong: 1, fast: 1, clever: 1, big: -1, spider: 1 },
    { dangerous: 2, sly: 1, free: 1, soft: -1, dirty: 1 },
    { holy: 1, old: 1, creepy: 1, plain: 1, big: -1, wet: 1 },
  ],
  'show-and-tell': [
    { cute: 1, soft: 1, plain: 1, edible: 1, dirty: 1, exotic: -1, big: -1 },
    { exotic: 2, big: 1, elegant: 1, dangerous: 1, plain: -1 },
    { fast: 1, sly: 1, creepy: 1, free: 1, big: -1, calm: -1 },
  ],
  'when-i-grow-up': [
    { free: 1, airy: 1, strong: 1, exotic: 1, plain: -1, big: 1 },
    { big: 1, free: 1, clever: 1, elegant: 1, wet: 1, creepy: -1 },
    { plain: 1, greedy: 1, funny: 1, human: 1, soft: 1, dirty: 1 },
  ],
  sandpit: [
    { big: 1, dirty: 1, strong: 1, noisy: 1, dangerous: 1, elegant: -1 },
    { edible: 2, cute: 1, big: -1, soft: 1 },
    { old: 1, dirty: 1, creepy: 1, airy: -1, big: -1, calm: 1 },
  ],
  babysitter: [
    { calm: 1, soft: 1, old: 1, sociable: 1, big: 1, clever: -1 },
    { big: -1, airy: 1, sly: 1, funny: 1, calm: -1, creepy: 1 },
    { dirty: 1, noisy: -1, creepy: 1, big: 1, calm: 1, soft: 1 },
  ],
  'imaginary-friend': [
    { soft: 1, funny: 1, exotic: 1, big: 1, airy: 1, cute: 1, human: -1 },
    { modern: 1, greedy: 1, plain: 1, loyal: -1, noisy: 1 },
    { plain: 1, modern: 1, sociable: 1, human: 1, elegant: 1, cute: -1 },
  ],
  'seventh-birthday': [
    { funny: 1, creepy: 1, dirty: 1, noisy: 1, elegant: -1, plain: 1, de: { bird: 2 } },
    { airy: 1, noisy: 1, big: 1, wet: 1, strong: 1, fast: 1 },
    { big: 1, exotic: 1, cute: 1, fast: 1, plain: -1, dirty: -1 },
  ],
};
