import type { Catalogue } from '@rudel/ui/catalogue';

export const catalogue: Catalogue = {
  id: 'woelfe',
  name: { en: 'Wölfe', de: 'Wölfe' },
  players: [2, 4],
  levels: ['easy', 'medium', 'strong'],
};
