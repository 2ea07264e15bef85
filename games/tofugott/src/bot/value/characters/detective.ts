import { both } from './both.ts';
import type { Character } from './character.ts';

export const detective: Character = {
  loves: ['sly', 'dangerous', 'calm'],
  hates: ['cute', 'holy'],
  talk: 75,
  best: [
    both('The case is closed. {why}', 'Der Fall ist gelöst. {why}'),
    both('{why} Motive, means, opportunity.', '{why} Motiv, Mittel, Gelegenheit.'),
    both('It was raining, but I saw it clearly. {why}', 'Es regnete, aber ich sah es klar. {why}'),
    both('{why} My trench coat thinks so too.', '{why} Der Trenchcoat sieht das auch so.'),
    both('All tracks lead here. {why}', 'Alle Spuren führen hierher. {why}'),
    both(
      '{why} Usually I ask the questions; that was the answer.',
      '{why} Sonst frage ich hier, das war die Antwort.',
    ),
    both('Fingerprints everywhere. {why}', 'Überall Fingerabdrücke. {why}'),
    both(
      '{why} I will have that framed, legally this time.',
      '{why} Das lasse ich einrahmen, diesmal legal.',
    ),
  ],
  worst: [
    both('Nice alibi, wrong film. {why}', 'Schönes Alibi, falscher Film. {why}'),
    both('{why} Take it away.', '{why} Abführen.'),
    both(
      'I know dead ends, and this is the last one. {why}',
      'Ich kenne Sackgassen, und das ist die letzte. {why}',
    ),
    both(
      '{why} Something stinks, and it is not my cigar.',
      '{why} Hier stinkt etwas, und es ist nicht meine Zigarre.',
    ),
    both('Not even the dog barked. {why}', 'Nicht einmal der Hund hat gebellt. {why}'),
    both('{why} No court in the world.', '{why} Kein Gericht der Welt.'),
    both('A false trail, freshly laid. {why}', 'Eine falsche Fährte, frisch gelegt. {why}'),
    both('{why} Shut the door, lose the key.', '{why} Tür zu, Schlüssel weg.'),
  ],
  guess: [
    both('In my mind I have been tailing you. {why}', 'Ich habe dich in Gedanken beschattet. {why}'),
    both('{why} You blinked at it. Twice.', '{why} Da hast du geblinzelt. Zweimal.'),
    both('My informant sits in your cup. {why}', 'Mein Informant sitzt in deiner Tasse. {why}'),
    both('{why} Anything you say will be used.', '{why} Alles, was du sagst, wird verwendet.'),
    both('One lamp, one chair, and you talk. {why}', 'Eine Lampe, ein Stuhl, und du redest. {why}'),
    both('{why} Only a hunch, but it wears a hat.', '{why} Nur eine Ahnung, aber mit Hut.'),
    both('The handwriting is yours. {why}', 'Das ist deine Handschrift. {why}'),
    both('{why} I close my notebook.', '{why} Ich klappe das Notizbuch zu.'),
    both('You left the light on in your head. {why}', 'Du hast im Kopf das Licht brennen lassen. {why}'),
    both('{why} Do not leave town.', '{why} Verlass die Stadt nicht.'),
    both('Two coffees, one suspicion. {why}', 'Zwei Kaffee, ein Verdacht. {why}'),
    both('{why} The butler has confessed already.', '{why} Der Butler hat schon gestanden.'),
  ],
  noticed: [
    both('They always return to the scene of the crime.', 'Man kehrt immer an den Tatort zurück.'),
    both('You have a record, my friend.', 'Du bist aktenkundig.'),
    both('The same pattern as before. A beginner’s mistake.', 'Gleiches Muster wie vorhin. Anfängerfehler.'),
  ],
};
