import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const ratFacts: Facts = {
  fast: both('It is gone before the light is on.', 'Sie ist weg, bevor das Licht angeht.'),
  dirty: both('It knows every drain in town by name.', 'Sie kennt jeden Gully der Stadt persönlich.'),
  clever: both(
    'It walks out of mazes in which professors starve.',
    'Sie findet aus Labyrinthen, in denen Professoren verhungern.',
  ),
  sly: both('When it has left, count the spoons.', 'Wenn sie geht, zählt man besser das Besteck.'),
  creepy: both(
    'That bare tail follows me into my dreams.',
    'Dieser nackte Schwanz verfolgt mich bis in den Schlaf.',
  ),
  greedy: both(
    'It eats for three and has the rest wrapped up.',
    'Sie isst für drei und lässt sich den Rest einpacken.',
  ),
  elegant: both('It would wear a bin bag to the opera.', 'Sie käme im Müllsack in die Oper.'),
  edible: both(
    'Nobody has ever asked for a second helping of rat.',
    'Nach einem zweiten Teller Ratte hat noch niemand gefragt.',
  ),
  calm: both('It has the nerves of a doorbell.', 'Sie hat Nerven wie eine Türklingel.'),
  exotic: both('One of them lives under every house in the world.', 'Unter jedem Haus der Welt wohnt eine.'),
  holy: both(
    'Churches have been setting traps for it for centuries.',
    'In Kirchen stellt man ihr seit Jahrhunderten Fallen.',
  ),
};
