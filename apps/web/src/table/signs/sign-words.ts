import { withSwiss } from '@rudel/kernel';
import type { Reaction } from '@rudel/protocol';
import type { ByLanguage } from '@rudel/ui/words';

type Names = { readonly [R in Reaction]: string };

const enNames: Names = {
  paw: 'Paw',
  howl: 'Howl',
  laugh: 'Laugh',
  shock: 'Gasp',
  heart: 'Heart',
  clap: 'Applause',
};
const deNames: Names = {
  paw: 'Pfote',
  howl: 'Heulen',
  laugh: 'Lachen',
  shock: 'Schreck',
  heart: 'Herz',
  clap: 'Applaus',
};

const en = {
  title: 'React',
  resting: 'Reactions rest for now',
  names: enNames,
  thrown: (name: string, sign: string) => `${name}: ${sign}`,
};

const de: typeof en = {
  title: 'Reagieren',
  resting: 'Reaktionen ruhen gerade',
  names: deNames,
  thrown: (name, sign) => `${name}: ${sign}`,
};

export const signWords: ByLanguage<typeof en> = withSwiss({ en, de });
