import type { LeaningsByCard } from '../leaning.ts';

export const mishapsLeanings: LeaningsByCard = {
  overflow: [
    { soft: 1, dirty: 1, big: 1, creepy: 1, wet: 1, holy: -1, spider: 1 },
    { fast: 1, sly: 1, free: 1, elegant: 1, calm: 1, clever: -1 },
    { wet: 1, funny: 2, soft: 1, cute: 1, dangerous: -1 },
  ],
  'just-the-ends': [
    { soft: 1, plain: 1, funny: 1, airy: 1, elegant: -1, dirty: 1, big: -1 },
    { noisy: 1, calm: -1, big: 1, creepy: 1, cute: -1, dangerous: 1 },
    { soft: 1, exotic: 1, calm: 1, funny: 1, airy: 1, big: -1 },
  ],
  'one-screw-left': [
    { creepy: 1, big: 2, exotic: 1, soft: -1 },
    { wet: 1, plain: 1, calm: 1, airy: 1, strong: 1, creepy: -1 },
    { big: -1, airy: 1, plain: 1, loyal: 1, funny: 1, calm: 1 },
  ],
  'locked-out': [
    { clever: 1, loyal: 1, strong: 1, fast: 1, big: 1, sly: 1, plain: -1 },
    { calm: 2, soft: 1, greedy: 1, cute: 1, big: 1 },
    { sly: 1, soft: 1, big: -1, wet: 1, fast: 1, noisy: -1 },
  ],
  'reply-all': [
    { big: 1, greedy: 1, noisy: 1, dirty: 1, sly: 1, cute: -1 },
    { wet: 1, dirty: 1, calm: 1, creepy: 1, elegant: -1, airy: -1 },
    { cute: 2, funny: 1, edible: 1, creepy: -1, dirty: -1 },
  ],
  'toppled-statue': [
    { strong: 1, old: 1, holy: 1, elegant: 1, big: 1, soft: -1 },
    { plain: 2, funny: 1, calm: 1, edible: 1, fast: -1 },
    { airy: 1, fast: 1, sly: 1, free: 1, noisy: 1, big: -1 },
  ],
  'power-cut': [
    { creepy: 1, big: 1, calm: 1, sociable: -1, human: 1, cute: -1 },
    { clever: 1, noisy: 1, wet: 1, airy: 1, diligent: 1, creepy: -1 },
    { sly: 1, dirty: 1, creepy: 1, free: 1, modern: -1, big: -1 },
  ],
  hypnotist: [
    { noisy: 1, funny: 1, free: 1, soft: 1, airy: 1, sly: -1 },
    { wet: 1, dirty: 1, greedy: 1, fast: 1, calm: -1, strong: 1 },
    { dangerous: 1, creepy: 1, fast: 1, edible: 1, big: 1, plain: -1 },
  ],
};
