import type { LeaningsByCard } from '../leaning.ts';

export const foodLeanings: LeaningsByCard = {
  'three-stars': [
    { elegant: 1, edible: 1, exotic: 1, big: -1, holy: 1 },
    { noisy: 1, soft: 1, funny: 1, elegant: -1, fast: -1, big: 1 },
    { edible: 1, creepy: 1, soft: 1, big: -1, elegant: -1 },
  ],
  'cook-off': [
    { edible: 1, exotic: 1, creepy: 1, plain: 1, human: -2 },
    { fast: 1, calm: -1, noisy: 1, diligent: 1, wet: 1, strong: 1 },
    { dirty: 1, plain: 1, soft: 1, funny: 1, elegant: -1, big: 1 },
  ],
  diet: [
    { sly: 1, noisy: -1, big: -1, calm: 1, greedy: 1, elegant: 1 },
    { sly: 1, edible: 1, soft: 1, greedy: 1, snake: 1, de: { pig: 1 } },
    { fast: -1, old: 1, calm: 1, big: 1, soft: 1, funny: 1 },
  ],
  barbecue: [
    { airy: 1, wet: 1, clever: 1, dirty: -1, big: 1, fast: 1 },
    { edible: 2, soft: 1, big: -1, strong: -1 },
    { noisy: 2, modern: 1, clever: 1, human: 1, cute: 1, greedy: -1 },
  ],
  'wrong-order': [
    { strong: 1, calm: 1, big: 1, diligent: 1, dangerous: -1, dirty: -1 },
    { creepy: 1, soft: 1, edible: 1, dirty: 1, exotic: 1, airy: -1, en: { rat: 1 } },
    { edible: 1, plain: 1, cute: 1, soft: 1, dangerous: -1, elegant: 1 },
  ],
  'in-the-soup': [
    { wet: 1, big: -1, creepy: 1, soft: 1, funny: 1, dirty: 1, spider: 1 },
    { fast: 1, wet: 1, elegant: 1, diligent: 1, clever: 1, soft: -1 },
    { edible: 1, elegant: 1, exotic: 1, soft: 1, creepy: -1 },
  ],
  'eightieth-cake': [
    { elegant: 2, cute: 1, exotic: 1, plain: -1, dirty: -1 },
    { plain: 1, soft: 1, dirty: 1, funny: 1, elegant: -1, strong: 1 },
    { diligent: 1, dangerous: 1, fast: 1, clever: 1, soft: -1, wet: -1 },
  ],
  'food-truck': [
    { funny: 1, edible: 1, strong: 1, big: 1, creepy: -1, noisy: 1 },
    { wet: 1, sly: 1, exotic: 1, airy: -1, sociable: -1, big: 1 },
    { dirty: 2, creepy: 1, big: -1, elegant: -1, wet: 1 },
  ],
};
