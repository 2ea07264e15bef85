import type { Catalogue } from '@rudel/ui/catalogue';

export const catalogue: Catalogue = {
  id: 'tofugott',
  name: { en: 'Tofugott', de: 'Tofugott' },
  players: [2, 6],
  levels: ['easy', 'medium', 'strong'],
};
