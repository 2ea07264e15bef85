import type { LeaningsByCard } from '../leaning.ts';

export const loveLeanings: LeaningsByCard = {
  'blind-date': [
    { elegant: 1, funny: 1, exotic: 1, dangerous: 1, plain: -1 },
    { plain: 1, modern: 1, edible: 1, noisy: 1, dangerous: -1, exotic: 1 },
    { sly: 1, big: -1, airy: 1, wet: 1, fast: 1, noisy: -1 },
  ],
  'meet-the-parents': [
    { elegant: 1, edible: 1, cute: 1, dirty: -1, creepy: -1, modern: 1 },
    { big: 1, dangerous: 1, calm: 1, old: 1, noisy: 1, cute: -1 },
    { soft: 1, airy: 1, calm: 1, dirty: -1, elegant: 1, strong: -1 },
  ],
  'unsigned-letter': [
    { edible: 1, dirty: 1, wet: 1, exotic: 1, modern: -1, plain: -1 },
    { soft: 1, funny: 1, edible: 1, cute: 1, human: -1, plain: 1 },
    { sly: 1, calm: 1, big: -1, noisy: -1, dangerous: 1, soft: 1 },
  ],
  'wedding-day': [
    { elegant: 1, big: 1, calm: 1, fast: -1, old: 1, funny: 1 },
    { sly: 1, dangerous: 1, noisy: 1, elegant: 1, loyal: -1, snake: 1 },
    { fast: 2, greedy: 1, free: 1, airy: 1, calm: -1 },
  ],
  'moving-in': [
    { big: 1, exotic: 1, creepy: 1, noisy: 1, plain: -1 },
    { strong: 1, diligent: 1, clever: 1, big: 1, soft: -1, greedy: -1 },
    { soft: 2, calm: 1, plain: 1, big: 1, creepy: -1, fast: -1 },
  ],
  'the-ex': [
    { noisy: 1, airy: 1, cute: 1, strong: -1, funny: 1, calm: -1 },
    { big: -2, plain: 1, calm: 1, noisy: -1, sly: 1 },
    { big: 1, noisy: 1, loyal: 1, strong: 1, funny: 1, calm: -1 },
  ],
  'dating-profile': [
    { exotic: 2, airy: 1, wet: 1, plain: -1, dirty: -1 },
    { elegant: 1, strong: 1, free: 1, dangerous: 1, plain: -1, soft: -1 },
    { plain: 2, soft: 1, greedy: 1, dirty: 1, exotic: -1 },
  ],
  'golden-wedding': [
    { loyal: 1, calm: 1, strong: 1, soft: 1, noisy: -1, sly: -1 },
    { creepy: 1, dirty: 1, sly: 1, cute: -1, edible: -1, big: 1, en: { elephant: 2 } },
    { elegant: 1, wet: 1, free: 1, old: 1, creepy: -1, funny: 1 },
  ],
};
