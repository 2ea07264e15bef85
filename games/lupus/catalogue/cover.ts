import type { Cover } from '@rudel/ui/catalogue';
import { Picture } from './picture.tsx';

export const cover: Cover = {
  line: {
    en: 'Wolves hunt by night, the village votes by day.',
    de: 'Nachts jagen die Wölfe, am Tag stimmt das Dorf ab.',
  },
  blurb: {
    en: 'By night the wolves hunt, by day the village votes. Trust nobody, least of all the quiet one.',
    de: 'Nachts jagen die Wölfe, am Tag stimmt das Dorf ab. Trau niemandem, am wenigsten den Stillen.',
  },
  Picture,
};
