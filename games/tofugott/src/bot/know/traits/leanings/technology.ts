import type { LeaningsByCard } from '../leaning.ts';

export const technologyLeanings: LeaningsByCard = {
  'group-chat': [
    { loyal: 1, noisy: 1, sociable: 1, funny: 1, free: -1, soft: 1 },
    { dirty: 1, soft: 1, creepy: 1, funny: 1, elegant: -1, wet: 1 },
    { calm: 2, plain: 1, funny: 1, cute: 1, noisy: -1 },
  ],
  'opinionated-speaker': [
    { noisy: 1, sly: 1, elegant: 1, calm: 1, human: 1, dirty: -1 },
    { exotic: 1, edible: 1, big: 1, modern: 1, creepy: -1 },
    { dangerous: 1, strong: 1, wet: 1, sly: 1, big: 1, noisy: -1 },
  ],
  'forgotten-password': [
    { cute: 1, soft: 1, loyal: 1, elegant: 1, creepy: -1, big: 1 },
    { fast: -1, calm: 1, plain: 1, old: 1, big: 1, human: 1, de: { snake: 1 } },
    { human: 1, soft: 1, funny: 1, dirty: 1, modern: -1, noisy: 1 },
  ],
  'household-robot': [
    { creepy: 1, diligent: 1, strong: 1, modern: 1, human: 1 },
    { soft: 1, big: -1, cute: 1, strong: -1, creepy: 1, dirty: 1 },
    { wet: 1, soft: 1, calm: 1, dangerous: 1, sly: 1, fast: -1 },
  ],
  'car-with-moods': [
    { dangerous: 1, strong: 1, noisy: 1, big: 1, calm: -1, elephant: 1, beetle: 1, de: { snake: 1 } },
    { noisy: 1, soft: 1, loyal: 1, cute: 1, dangerous: -1, clever: 1 },
    { wet: 1, free: 1, exotic: 1, airy: 1, diligent: -1, cute: 1 },
  ],
  viral: [
    { funny: 2, cute: 1, noisy: 1, exotic: 1, calm: -1 },
    { plain: 1, sly: 1, dirty: 1, big: -1, noisy: -1, sociable: -1 },
    { modern: 1, plain: 2, edible: 1, greedy: 1, old: -1 },
  ],
  'camera-on': [
    { dirty: 1, creepy: 1, big: 1, funny: 1, holy: -1, calm: -1, spider: 1 },
    { noisy: 1, greedy: 1, wet: 1, elegant: -1, calm: -1, old: -1 },
    { cute: 1, funny: 1, plain: 1, edible: 1, exotic: 1, strong: -1, human: -1 },
  ],
  'inside-the-game': [
    { fast: 1, airy: 1, cute: 1, funny: 1, noisy: -1, wet: 1 },
    { big: 1, dangerous: 2, creepy: 1, soft: -1, edible: -1 },
    { big: -1, edible: 1, plain: 1, cute: 1, modern: 1, dangerous: -1 },
  ],
};
