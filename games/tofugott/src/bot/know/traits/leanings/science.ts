import type { LeaningsByCard } from '../leaning.ts';

export const scienceLeanings: LeaningsByCard = {
  'red-button': [
    { calm: -2, clever: -1, fast: 1, funny: 1, greedy: 1 },
    { creepy: 2, big: 1, dangerous: 1, modern: 1, old: -1 },
    { clever: 1, greedy: 1, sly: 1, diligent: -1, elegant: 1, old: 1 },
  ],
  'first-on-mars': [
    { greedy: 1, fast: 1, noisy: 1, human: 1, sly: 1 },
    { soft: 2, plain: 1, calm: 1, big: 1, cute: -1 },
    { big: 2, holy: 1, funny: 1, old: 1, fast: -1 },
  ],
  'spilled-coffee': [
    { soft: 1, noisy: 1, dirty: 1, plain: 1, funny: 1, exotic: -1 },
    { strong: 1, diligent: 1, old: 1, airy: -1, calm: 1, free: -1 },
    { clever: 1, dangerous: 1, elegant: 1, modern: 1, exotic: 1, plain: -1 },
  ],
  'time-machine': [
    { clever: 1, loyal: 2, big: -1, strong: 1, creepy: -1 },
    { old: 1, big: 1, dangerous: 1, noisy: 1, modern: -1, cute: -1 },
    { soft: 1, funny: 1, plain: 1, wet: 1, noisy: -1, human: -2 },
  ],
  'patent-office': [
    { plain: 2, edible: 1, modern: 1, diligent: 1, exotic: -1 },
    { clever: 1, funny: 1, free: 1, diligent: 1, plain: -1, elegant: -1, de: { bird: 1 } },
    { dangerous: 1, clever: 1, modern: 1, big: 1, cute: 1, plain: -1 },
  ],
  'first-contact': [
    { clever: 1, calm: 1, sociable: 1, wet: 1, dirty: -1, old: 1 },
    { creepy: 1, exotic: 1, wet: 1, clever: 1, plain: -1, loyal: -1 },
    { funny: 1, edible: 1, cute: 1, human: 1, dirty: 1, noisy: 1 },
  ],
  'brain-scan': [
    { soft: 2, plain: 1, calm: 1, fast: -1, de: { bird: 1 } },
    { exotic: 1, elegant: 1, free: 1, fast: 1, calm: -1, airy: 1 },
    { sly: 2, creepy: 1, greedy: 1, clever: 1, holy: -1, soft: -1 },
  ],
  'science-fair': [
    { big: -1, creepy: 1, exotic: 1, diligent: 1, plain: -1, wet: -1 },
    { sly: 1, clever: 1, dangerous: 1, noisy: 1, funny: -1, diligent: -1 },
    { calm: 2, plain: 1, cute: 1, soft: 1, noisy: -1, fast: -1 },
  ],
};
