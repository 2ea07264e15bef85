import type { LeaningsByCard } from '../leaning.ts';

export const neighboursLeanings: LeaningsByCard = {
  'three-in-the-morning': [
    { big: 2, soft: 1, calm: 1, airy: -1, human: 1 },
    { noisy: 1, strong: 1, dangerous: 1, airy: 1, soft: -1, calm: -1 },
    { edible: 2, plain: 1, sociable: 1, big: -1, dangerous: -1 },
  ],
  'laundry-room': [
    { airy: 1, diligent: 1, creepy: 1, noisy: -1, sociable: -1 },
    { soft: 1, wet: 1, big: -1, creepy: 1, funny: 1, dirty: 1 },
    { diligent: 1, clever: 1, dangerous: 1, calm: -1, cute: -1, fast: 1 },
  ],
  hedge: [
    { elegant: 1, big: 1, cute: 1, exotic: 1, creepy: -1, airy: 1 },
    { big: 1, dirty: 1, dangerous: 1, funny: 1, elegant: -1, calm: -1 },
    { calm: 1, sly: 1, noisy: -1, elegant: 1, old: 1 },
  ],
  'new-name': [
    { dangerous: 2, sly: 1, exotic: 1, dirty: 1, soft: -1 },
    { clever: 1, sly: 1, big: -1, airy: 1, creepy: 1, noisy: -1 },
    { cute: 1, soft: 1, sociable: 2, plain: 1, dangerous: -1 },
  ],
  'water-the-plants': [
    { creepy: 1, exotic: 1, sly: 1, noisy: -1, big: -1, dangerous: 1 },
    { dangerous: 1, big: 1, elegant: 1, creepy: 1, plain: -1, noisy: 1 },
    { strong: 1, big: 1, greedy: 1, fast: 1, soft: -1, calm: -1 },
  ],
  'stuck-lift': [
    { big: 1, dirty: 1, noisy: 1, calm: -1, elegant: -1, sociable: 1 },
    { edible: 1, soft: 1, funny: 1, modern: 1, dangerous: -1, big: -1 },
    { dirty: 1, soft: 1, wet: 1, creepy: 1, holy: -1, en: { elephant: 1 } },
  ],
  'house-party': [
    { free: 1, wet: 1, funny: 1, elegant: 1, noisy: 1, calm: -1 },
    { wet: 1, soft: 1, big: -1, edible: 1, noisy: -1, funny: 1 },
    { dirty: 1, airy: 1, old: 1, calm: 1, modern: -1, strong: 1 },
  ],
  'humming-parcel': [
    { noisy: 1, airy: 1, modern: 1, creepy: 1, big: -1, calm: -1 },
    { sly: 1, elegant: 2, creepy: 1, calm: 1, plain: -1 },
    { soft: 1, cute: 1, calm: 1, plain: 1, noisy: 1, fast: -1 },
  ],
};
