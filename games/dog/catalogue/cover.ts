import type { Cover } from '@rudel/ui/catalogue';
import { Picture } from './picture.tsx';

export const cover: Cover = {
  blurb: {
    en: 'Cards move your stones around the ring. Two against two: race home, swap, split your sevens.',
    de: 'Karten treiben deine Steine um den Ring. Zwei gegen zwei: heimrennen, tauschen, die Sieben teilen.',
  },
  Picture,
};
