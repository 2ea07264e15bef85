import type { LeaningsByCard } from '../leaning.ts';

export const blackDeathLeanings: LeaningsByCard = {
  'own-funeral': [
    { noisy: 1, old: 1, holy: 1, clever: -1, elegant: 1, big: 1 },
    { noisy: 1, airy: 1, dirty: 1, calm: -1, free: 1 },
    { soft: 1, plain: 1, loyal: 1, edible: 1, cute: 1, big: -1 },
  ],
  'last-will': [
    { sly: 1, calm: 1, wet: 1, soft: 1, noisy: -1, plain: 1 },
    { creepy: 1, dirty: 1, noisy: 1, old: 1, plain: 1, cute: -1 },
    { greedy: 2, sly: 1, dangerous: 1, noisy: 1, loyal: -1 },
  ],
  'wrong-floor': [
    { old: 1, calm: 1, fast: -1, creepy: 1, plain: 1, noisy: -1 },
    { noisy: 2, greedy: 1, dirty: 1, calm: -1, big: 1 },
    { edible: 2, old: 1, plain: 1, fast: -1, creepy: -1 },
  ],
  ashes: [
    { wet: 1, diligent: 1, airy: 1, fast: 1, clever: 1, dirty: -1 },
    { edible: 1, dirty: 1, plain: 1, old: 1, big: -1 },
    { wet: 1, holy: 2, airy: 1, big: 1, dirty: -1 },
  ],
  'day-nine': [
    { edible: 2, soft: 1, big: 1, strong: -1, sly: -1, human: 2 },
    { airy: 1, sly: 1, creepy: 1, diligent: 1, sociable: -1, edible: -1 },
    { edible: 1, plain: 2, big: -1, wet: 1, human: -1 },
  ],
  'last-evening': [
    { calm: 1, wet: 1, loyal: 1, holy: 1, cute: 1, noisy: -1 },
    { free: 2, dangerous: 1, noisy: 1, big: 1, de: { pig: 2 } },
    { creepy: 1, dirty: 1, strong: 1, sly: 1, soft: -1 },
  ],
  taxidermist: [
    { big: 1, human: 1, soft: 1, old: 1, calm: 1, funny: 1 },
    { soft: 2, plain: 1, big: -1, edible: 1, fast: -1 },
    { creepy: 2, calm: 1, old: 1, big: -1, funny: -1 },
  ],
  'plot-of-land': [
    { calm: 1, old: 1, dirty: 1, soft: 1, wet: 1, airy: -1 },
    { elegant: 1, holy: 1, free: 1, plain: 1, dirty: -1, big: -1 },
    { old: 1, fast: -1, holy: 1, big: 1, calm: 1, loyal: 1 },
  ],
};
