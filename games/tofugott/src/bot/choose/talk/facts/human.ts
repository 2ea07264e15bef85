import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const humanFacts: Facts = {
  dangerous: both(
    'It is the only one here with a driving licence.',
    'Als Einziger hier hat er einen Führerschein.',
  ),
  sociable: both(
    'As soon as there are two of it, it founds a club.',
    'Sobald er zu zweit ist, gründet er einen Verein.',
  ),
  sly: both('It wrote the small print itself.', 'Das Kleingedruckte hat er selbst geschrieben.'),
  noisy: both('It invented the leaf blower.', 'Er hat den Laubbläser erfunden.'),
  modern: both('It cannot boil an egg without an update.', 'Ohne Update kocht er kein Ei.'),
  greedy: both(
    'It takes the last biscuit and asks whether there are more.',
    'Er nimmt den letzten Keks und fragt, ob noch welche da sind.',
  ),
  plain: both(
    'There are eight billion, most of them ahead of me in the queue.',
    'Davon gibt es acht Milliarden, die meisten vor mir an der Kasse.',
  ),
  edible: both('It tastes of worries, I hear.', 'Er schmeckt nach Sorgen, heißt es.'),
  calm: both('It checks its mail in the sauna.', 'Selbst in der Sauna liest er seine Mails.'),
  exotic: both(
    'I saw one this very morning, in socks.',
    'So einen habe ich heute früh schon gesehen, in Socken.',
  ),
};
