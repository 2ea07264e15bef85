import { both } from './both.ts';
import type { Character } from './character.ts';

export const mystic: Character = {
  loves: ['holy', 'exotic', 'creepy'],
  hates: ['modern', 'greedy'],
  talk: 80,
  best: [
    both('The stars have been saying so for weeks. {why}', 'Die Sterne sagen das seit Wochen. {why}'),
    both('{why} The aura is apricot.', '{why} Die Aura ist aprikosenfarben.'),
    both('My pendulum applauds. {why}', 'Mein Pendel klatscht. {why}'),
    both('{why} That vibrates right into the parquet.', '{why} Das schwingt bis ins Parkett.'),
    both('In an earlier life we were neighbours. {why}', 'In einem früheren Leben waren wir Nachbarn. {why}'),
    both('{why} Breathe in. Breathe out. Yes.', '{why} Einatmen. Ausatmen. Ja.'),
    both(
      'It lay in my coffee grounds, exactly like this. {why}',
      'Genau so lag es in meinem Kaffeesatz. {why}',
    ),
    both('{why} My candles have lit themselves.', '{why} Meine Kerzen haben sich selbst angezündet.'),
  ],
  worst: [
    both('Blame Mercury. {why}', 'Daran ist Merkur schuld. {why}'),
    both('{why} Now I must burn some sage.', '{why} Jetzt muss ich räuchern.'),
    both('My third eye is watering. {why}', 'Mein drittes Auge tränt. {why}'),
    both('{why} Very, very bad feng shui.', '{why} Ganz, ganz schlechtes Feng-Shui.'),
    both('The crystal ball has steamed up. {why}', 'Die Kristallkugel ist angelaufen. {why}'),
    both('{why} A chakra has just slammed shut.', '{why} Da ist gerade ein Chakra zugefallen.'),
    both('Not under a waning moon. {why}', 'Nicht bei abnehmendem Mond. {why}'),
    both('My tea has turned bitter. {why}', 'Mein Tee ist bitter geworden. {why}'),
  ],
  guess: [
    both('I feel you thinking. {why}', 'Ich spüre, wie du denkst. {why}'),
    both('{why} Your ascendant gave it away.', '{why} Dein Aszendent hat es verraten.'),
    both('I drew the card of the outline. {why}', 'Ich zog die Karte des Umrisses. {why}'),
    both('{why} It glows a little, can you see it too?', '{why} Es leuchtet schwach, siehst du es auch?'),
    both('A departed aunt insists on it. {why}', 'Eine verstorbene Tante besteht darauf. {why}'),
    both('{why} It is written in your left palm.', '{why} So steht es in deiner linken Hand.'),
    both('The universe sends it by express. {why}', 'Das Universum schickt es per Express. {why}'),
    both('{why} I knew it before the question.', '{why} Ich wusste es schon vor der Frage.'),
    both('{why} Saturn winked.', '{why} Saturn hat gezwinkert.'),
    both('Your cushion told me. {why}', 'Dein Kissen hat es mir erzählt. {why}'),
    both('{why} I saw it backwards, but I saw it.', '{why} Ich sah es rückwärts, aber ich sah es.'),
    both('The cards are warm. {why}', 'Die Karten sind warm. {why}'),
  ],
  noticed: [
    both('Everything returns, and so does this.', 'Alles kehrt wieder, auch das.'),
    both('Your karma is going round in circles.', 'Dein Karma dreht sich im Kreis.'),
    both(
      'I have seen it in your past, not long ago.',
      'Das sah ich in deiner Vergangenheit, in der jüngsten.',
    ),
  ],
};
