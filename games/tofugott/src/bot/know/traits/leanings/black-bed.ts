import type { LeaningsByCard } from '../leaning.ts';

export const blackBedLeanings: LeaningsByCard = {
  'mirrored-ceiling': [
    { big: 1, soft: 1, exotic: 1, dirty: 1, sly: 1, plain: -1 },
    { soft: 1, airy: 1, funny: 1, sly: 1, elegant: 1, big: -1 },
    { noisy: 2, free: 1, strong: 1, dirty: 1, calm: -1 },
  ],
  'plain-brown-paper': [
    { exotic: 1, elegant: 1, wet: 1, strong: 1, plain: -1, dirty: -1 },
    { old: 1, holy: 1, noisy: 1, cute: 1, dirty: -1, human: 1 },
    { noisy: 2, strong: 1, funny: 1, calm: -1, wet: 1 },
  ],
  'key-in-the-door': [
    { sly: 1, soft: 1, creepy: 1, calm: 1, dirty: 1, airy: -1 },
    { big: -1, wet: 1, noisy: -1, clever: 1, calm: 1, elegant: 1 },
    { plain: 1, soft: 1, calm: 1, funny: 1, noisy: -1, exotic: 1 },
  ],
  'role-play': [
    { dangerous: 1, elegant: 1, strong: 1, exotic: 1, plain: -1, soft: -1 },
    { plain: 1, soft: 1, dirty: 1, funny: 1, fast: -1, elegant: -1 },
    { plain: 2, funny: 1, calm: 1, holy: 1, dangerous: -1 },
  ],
  'mixed-sauna': [
    { elegant: 1, strong: 1, free: 1, wet: 1, noisy: -1, creepy: -1 },
    { big: -1, calm: 1, creepy: 1, diligent: 1, noisy: -1 },
    { big: 1, soft: 1, edible: 1, plain: 1, fast: -1, calm: 1 },
  ],
  'third-party': [
    { wet: 1, strong: 1, sociable: 1, greedy: 1, plain: -1, elegant: 1 },
    { creepy: 1, calm: 2, noisy: -1, sociable: -1, airy: 1 },
    { soft: 1, loyal: 1, plain: 1, cute: 1, calm: 1, big: 1, dangerous: -1 },
  ],
  'birds-and-bees': [
    { strong: 1, big: 1, wet: 1, exotic: 1, dirty: -1, soft: -1, snake: 2 },
    { soft: 2, calm: 1, wet: 1, elegant: 1, edible: 1 },
    { airy: 2, holy: 1, funny: 1, wet: 1 },
  ],
  'life-model': [
    { elegant: 2, exotic: 1, soft: 1, big: 1 },
    { calm: 1, diligent: 1, creepy: 1, old: 1, fast: -1, noisy: -1 },
    { soft: 1, big: 1, plain: 1, funny: 1, edible: 1, creepy: -1 },
  ],
};
