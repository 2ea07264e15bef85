import type { LeaningsByCard } from '../leaning.ts';

export const blackViceLeanings: LeaningsByCard = {
  'morning-after': [
    { wet: 1, big: 1, soft: 1, funny: 1, exotic: 1, airy: -1 },
    { dirty: 2, creepy: 1, old: 1, big: -1, elegant: -1 },
    { sly: 1, greedy: 1, fast: 1, funny: 1, loyal: -1, calm: -1 },
  ],
  'special-mushrooms': [
    { exotic: 1, elegant: 1, big: 1, free: 1, plain: -1, calm: 1 },
    { plain: 2, calm: 1, holy: 1, old: 1, noisy: -1 },
    { airy: 1, wet: 1, free: 1, clever: 1, plain: -1, dangerous: -1 },
  ],
  'deadly-sins': [
    { wet: 1, dirty: 1, free: 1, greedy: 1, elegant: 1, holy: -1 },
    { fast: -1, calm: 1, soft: 1, diligent: -2, greedy: 1 },
    { elegant: 1, big: 1, noisy: 1, greedy: 1, exotic: 1, soft: -1 },
  ],
  'last-chip': [
    { soft: 1, loyal: 2, edible: 1, human: 1, cute: 1 },
    { calm: 1, sly: 1, clever: 1, elegant: 1, noisy: -1, cute: -1 },
    { diligent: 1, dirty: 1, plain: 1, edible: 1, strong: 1, elegant: -1 },
  ],
  confessional: [
    { funny: 1, sly: 1, wet: 1, noisy: 1, holy: 1, cute: 1, dirty: -1 },
    { dirty: 1, greedy: 1, edible: 1, plain: 1, big: -1, soft: 1 },
    { creepy: 1, dirty: 1, wet: 1, dangerous: 1, cute: -1, airy: -1 },
  ],
  'your-cult': [
    { plain: 1, calm: 1, holy: 2, funny: 1, edible: 1, dirty: -1 },
    { holy: 1, wet: 1, noisy: 1, airy: 1, funny: 1, big: 1 },
    { clever: 1, noisy: 1, loyal: -1, sly: 1, free: 1, human: 1 },
  ],
  'hen-and-stag': [
    { soft: 1, big: 1, wet: 1, exotic: 1, funny: 1, elegant: 1, clever: -1 },
    { big: 2, calm: 1, strong: 1, dirty: 1, plain: 1, airy: -1 },
    { sly: 2, modern: 1, creepy: 1, airy: 1, loyal: -1 },
  ],
  'customs-dog': [
    { exotic: 2, dangerous: 1, edible: 1, soft: 1, big: -1, plain: 1 },
    { cute: 1, big: 1, soft: 1, loyal: 1, sly: -1, holy: 1 },
    { sly: 2, loyal: -1, holy: 1, human: 1, exotic: 1, strong: -1, big: -1 },
  ],
};
