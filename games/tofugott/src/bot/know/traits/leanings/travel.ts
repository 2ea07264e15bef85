import type { LeaningsByCard } from '../leaning.ts';

export const travelLeanings: LeaningsByCard = {
  'middle-seat': [
    { fast: 1, big: 1, noisy: 1, calm: -2, funny: 1 },
    { soft: 1, calm: 1, sly: 1, strong: -1, spider: 1, noisy: -1 },
    { creepy: 1, noisy: 1, fast: 1, exotic: 1, big: -1, calm: -1 },
  ],
  'wrong-suitcase': [
    { elegant: 2, soft: 1, exotic: 1, dirty: -1, noisy: -1 },
    { dangerous: 1, sly: 1, exotic: 1, elegant: 1, noisy: 1, big: 1 },
    { funny: 1, exotic: 1, big: 1, soft: 1, plain: -1, modern: -1 },
  ],
  'sleeper-train': [
    { noisy: 2, big: 1, soft: 1, elegant: -1, fast: -1 },
    { fast: -1, old: 1, calm: 1, big: 1, exotic: 1, diligent: -1 },
    { exotic: 1, wet: 1, sly: 1, sociable: -1, free: 1, plain: -1 },
  ],
  'desert-island': [
    { airy: 1, diligent: 1, strong: 1, wet: 1, dangerous: -1, dirty: -1 },
    { big: 1, clever: 1, calm: 1, strong: 1, old: 1, creepy: -1 },
    { big: -2, funny: 1, plain: 1, noisy: -1, wet: -1 },
  ],
  'city-tour': [
    { sly: 1, fast: 1, free: 1, big: -1, sociable: -1, noisy: -1 },
    { big: 1, funny: 1, plain: 1, old: 1, fast: -1, modern: 1 },
    { exotic: 2, dangerous: 1, creepy: 1, plain: -1, edible: 1 },
  ],
  'five-stars': [
    { creepy: 1, wet: 1, dirty: 1, big: -1, holy: -1, sociable: 1, spider: 1 },
    { dirty: 1, plain: 1, wet: 1, calm: 1, elegant: -1, big: 1 },
    { soft: 1, elegant: 1, edible: 1, dangerous: -1, big: -1 },
  ],
  'tent-night': [
    { dangerous: 1, creepy: 1, calm: 1, big: 1, airy: -1, fast: -1 },
    { strong: 1, loyal: 1, clever: 1, cute: -1, big: 1, creepy: -1 },
    { airy: 1, soft: 1, calm: -1, strong: -1, fast: 1, sociable: 1 },
  ],
  'phrase-book': [
    { edible: 1, exotic: 2, creepy: 1, modern: -1, plain: -1 },
    { big: 1, old: 1, noisy: 1, sociable: 1, elegant: -1, funny: 1 },
    { noisy: 1, funny: 1, exotic: 1, wet: 1, elegant: -1, de: { bird: 1 } },
  ],
};
