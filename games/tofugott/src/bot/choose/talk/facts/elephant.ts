import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const elephantFacts: Facts = {
  big: both(
    'It fills the room, and everybody acts as if nothing were there.',
    'Er füllt den ganzen Raum, und alle tun, als wäre nichts.',
  ),
  cute: both('Those ears in that face: I melt.', 'Diese Ohren in diesem Gesicht, ich schmelze.'),
  calm: both('By the time it blinks, the earthquake is over.', 'Bevor er blinzelt, ist das Erdbeben vorbei.'),
  strong: both('It carries a tree the way I carry a pencil.', 'Er trägt einen Baum wie ich einen Bleistift.'),
  exotic: both('It smells of spices and faraway stations.', 'Er riecht nach Gewürzen und fernen Bahnhöfen.'),
  loyal: both('It forgets nothing, birthdays included.', 'Er vergisst nie etwas, auch keine Geburtstage.'),
  old: both('Its wrinkles are older than the republic.', 'Seine Falten sind älter als die Republik.'),
  airy: both(
    'It tried to fly once; there is a lake there now.',
    'Einmal wollte er fliegen; heute ist dort ein See.',
  ),
  modern: both('It has sat on every phone it was ever given.', 'Er hat sich noch auf jedes Handy gesetzt.'),
  creepy: both(
    'Nobody wakes up screaming because of an elephant.',
    'Wegen eines Elefanten ist noch niemand schreiend aufgewacht.',
  ),
  plain: both(
    'You cannot overlook it, not even if you try.',
    'Übersehen kann man ihn nicht, auch nicht mit Mühe.',
  ),
};
