import type { Catalogue } from '@rudel/ui/catalogue';

export const catalogue: Catalogue = {
  id: 'woof',
  name: { en: 'Woof!!', de: 'Woof!!' },
  players: [4, 8],
  levels: ['easy', 'medium', 'strong'],
};
