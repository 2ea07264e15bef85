import type { Catalogue } from '@rudel/ui/catalogue';

export const catalogue: Catalogue = {
  id: 'dog',
  name: { en: 'Dog', de: 'Dog' },
  players: [4, 4],
  levels: ['easy', 'medium', 'strong'],
};
