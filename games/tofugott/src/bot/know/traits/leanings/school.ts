import type { LeaningsByCard } from '../leaning.ts';

export const schoolLeanings: LeaningsByCard = {
  substitute: [
    { soft: 1, big: 1, noisy: 1, funny: 1, elegant: -1, dangerous: -1, de: { bird: 1 } },
    { free: 1, exotic: 1, wet: 1, diligent: -1, funny: 1 },
    { noisy: 1, dirty: 1, sly: 1, funny: 1, holy: -1, soft: -1 },
  ],
  'school-play': [
    { funny: 1, plain: 1, big: 1, elegant: -1, sly: -1, soft: 1 },
    { noisy: 1, fast: -1, big: 1, elegant: 1, airy: -1, calm: -1 },
    { elegant: 1, exotic: 1, noisy: 1, plain: -1, free: 1, creepy: -1 },
  ],
  'pop-quiz': [
    { clever: 2, diligent: 1, calm: 1, greedy: -1, old: 1 },
    { cute: 1, holy: 1, soft: 1, dirty: -1, big: -1, funny: 1, en: { beetle: 1 }, de: { pig: 2, beetle: 1 } },
    { funny: 1, plain: 1, big: 1, dirty: 1, elegant: -1 },
  ],
  canteen: [
    { plain: 1, soft: 1, wet: 1, elegant: -1, calm: 1 },
    { sly: 1, greedy: 1, fast: 1, airy: 1, holy: -1, calm: -1 },
    { creepy: 1, dirty: 1, soft: 1, strong: 1, elegant: -1, free: 1 },
  ],
  'class-reunion': [
    { greedy: 1, sociable: 1, funny: 1, calm: -1, human: 1, edible: 1 },
    { elegant: 2, free: 1, strong: 1, plain: -1, dirty: -1 },
    { big: 1, calm: 1, soft: 1, noisy: -1, creepy: 1, wet: 1 },
  ],
  'head-count': [
    { sly: 1, dirty: 1, big: -1, sociable: 1, plain: 1, exotic: -1 },
    { big: -2, sly: 1, creepy: 1, calm: 1, noisy: -1 },
    { elegant: 1, cute: 1, holy: 1, creepy: -1, dirty: -1, edible: 1 },
  ],
  'report-card': [
    { airy: 1, noisy: 1, funny: 1, dirty: 1, diligent: -1, calm: -1 },
    { free: 1, noisy: 1, sly: 1, clever: 1, plain: -1, soft: -1 },
    { cute: 1, exotic: 1, elegant: 1, creepy: -1, big: 1, dirty: -1 },
  ],
  'school-orchestra': [
    { noisy: 1, big: 1, funny: 1, creepy: -1, strong: 1 },
    { creepy: 1, wet: 1, dirty: 1, elegant: -1, airy: -1, noisy: 1 },
    { airy: 1, edible: 1, soft: 1, big: -1, dirty: 1, calm: -1 },
  ],
};
