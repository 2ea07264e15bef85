import type { LeaningsByCard } from '../leaning.ts';

export const crimeLeanings: LeaningsByCard = {
  'bank-job': [
    { clever: 1, sly: 1, diligent: 1, strong: 1, soft: -1, calm: 1 },
    { fast: 1, airy: 1, wet: 1, free: 1, dirty: 1, big: -1 },
    { noisy: 2, loyal: -1, soft: 1, strong: -1, en: { rat: 2, bird: 1 }, de: { bird: 1 } },
  ],
  'stolen-picture': [
    { elegant: 2, old: 1, human: 1, exotic: 1, noisy: -1 },
    { dirty: 1, greedy: 1, sly: 1, big: 1, calm: 1, holy: -1 },
    { plain: 2, modern: 1, calm: 1, noisy: -1, spider: 1, big: -1 },
  ],
  'private-eye': [
    { elegant: 2, sly: 1, dangerous: 1, dirty: -1, spider: 1, plain: -1 },
    { plain: 1, diligent: 1, big: -1, loyal: 1, noisy: -1, clever: 1 },
    { big: 1, plain: 1, funny: 1, dirty: 1, fast: -1, en: { elephant: 1 } },
  ],
  alibi: [
    { holy: 1, loyal: 1, calm: 1, wet: 1, dangerous: -1, sociable: 1 },
    { dirty: 2, soft: 1, creepy: 1, big: -1, modern: -1, spider: 1 },
    { edible: 2, elegant: 1, exotic: 1, creepy: -1, dirty: -1 },
  ],
  'first-night-inside': [
    { big: 1, dangerous: 2, old: 1, cute: -1, airy: 1 },
    { strong: 1, diligent: 1, dirty: 1, soft: -1, elegant: -1, sly: 1 },
    { big: 1, wet: 1, calm: 1, dirty: 1, funny: 1, airy: -1 },
  ],
  'gnome-thief': [
    { funny: 1, plain: 1, old: 1, big: -1, calm: 1, cute: 1 },
    { big: 1, sly: 1, dirty: 1, free: 1, airy: -1, funny: 1 },
    { plain: 1, funny: 1, soft: 1, calm: 1, fast: -1, holy: 1 },
  ],
  ransom: [
    { noisy: 1, greedy: 1, big: 1, funny: 1, elegant: -1, calm: -1 },
    { edible: 2, plain: 1, elegant: 1, big: -1, creepy: -1 },
    { elegant: 1, wet: 1, airy: 1, exotic: 1, calm: 1, dirty: -1 },
  ],
  'surprise-witness': [
    { exotic: 1, elegant: 1, airy: 1, free: 1, plain: -1, noisy: 1 },
    { soft: 1, dirty: 1, plain: 1, edible: 1, big: -1, sociable: -1 },
    { big: 2, calm: 1, greedy: 1, old: 1, fast: -1 },
  ],
};
