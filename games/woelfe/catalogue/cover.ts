import type { Cover } from '@rudel/ui/catalogue';
import { Picture } from './picture.tsx';

export const cover: Cover = {
  line: {
    en: 'Dice and tricks, and a partner you have yet to find.',
    de: 'Würfel und Stiche, und wer zu dir gehört, weißt du nicht.',
  },
  blurb: {
    en: 'Dice and tricks. Somebody at the table is on your side, and you do not know who.',
    de: 'Würfel und Stiche. Jemand am Tisch gehört zu dir, und du weißt nicht, wer.',
  },
  Picture,
};
