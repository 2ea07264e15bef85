import type { LeaningsByCard } from '../leaning.ts';

export const dreamsLeanings: LeaningsByCard = {
  'flying-dream': [
    { funny: 1, big: 1, free: 1, elegant: 1, exotic: 1, creepy: -1 },
    { big: 1, greedy: 1, loyal: 1, airy: -1, calm: -1, dirty: 1 },
    { soft: 2, big: 1, calm: 1, wet: 1, dangerous: -1 },
  ],
  'wrong-play': [
    { sly: 2, calm: 1, noisy: -1, funny: 1, loyal: -1 },
    { big: 1, soft: 1, funny: 1, noisy: 1, old: 1, exotic: 1 },
    { plain: 1, soft: 1, free: 1, calm: 1, funny: 1, strong: -1 },
  ],
  'extra-room': [
    { dangerous: 1, calm: 1, big: 1, old: 1, clever: -1, airy: -1 },
    { creepy: 1, wet: 1, exotic: 1, free: 1, plain: -1, sociable: -1 },
    { big: -1, elegant: 1, old: 1, diligent: 1, human: 1, wet: -1 },
  ],
  'tired-fairy': [
    { big: 1, dirty: 1, soft: 1, noisy: 1, elegant: -1, de: { elephant: 1 } },
    { dirty: 1, noisy: 1, funny: 1, big: 1, elegant: -1, exotic: 1 },
    { calm: 2, plain: 1, soft: 1, clever: 1, noisy: -1 },
  ],
  'on-the-couch': [
    { calm: 1, soft: 1, big: 1, wet: 1, fast: -1, noisy: -1 },
    { free: 1, wet: 1, airy: 1, dangerous: 1, plain: -1, sociable: -1 },
    { creepy: 1, airy: 1, soft: 1, elegant: 1, big: -1, beetle: 1 },
  ],
  mirror: [
    { soft: 2, dirty: 1, plain: 1, funny: 1 },
    { free: 1, elegant: 1, dangerous: 1, strong: 1, soft: -1 },
    { free: 2, wet: 1, airy: 1, calm: 1, diligent: -1, creepy: -1 },
  ],
  'dream-station': [
    { edible: 1, soft: 1, airy: 1, fast: 1, strong: -1, calm: 1 },
    { big: 2, strong: 1, noisy: 1, soft: -1, calm: 1, snake: 1 },
    { wet: 1, holy: 1, human: 1, plain: 1, modern: 1, elegant: 1 },
  ],
  'counting-sheep': [
    { soft: 1, plain: 1, edible: 1, funny: 1, sly: -1, sociable: 1 },
    { strong: 1, dangerous: 1, noisy: 1, big: 1, sly: 1, soft: -1 },
    { big: 1, creepy: 2, dangerous: 1, airy: -1, cute: -1 },
  ],
};
