import type { LeaningsByCard } from '../leaning.ts';

export const workLeanings: LeaningsByCard = {
  'first-day': [
    { sociable: 2, noisy: 1, fast: -1, diligent: -1, creepy: -1 },
    { wet: 1, creepy: 1, dirty: 1, airy: 1, sociable: -1, elegant: -1 },
    { calm: 1, big: 1, elegant: 1, old: 1, noisy: -1, dirty: -1 },
  ],
  'empty-chair': [
    { greedy: 1, big: 1, dangerous: 1, sly: 1, soft: -1 },
    { noisy: 1, funny: 1, holy: 1, plain: -1, airy: 1, calm: -1 },
    { calm: 1, holy: 1, airy: 1, noisy: -1, dirty: -1, free: 1 },
  ],
  'team-weekend': [
    { strong: 2, loyal: 1, soft: 1, big: 1, sly: -1, dangerous: -1 },
    { airy: 1, calm: 1, fast: 1, diligent: 1, big: -1, noisy: -1 },
    { wet: 1, free: 1, dirty: 1, calm: 1, sociable: -1, modern: -1 },
  ],
  'lunch-thief': [
    { greedy: 2, dirty: 1, sly: 1, loyal: -1, rat: 1 },
    { creepy: 1, plain: 1, dangerous: 1, edible: 1, big: -1, spider: 1 },
    { greedy: 1, big: 1, noisy: 1, soft: 1, diligent: -1, sly: -1 },
  ],
  printer: [
    { big: -1, creepy: 1, dirty: 1, noisy: -1, elegant: -1, wet: -1, spider: 1 },
    { strong: 1, fast: 1, dangerous: 1, soft: -1, calm: -1, big: 1 },
    { edible: 1, plain: 1, holy: 1, soft: 1, dangerous: -1 },
  ],
  'pay-rise': [
    { big: 1, strong: 2, dangerous: 1, noisy: 1, soft: -1, plain: -1 },
    { dangerous: 1, sly: 1, calm: 1, big: 1, cute: -1 },
    { plain: 2, soft: 1, edible: 1, cute: 1, dangerous: -1 },
  ],
  'last-day': [
    { exotic: 1, elegant: 1, big: 1, cute: 1, dirty: -1, plain: 1 },
    { creepy: 1, dirty: 1, fast: 1, sociable: 1, big: -1, calm: -1 },
    { plain: 1, human: 1, wet: 1, sociable: 1, calm: 1, creepy: -1 },
  ],
  'start-up': [
    { modern: 1, edible: 1, exotic: 1, funny: 1, dirty: -1, creepy: -1 },
    { clever: 2, diligent: 1, calm: 1, big: -1, noisy: -1 },
    { elegant: 1, modern: 1, free: 1, dirty: -1, exotic: 1, strong: 1 },
  ],
};
