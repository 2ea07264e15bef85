import type { Cover } from '@rudel/ui/catalogue';
import { Picture } from './picture.tsx';

export const cover: Cover = {
  line: {
    en: 'Sheep or wolf in wool? Look, ask, find out.',
    de: 'Schaf oder Wolf in Wolle? Schau, frag, finde es heraus.',
  },
  blurb: {
    en: 'Who is a sheep, who is a wolf in wool? Look, ask, suspect, and do not get caught.',
    de: 'Wer ist Schaf, wer Wolf in Wolle? Hinschauen, fragen, verdächtigen, und nicht auffallen.',
  },
  Picture,
};
