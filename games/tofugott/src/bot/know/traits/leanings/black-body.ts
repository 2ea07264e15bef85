import type { LeaningsByCard } from '../leaning.ts';

export const blackBodyLeanings: LeaningsByCard = {
  ultrasound: [
    { wet: 2, soft: 1, creepy: 1, big: -1, funny: 1 },
    { clever: 1, old: 1, dangerous: 1, sly: 1, big: 1, cute: -1 },
    { plain: 2, edible: 1, soft: 1, dirty: 1, big: -1 },
  ],
  'festival-toilet': [
    { dirty: 1, wet: 1, creepy: 1, sly: 1, airy: -1, elegant: -1 },
    { airy: 1, strong: 1, clever: 1, fast: 1, big: -1, calm: -1 },
    { soft: 2, airy: 1, plain: 1, sly: -1 },
  ],
  'new-face': [
    { elegant: 2, cute: 1, strong: 1, dirty: -1, plain: -1 },
    { plain: 1, soft: 1, creepy: 1, dirty: 1, funny: 1, elegant: -1 },
    { dangerous: 1, creepy: 1, big: 1, wet: 1, noisy: 1, soft: -1 },
  ],
  'harbour-tattoo': [
    { funny: 1, dirty: 1, soft: 1, plain: 1, big: 1, elegant: -1 },
    { dangerous: 1, elegant: 1, strong: 1, free: 1, wet: 1, soft: -1 },
    { airy: 1, calm: 1, funny: 1, soft: 1, fast: -1 },
  ],
  'silent-meditation': [
    { noisy: 2, big: 1, funny: 1, airy: 1, elegant: -1 },
    { cute: 1, airy: 1, holy: 1, calm: 1, dangerous: -1, dirty: -1 },
    { calm: 1, holy: 1, dirty: 1, soft: 1, clever: -1, funny: 1 },
  ],
  'tropical-souvenir': [
    { creepy: 2, big: -1, sly: 1, airy: -1, soft: 1 },
    { wet: 1, soft: 1, dirty: 1, funny: 1, elegant: -1, big: 1 },
    { greedy: 1, noisy: 1, sly: 1, big: 1, cute: -1, loyal: -1 },
  ],
  thirteen: [
    { dirty: 1, soft: 1, creepy: 1, big: 1, elegant: -1, strong: 1, beetle: 1 },
    { noisy: 2, funny: 1, elegant: -1, wet: 1, calm: -1 },
    { calm: 1, creepy: 1, modern: 1, noisy: -1, soft: 1 },
  ],
  waxing: [
    { dirty: 1, soft: 1, creepy: 1, big: 1, old: 1, elegant: -1, spider: 1 },
    { strong: 2, dangerous: 1, calm: 1, sly: 1, soft: -1 },
    { funny: 1, big: 1, fast: -1, airy: 1, creepy: -1, wet: 1 },
  ],
};
