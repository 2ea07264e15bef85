import type { Cover } from '@rudel/ui/catalogue';
import { Picture } from './picture.tsx';

export const cover: Cover = {
  line: {
    en: 'Cards drive your stones around the ring, two against two.',
    de: 'Karten treiben eure Steine um den Ring, zwei gegen zwei.',
  },
  blurb: {
    en: 'Cards move your stones around the ring. Two against two: race to the stall, swap, split your sevens.',
    de: 'Karten treiben deine Steine um den Ring. Zwei gegen zwei: in den Stall rennen, tauschen, die Sieben teilen.',
  },
  Picture,
};
