import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const spiderFacts: Facts = {
  dangerous: both(
    'It bites first and introduces itself later.',
    'Sie beißt zuerst und stellt sich dann vor.',
  ),
  airy: both(
    'It hangs by a thread and calls it balance.',
    'Sie hängt an einem Faden und nennt das Gleichgewicht.',
  ),
  calm: both('It can sit in a corner for a fortnight.', 'Zwei Wochen in einer Ecke sitzen, das kann sie.'),
  sly: both('It sets a trap and calls it home.', 'Sie stellt eine Falle und nennt sie Zuhause.'),
  diligent: both('It knits all night and wants no praise.', 'Sie strickt die ganze Nacht und will kein Lob.'),
  creepy: both(
    'Eight legs: that is at least four too many.',
    'Acht Beine, das sind mindestens vier zu viel.',
  ),
  big: both('It fits under any slipper.', 'Sie passt unter jeden Pantoffel.'),
  cute: both('Nobody has ever called it sweetheart.', 'Zu ihr hat noch nie jemand Schätzchen gesagt.'),
  wet: both(
    'It fears nothing as much as the plughole.',
    'Vor nichts fürchtet sie sich so wie vor dem Abfluss.',
  ),
  sociable: both('Its guests seldom leave.', 'Ihre Gäste gehen selten wieder.'),
  loyal: both('It eats its husbands.', 'Sie frisst ihre Männer.'),
  noisy: both(
    'You only hear it when somebody else screams.',
    'Man hört sie erst, wenn jemand anders schreit.',
  ),
};
