import { both } from './both.ts';
import type { Character } from './character.ts';

export const granny: Character = {
  loves: ['cute', 'soft', 'loyal'],
  hates: ['dangerous', 'modern'],
  talk: 90,
  best: [
    both('Come here and be hugged. {why}', 'Komm her und lass dich drücken. {why}'),
    both('{why} For that I fetch the good biscuits.', '{why} Dafür hole ich die guten Guetzli.'),
    both('In my day one still knew that. {why}', 'Zu meiner Zeit wusste man das noch. {why}'),
    both('{why} I am knitting a scarf for it already.', '{why} Ich stricke schon einen Schal dafür.'),
    both('What a dear answer. {why}', 'Was für eine liebe Antwort. {why}'),
    both('{why} Just like Grandpa.', '{why} Ganz wie der Opa.'),
    both('Sit down, eat something, and listen: {why}', 'Setz dich, iss etwas und hör zu: {why}'),
    both('{why} That gets the window seat.', '{why} Dafür gibt es den Fensterplatz.'),
  ],
  worst: [
    both('Not at my table, thank you. {why}', 'Nicht an meinem Tisch, danke. {why}'),
    both('{why} And without slippers!', '{why} Und das ohne Hausschuhe!'),
    both('I am not cross, just disappointed. {why}', 'Ich bin nicht böse, nur enttäuscht. {why}'),
    both('{why} That is how it began with Uncle Ernst.', '{why} So fing es bei Onkel Ernst auch an.'),
    both('Goodness, who let that in? {why}', 'Jesses, wer hat das hereingelassen? {why}'),
    both('{why} No pudding today.', '{why} Heute gibt es keinen Pudding.'),
    both('I am saying nothing. {why}', 'Ich sage ja nichts. {why}'),
    both('{why} And nobody has wiped their feet.', '{why} Und die Füße hat auch niemand abgeputzt.'),
  ],
  guess: [
    both('A grandmother sees these things. {why}', 'Eine Großmutter sieht so etwas. {why}'),
    both('{why} You were like that as a child.', '{why} So warst du schon als Kind.'),
    both('You cannot fool me. {why}', 'Mir machst du nichts vor. {why}'),
    both('{why} I feel it in my knee.', '{why} Das spüre ich im Knie.'),
    both(
      'I dropped a stitch, and then I knew. {why}',
      'Mir fiel eine Masche herunter, da wusste ich es. {why}',
    ),
    both('{why} And now put on a jacket.', '{why} Und jetzt zieh eine Jacke an.'),
    both('Between you, me and the teapot: {why}', 'Unter uns und der Teekanne: {why}'),
    both('{why} I am still looking for my glasses, but yes.', '{why} Ich suche noch die Brille, aber ja.'),
    both('I have known you since just now. {why}', 'Ich kenne dich doch, seit vorhin. {why}'),
    both('{why} Eat up, then I will tell you why.', '{why} Iss auf, dann erzähle ich dir, warum.'),
    both('My crossword says so too. {why}', 'Mein Kreuzworträtsel sagt das auch. {why}'),
    both('{why} I had a hen who was just like you.', '{why} Ich hatte ein Huhn, das war genau wie du.'),
  ],
  noticed: [
    both('You have always liked that one, my treasure.', 'Das hast du schon immer gemocht, mein Schatz.'),
    both('I remember, you had that before.', 'Ich weiß noch, das hattest du schon einmal.'),
    both('Granny forgets nothing, except the oven.', 'Oma vergisst nichts, außer den Ofen.'),
  ],
};
