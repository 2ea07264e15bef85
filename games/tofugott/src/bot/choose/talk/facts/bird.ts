import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const birdFacts: Facts = {
  fast: both('It has landed before you have waved.', 'Er ist gelandet, bevor du gewinkt hast.'),
  cute: both(
    'Round, fluffy, head tilted: there is no defence.',
    'Rund, flauschig, Kopf schräg: Da ist man machtlos.',
  ),
  airy: both('When things get serious, it takes off.', 'Wird es ernst, hebt er ab.'),
  elegant: both('It wears tails to breakfast.', 'Er trägt schon zum Frühstück Frack.'),
  edible: both('On Sundays it comes with chips.', 'Am Sonntag gibt es ihn mit Pommes.'),
  noisy: both(
    'Its concerts begin at half past four in the morning.',
    'Seine Konzerte beginnen um halb fünf Uhr früh.',
  ),
  soft: both('It is mostly duvet.', 'Er besteht hauptsächlich aus Bettdecke.'),
  holy: both(
    'When heaven has news, it sends one of these.',
    'Hat der Himmel Neuigkeiten, schickt er so einen.',
  ),
  free: both('It knows borders from above only.', 'Grenzen kennt er nur von oben.'),
  dangerous: both(
    'Its worst weapon lands on windscreens.',
    'Seine schlimmste Waffe trifft Windschutzscheiben.',
  ),
  calm: both('A crumb is enough to make it panic.', 'Schon ein Krümel versetzt ihn in Panik.'),
  strong: both(
    'One good sneeze, and it is in the next parish.',
    'Einmal kräftig niesen, und er ist in der Nachbargemeinde.',
  ),
  creepy: both('Nobody looks under the bed for a bird.', 'Unter dem Bett sucht niemand nach einem Vogel.'),
};
