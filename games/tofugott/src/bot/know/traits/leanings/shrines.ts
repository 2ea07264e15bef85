import type { LeaningsByCard } from '../leaning.ts';

export const shrinesLeanings: LeaningsByCard = {
  'hilltop-shrine': [
    { edible: 2, plain: 1, calm: 1, holy: 1, dangerous: -1 },
    { holy: 1, noisy: 1, funny: 1, exotic: 1, dangerous: -1, airy: 1 },
    { free: 1, calm: 1, airy: 1, strong: 1, greedy: -1 },
  ],
  'vacant-god': [
    { holy: 1, diligent: 2, clever: 1, big: 1, greedy: -1 },
    { airy: 1, edible: 1, exotic: 1, wet: 1, sly: -1, holy: 1 },
    { dirty: 1, plain: 1, wet: 1, creepy: 1, elegant: -1, holy: -1 },
  ],
  pilgrimage: [
    { funny: 1, big: 1, fast: -1, elegant: -1, noisy: 1, strong: 1 },
    { big: -2, creepy: 1, soft: -1, wet: 1, dirty: 1 },
    { loyal: 1, strong: 1, holy: 1, diligent: 1, clever: -1, old: 1 },
  ],
  'last-place-on-the-ark': [
    { cute: 1, loyal: 1, clever: 1, edible: 1, dangerous: -1, wet: -1 },
    { airy: 1, sly: 1, dirty: 1, soft: 1, creepy: 1, big: -1 },
    { noisy: 1, greedy: 1, dirty: 1, edible: 1, calm: -1 },
  ],
  oracle: [
    { old: 2, creepy: 1, holy: 1, calm: 1, modern: -1 },
    { dangerous: 1, sly: 2, modern: 1, cute: -1, human: 1 },
    { wet: 1, airy: 1, exotic: 1, free: 1, plain: -1, sly: -1 },
  ],
  'office-of-rebirth': [
    { calm: 1, diligent: 1, old: 1, fast: -1, creepy: 1, de: { snake: 1 } },
    { free: 2, elegant: 1, airy: 1, clever: 1, edible: -1 },
    { plain: 1, dirty: 1, edible: 1, big: -1, strong: -1, creepy: 1 },
  ],
  'vow-of-silence': [
    { noisy: 1, funny: 1, dirty: 1, calm: -1, greedy: 1, sociable: 1 },
    { big: -1, calm: 1, creepy: 1, clever: 1, soft: 1, sociable: -1 },
    { noisy: 1, soft: 1, cute: 1, holy: 1, creepy: -1, sly: -1 },
  ],
  'devil-on-the-bathtub': [
    { sly: 2, elegant: 1, dangerous: 1, soft: 1, wet: 1 },
    { elegant: 1, exotic: 1, big: 1, free: 1, plain: -1, holy: -1 },
    { big: -1, plain: 1, soft: 1, sly: 1, noisy: -1, airy: 1 },
  ],
};
