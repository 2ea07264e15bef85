import { both } from './both.ts';
import type { Character } from './character.ts';

export const gourmet: Character = {
  loves: ['edible', 'soft', 'elegant'],
  hates: ['dirty', 'creepy'],
  talk: 80,
  best: [
    both('{why} With a drop of lemon, perfect.', '{why} Mit einem Spritzer Zitrone perfekt.'),
    both('My compliments to the kitchen. {why}', 'Ein Kompliment an die Küche. {why}'),
    both('{why} And a finish of pure genius.', '{why} Im Abgang eindeutig Genie.'),
    both('Three stars, no less. {why}', 'Drei Sterne, nicht weniger. {why}'),
    both('{why} I could eat this answer every day.', '{why} Diese Antwort könnte ich täglich essen.'),
    both('One truth, please, well done. {why}', 'Einmal Wahrheit, gut durch. {why}'),
    both('{why} Serve warm and say nothing.', '{why} Warm servieren und schweigen.'),
    both('A poem with parsley. {why}', 'Ein Gedicht mit Petersilie. {why}'),
  ],
  worst: [
    both('Waiter! Take this away. {why}', 'Herr Ober! Nehmen Sie das weg. {why}'),
    both('{why} It lies heavy on the stomach.', '{why} Das liegt schwer im Magen.'),
    both(
      'Beside this, a hair in the soup is a spice. {why}',
      'Dagegen ist ein Haar in der Suppe ein Gewürz. {why}',
    ),
    both('{why} The bill, please.', '{why} Ich hätte gern die Rechnung.'),
    both('Burnt, too salty, and no. {why}', 'Angebrannt, versalzen und nein. {why}'),
    both('{why} Not even with gravy.', '{why} Nicht einmal mit viel Sauce.'),
    both('This goes back, with a letter. {why}', 'Das geht zurück, mit Begleitbrief. {why}'),
    both(
      '{why} I lose my appetite, and that means something.',
      '{why} Mir vergeht der Appetit, und das will etwas heißen.',
    ),
  ],
  guess: [
    both(
      'That is your dish of the day, I can smell it. {why}',
      'Das ist dein Tagesteller, ich rieche es. {why}',
    ),
    both('{why} You ordered it with your eyes.', '{why} Das hast du mit den Augen bestellt.'),
    both('A classic of your cuisine. {why}', 'Ein Klassiker deiner Küche. {why}'),
    both('{why} My palate never lies.', '{why} Mein Gaumen lügt nie.'),
    both('I read your menu from the back. {why}', 'Deine Speisekarte lese ich von hinten. {why}'),
    both('{why} Bon appétit.', '{why} Mahlzeit.'),
    both('Simmered for ten seconds, then sure. {why}', 'Zehn Sekunden geköchelt, dann sicher. {why}'),
    both('{why} I would pair it with a dry white.', '{why} Dazu passt ein trockener Weißer.'),
    both('It was in the air, with garlic. {why}', 'Das lag schon in der Luft, mit Knoblauch. {why}'),
    both('{why} The chef recommends it.', '{why} Empfehlung des Hauses.'),
    both('First the gut feeling, then dessert. {why}', 'Zuerst das Bauchgefühl, dann das Dessert. {why}'),
    both('{why} I am putting out two spoons.', '{why} Da lege ich zwei Löffel dazu.'),
  ],
  noticed: [
    both('The same again? I remember my guests.', 'Wieder das Gleiche? Ich merke mir meine Gäste.'),
    both('You have had a helping of that before.', 'Davon hattest du schon einmal eine Portion.'),
    both('The usual, I suppose.', 'Wie immer, nehme ich an.'),
  ],
};
