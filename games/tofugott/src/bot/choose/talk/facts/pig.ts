import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const pigFacts: Facts = {
  dirty: both('It takes mud for a spa.', 'Schlamm hält es für Wellness.'),
  funny: both('Nobody keeps a straight face at that tail.', 'Bei dem Ringelschwanz bleibt niemand ernst.'),
  edible: both('Half of it is breakfast already.', 'Die Hälfte davon ist schon Frühstück.'),
  noisy: both('You can hear it two villages away.', 'Man hört es noch zwei Dörfer weiter.'),
  soft: both('It is a cushion with ears.', 'Es ist ein Kissen mit Ohren.'),
  greedy: both(
    'It has never left a plate unlicked.',
    'Es hat noch nie einen Teller ungeleckt stehen lassen.',
  ),
  airy: both('It knows as much about flying as a sofa.', 'Vom Fliegen versteht es so viel wie ein Sofa.'),
  elegant: both(
    'Its curtsy sounds like a falling wardrobe.',
    'Sein Knicks klingt wie ein umfallender Schrank.',
  ),
  exotic: both('Every village has a dozen of them.', 'Davon hat jedes Dorf ein Dutzend.'),
  old: both('It seldom grows old; ask the butcher.', 'Alt wird es selten, frag den Metzger.'),
  diligent: both('Its to-do list says: lie down.', 'Auf seiner Liste steht: hinlegen.'),
  free: both('Its world ends at the fence.', 'Seine Welt hört am Gatter auf.'),
};
