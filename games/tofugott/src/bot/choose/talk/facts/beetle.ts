import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const beetleFacts: Facts = {
  dirty: both('It rolls dung and whistles while it does.', 'Er rollt Mist und pfeift dabei.'),
  airy: both('It keeps wings under the bonnet.', 'Unter der Haube hat er Flügel.'),
  strong: both(
    'It lifts a hundred times its weight, without a gym card.',
    'Er stemmt das Hundertfache, ganz ohne Fitness-Abo.',
  ),
  exotic: both(
    'It shines like something from a pharaoh’s drawer.',
    'Er glänzt wie aus der Schublade eines Pharaos.',
  ),
  old: both('It already found the dinosaurs childish.', 'Schon die Dinosaurier fand er kindisch.'),
  holy: both('In Egypt it had a temple of its own.', 'In Ägypten hatte er einen eigenen Tempel.'),
  diligent: both(
    'It is still working when the moon clocks off.',
    'Er arbeitet noch, wenn der Mond Feierabend macht.',
  ),
  creepy: both(
    'At three in the morning it knocks inside the wall.',
    'Um drei Uhr früh klopft er in der Wand.',
  ),
  plain: both('There is one under every flowerpot.', 'Man findet ihn unter jedem Blumentopf.'),
  big: both('It needs a ladder to get onto a beer mat.', 'Auf einen Bierdeckel kommt er nur mit Leiter.'),
  sly: both(
    'It always walks straight on, into the wall if need be.',
    'Er geht immer geradeaus, notfalls in die Wand.',
  ),
  soft: both('Hugging it is like hugging a nut.', 'Ihn umarmen ist wie eine Nuss umarmen.'),
  greedy: both('One leaf lasts it a week.', 'Ein Blatt reicht ihm eine Woche.'),
};
