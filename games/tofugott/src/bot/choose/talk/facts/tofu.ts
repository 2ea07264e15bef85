import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const tofuFacts: Facts = {
  edible: both(
    'Fried, boiled, raw: it goes along with everything.',
    'Gebraten, gekocht, roh: Er macht alles mit.',
  ),
  calm: both('Its pulse is zero and always has been.', 'Puls null, und zwar schon immer.'),
  soft: both('It gives way to a loud word.', 'Er gibt schon bei einem lauten Wort nach.'),
  modern: both(
    'Twenty years ago nobody here could spell it.',
    'Vor zwanzig Jahren konnte ihn hier niemand buchstabieren.',
  ),
  holy: both(
    'White, silent, free of sin: I say no more.',
    'Weiß, still und ohne Sünde, mehr sage ich nicht.',
  ),
  plain: both('Next to it beige looks daring.', 'Neben ihm wirkt Beige gewagt.'),
  fast: both('Nobody has ever seen it arrive.', 'Ankommen hat ihn noch niemand gesehen.'),
  dangerous: both(
    'The worst it has ever done is slip off a fork.',
    'Das Schlimmste, was er je tat: von der Gabel rutschen.',
  ),
  dirty: both(
    'It lives in clear water and has no pockets.',
    'Er wohnt in klarem Wasser und hat keine Taschen.',
  ),
  clever: both('There is nothing inside. I have looked.', 'Da ist nichts drin. Ich habe nachgesehen.'),
  strong: both('It loses at arm-wrestling against chopsticks.', 'Im Armdrücken verliert er gegen Stäbchen.'),
  sly: both('It has nothing to hide, and nowhere to hide it.', 'Er hat nichts zu verbergen, und wo auch.'),
  noisy: both('It has been silent since it was a bean.', 'Er schweigt, seit er eine Bohne war.'),
  diligent: both('It has been lying there since Tuesday.', 'Er liegt da seit Dienstag.'),
  greedy: both(
    'It has never wanted anything, not even sauce.',
    'Er wollte noch nie etwas, nicht einmal Sauce.',
  ),
  free: both('It lives in a box, vacuum-packed.', 'Er lebt in einer Schachtel, und zwar vakuumverpackt.'),
};
