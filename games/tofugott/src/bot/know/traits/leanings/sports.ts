import type { LeaningsByCard } from '../leaning.ts';

export const sportsLeanings: LeaningsByCard = {
  'new-discipline': [
    { funny: 1, soft: 1, strong: 1, plain: 1, sly: -1, fast: -1 },
    { diligent: 1, strong: 2, funny: 1, soft: -1, fast: 1 },
    { soft: 1, fast: -1, funny: 1, strong: -1, clever: -1, calm: 1, de: { pig: 2 } },
  ],
  'january-gym': [
    { funny: 1, exotic: 1, strong: 1, modern: 1, plain: -1, elegant: 1 },
    { noisy: 1, big: 1, soft: 1, elegant: -1, airy: -1, calm: -1 },
    { creepy: 1, dirty: 1, sociable: 1, big: -1, modern: -1, soft: 1 },
  ],
  'kilometre-38': [
    { fast: 2, noisy: 1, free: 1, airy: 1, big: -1 },
    { exotic: 1, wet: 2, holy: 1, edible: 1, plain: -1, big: 1 },
    { fast: -1, calm: 1, soft: 1, strong: 1, dirty: 1, funny: 1 },
  ],
  penalty: [
    { big: 2, calm: 1, strong: 1, fast: 1, airy: 1 },
    { fast: 1, noisy: 1, elegant: 1, calm: -1, greedy: 1, clever: -1 },
    { fast: 1, free: 1, funny: 1, dirty: 1, big: -1, plain: -1 },
  ],
  grandmaster: [
    { calm: 1, creepy: 1, clever: 1, sly: 1, noisy: -1, big: -1 },
    { elegant: 2, dangerous: 1, strong: 1, plain: -1, soft: -1 },
    { big: 1, soft: 1, funny: 1, noisy: 1, elegant: -1, strong: 1 },
  ],
  armbands: [
    { fast: -1, calm: 1, wet: -1, soft: 1, old: 1, strong: 1 },
    { cute: 2, funny: 1, exotic: 1, soft: 1, creepy: -1 },
    { creepy: 1, wet: 1, soft: 1, noisy: -1, dangerous: 1, airy: -1 },
  ],
  mascot: [
    { strong: 1, cute: 1, dangerous: 1, funny: 1, plain: -1, clever: -1 },
    { soft: 1, big: 1, funny: 1, loyal: 1, elegant: -1, noisy: 1 },
    { noisy: 1, loyal: 1, sociable: 1, free: 1, clever: 1, sly: -1 },
  ],
  chairlift: [
    { noisy: 1, big: 1, soft: 1, calm: -1, airy: -1, greedy: 1 },
    { funny: 1, cute: 1, edible: 1, exotic: 1, free: 1, creepy: -1 },
    { airy: 1, strong: 1, clever: 1, big: -1, soft: -1, spider: 1 },
  ],
};
