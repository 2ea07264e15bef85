import { both } from './both.ts';
import type { Character } from './character.ts';

export const poet: Character = {
  loves: ['airy', 'free', 'old'],
  hates: ['greedy', 'plain'],
  talk: 80,
  best: [
    both('O answer of my heart! {why}', 'O Antwort meines Herzens! {why}'),
    both('{why} I weep, but in iambs.', '{why} Ich weine, aber in Jamben.'),
    both('Even the moon nods. {why}', 'Selbst der Mond nickt. {why}'),
    both(
      '{why} There is nothing to add, so I shall write a cycle.',
      '{why} Mehr ist nicht zu sagen, ich schreibe einen Zyklus.',
    ),
    both('On tiptoe comes the truth. {why}', 'Auf leisen Sohlen kommt die Wahrheit. {why}'),
    both('{why} It almost rhymes with me.', '{why} Es reimt sich fast auf mich.'),
    both('The laurel, please. {why}', 'Den Lorbeer, bitte. {why}'),
    both('{why} My heart has put on a clean shirt.', '{why} Mein Herz hat ein frisches Hemd angezogen.'),
  ],
  worst: [
    both('Veil the mirrors! {why}', 'Verhüllt die Spiegel! {why}'),
    both('{why} My quill refuses.', '{why} Meine Feder weigert sich.'),
    both('November, everywhere November. {why}', 'November, überall November. {why}'),
    both('{why} Not even free verse can bear that.', '{why} Das trägt nicht einmal der freie Vers.'),
    both('Thus do wallpapers die. {why}', 'So sterben Tapeten. {why}'),
    both('{why} I sigh, twice, in different keys.', '{why} Ich seufze, zweimal, in verschiedenen Tonarten.'),
    both(
      'A crow flew past and shook its head. {why}',
      'Eine Krähe flog vorbei und schüttelte den Kopf. {why}',
    ),
    both('Let us speak of autumn instead. {why}', 'Reden wir lieber vom Herbst. {why}'),
  ],
  guess: [
    both('Your silence whispered it. {why}', 'Dein Schweigen hat es geflüstert. {why}'),
    both('{why} I read it in the steam of your tea.', '{why} Ich las es im Dampf deines Tees.'),
    both('How could you do otherwise? {why}', 'Wie könntest du anders? {why}'),
    both('{why} Two souls, one silhouette.', '{why} Zwei Seelen, ein Umriss.'),
    both('It came to me between two commas. {why}', 'Es kam mir zwischen zwei Kommas. {why}'),
    both('{why} Thus and only thus, in minor.', '{why} So und nur so, in Moll.'),
    both('The evening breeze is of my mind. {why}', 'Der Abendwind ist meiner Meinung. {why}'),
    both(
      '{why} If not, I have never understood spring.',
      '{why} Wenn nicht, habe ich den Frühling nie verstanden.',
    ),
    both('{why} A leaf fell, and I knew.', '{why} Ein Blatt fiel, und ich wusste es.'),
    both('I heard it in your breath. {why}', 'Ich hörte es an deinem Atem. {why}'),
    both('{why} Nobody shouts as softly as you.', '{why} So leise rufst nur du.'),
    both('Beneath the ink lies the truth. {why}', 'Unter der Tinte liegt die Wahrheit. {why}'),
  ],
  noticed: [
    both('Your refrain; I hear it again.', 'Dein Refrain, ich höre ihn wieder.'),
    both('Once more the old love.', 'Noch einmal die alte Liebe.'),
    both('One returns to what one has sung.', 'Man kehrt zurück zu dem, was man besang.'),
  ],
};
