import type { LeaningsByCard } from '../leaning.ts';

export const blackPowerLeanings: LeaningsByCard = {
  campaign: [
    { sociable: 1, strong: 1, wet: 1, clever: 1, elegant: 1, calm: 1 },
    { edible: 2, soft: 1, plain: 1, dangerous: -1, big: 1 },
    { creepy: 1, dirty: 1, human: 1, dangerous: 1, cute: -1, old: 1 },
  ],
  'dictator-for-a-day': [
    { elegant: 1, big: 1, calm: 1, funny: 1, exotic: 1, fast: -1 },
    { plain: 1, funny: 1, strong: 1, modern: 1, free: -1, dirty: 1 },
    { sly: 1, clever: 2, dangerous: 1, big: -1, loyal: -1, sociable: 1 },
  ],
  lifeboat: [
    { big: 2, dangerous: 1, greedy: 1, noisy: 1, cute: -1 },
    { clever: 1, loyal: 1, cute: 1, diligent: 1, wet: -1, greedy: -1 },
    { greedy: 2, soft: 1, sly: 1, calm: 1, big: 1, holy: -1 },
  ],
  'open-day': [
    { cute: 1, edible: 1, soft: 1, dirty: 1, sociable: 1, exotic: -1 },
    { edible: 2, soft: 1, plain: 1, big: -1, human: -2, airy: 1 },
    { plain: 1, holy: 1, calm: 1, soft: 1, greedy: -1, clever: 1 },
  ],
  'making-it-lean': [
    { sly: 2, dangerous: 1, elegant: 1, creepy: 1, soft: -1 },
    { diligent: 1, fast: 1, noisy: 1, modern: 1, calm: -1, clever: 1 },
    { dirty: 1, wet: 1, plain: 1, airy: 1, big: -1, elegant: -1 },
  ],
  'compromising-photos': [
    { elegant: 1, exotic: 1, big: 1, dirty: 1, strong: 1, plain: -1 },
    { dirty: 1, creepy: 1, wet: 1, exotic: 1, modern: -1, sociable: 1 },
    { soft: 1, edible: 1, elegant: 1, human: 1, plain: 1, creepy: -1, en: { bird: 1 } },
  ],
  'runaway-tram': [
    { cute: 2, soft: 1, big: 1, funny: 1, sly: -1 },
    { creepy: 1, plain: 1, dangerous: 1, human: 1, strong: -1, loyal: -1 },
    { noisy: 1, greedy: 1, big: 1, diligent: -1, sociable: 1, clever: -1 },
  ],
  'custom-hell': [
    { noisy: 2, big: 1, greedy: 1, wet: 1, elegant: -1 },
    { plain: 3, edible: 1, soft: 1, creepy: 1, human: -1 },
    { sly: 1, greedy: 1, dirty: 1, loyal: -1, holy: -1, noisy: 1 },
  ],
};
