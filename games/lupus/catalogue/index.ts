import type { Catalogue } from '@rudel/ui/catalogue';

export const catalogue: Catalogue = {
  id: 'lupus',
  name: { en: 'Lupus in Tabula', de: 'Lupus in Tabula' },
  players: [8, 24],
  levels: ['easy', 'medium', 'strong'],
};
