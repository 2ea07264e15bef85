import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const snakeFacts: Facts = {
  dangerous: both('One kiss, and you need a doctor.', 'Ein Kuss von ihr, und man braucht einen Arzt.'),
  elegant: both('It is all waist.', 'Sie besteht nur aus Taille.'),
  calm: both(
    'It lies in the sun and answers no questions.',
    'Sie liegt in der Sonne und beantwortet keine Fragen.',
  ),
  exotic: both(
    'Its clothes come from countries I cannot pronounce.',
    'Ihre Kleider kommen aus Ländern, die ich nicht aussprechen kann.',
  ),
  sly: both(
    'It has sold fruit to the wrong people before.',
    'Sie hat schon einmal den falschen Leuten Obst verkauft.',
  ),
  old: both('It was there in chapter one.', 'Sie war schon im ersten Kapitel dabei.'),
  creepy: both('It looks at you and does not blink. Ever.', 'Sie schaut dich an und blinzelt nicht. Nie.'),
  cute: both('Go on, stroke it, I will wait here.', 'Streichle sie ruhig, ich warte hier.'),
  airy: both('It has never been higher than a doorstep.', 'Höher als eine Türschwelle kam sie nie.'),
  sociable: both(
    'Its visitors are mice, and they come once.',
    'Besuch bekommt sie nur von Mäusen, je einmal.',
  ),
  funny: both('You tell it a joke only once.', 'Einen Witz erzählt man ihr nur einmal.'),
  loyal: both(
    'It changes its skin more often than I do my shirt.',
    'Sie wechselt die Haut öfter als ich das Hemd.',
  ),
  noisy: both('It says one letter, and that softly.', 'Sie sagt nur einen Buchstaben, und den leise.'),
  modern: both(
    'It cannot use a touch screen, for obvious reasons.',
    'Mit Touchscreens kommt sie nicht zurecht, aus Gründen.',
  ),
  diligent: both(
    'It eats once a month and calls that a working week.',
    'Sie isst einmal im Monat und nennt das Arbeitswoche.',
  ),
  plain: both('Wherever it turns up, the talking stops.', 'Wo sie auftaucht, verstummen die Gespräche.'),
};
