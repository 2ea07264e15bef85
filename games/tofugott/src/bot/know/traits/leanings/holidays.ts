import type { LeaningsByCard } from '../leaning.ts';

export const holidaysLeanings: LeaningsByCard = {
  'nativity-play': [
    { big: 1, loyal: 1, strong: 1, funny: 1, sly: -1, noisy: 1 },
    { soft: 2, cute: 1, plain: 1, fast: -1, dangerous: -1 },
    { edible: 1, exotic: 2, plain: 1, old: 1, human: -1 },
  ],
  'santas-back': [
    { fast: 1, sly: 1, diligent: 2, old: 1, big: -1 },
    { strong: 2, big: 1, loyal: 1, noisy: 1, funny: 1, clever: -1 },
    { soft: 1, dirty: 1, airy: 1, creepy: 1, big: -1, fast: 1 },
  ],
  'molten-lead': [
    { funny: 2, wet: 1, exotic: 1, human: -1, de: { pig: 1 } },
    { greedy: 1, edible: 1, dirty: 1, sly: 1, holy: -1 },
    { calm: 1, soft: 1, wet: 1, plain: 1, noisy: -1, dangerous: -1 },
  ],
  carnival: [
    { funny: 2, big: 1, soft: 1, cute: 1, sly: -1 },
    { elegant: 2, strong: 1, cute: 1, plain: -1, dirty: -1 },
    { dirty: 1, big: 1, noisy: 1, calm: 1, exotic: 1, holy: -1 },
  ],
  'egg-hunt': [
    { sly: 1, airy: 1, dirty: 1, diligent: 1, big: -1, clever: 1 },
    { exotic: 1, soft: 1, creepy: 1, cute: 1, dangerous: 1, old: 1 },
    { noisy: 1, greedy: 2, big: 1, calm: -1, clever: -1, de: { bird: 1 } },
  ],
  'trick-or-treat': [
    { creepy: 2, big: 1, dangerous: 1, soft: -1, calm: 1 },
    { edible: 1, plain: 2, dirty: 1, big: -1 },
    { calm: 1, plain: 1, noisy: -1, soft: 1, fast: -1, creepy: -1 },
  ],
  'secret-santa': [
    { dangerous: 1, sly: 1, greedy: 1, noisy: 1, cute: -1, loyal: -1 },
    { elegant: 1, diligent: 1, exotic: 1, big: 1, clever: 1, dirty: -1 },
    { plain: 2, creepy: 1, old: 1, elegant: -1, soft: 1 },
  ],
  'village-fete': [
    { noisy: 1, old: 1, big: 1, funny: 1, fast: -1, human: 1 },
    { strong: 1, diligent: 1, funny: 1, dirty: 1, elegant: -1, plain: 1 },
    { wet: 1, soft: 1, big: 1, funny: 1, calm: 1, greedy: 1 },
  ],
};
