import type { Cover } from '@rudel/ui/catalogue';
import { Picture } from './picture.tsx';

export const cover: Cover = {
  line: {
    en: 'Guess which answer your friends like best.',
    de: 'Errate, welche Antwort den anderen am besten gefällt.',
  },
  blurb: {
    en: 'How do your friends think? Guess their best answer, and beware of their worst.',
    de: 'Wie denken deine Leute? Errate ihre beste Antwort, und hüte dich vor der schlechtesten.',
  },
  Picture,
};
