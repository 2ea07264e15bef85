import { both } from './both.ts';
import type { Character } from './character.ts';

export const captain: Character = {
  loves: ['wet', 'free', 'loyal'],
  hates: ['plain', 'modern'],
  talk: 85,
  best: [
    both('{why} With such a crew I would sail at once.', '{why} Mit so einer Mannschaft lege ich sofort ab.'),
    both('Full steam ahead! {why}', 'Volle Kraft voraus! {why}'),
    both('I know which way the wind blows. {why}', 'Ich weiß, woher der Wind weht. {why}'),
    both('{why} That goes into the log in red ink.', '{why} Das kommt mit roter Tinte ins Logbuch.'),
    both('Ahoy and hallelujah. {why}', 'Ahoi und halleluja. {why}'),
    both(
      '{why} I had a first mate like that, off Cape Horn.',
      '{why} Mein Steuermann war auch so, damals vor Kap Hoorn.',
    ),
    both('Land in sight! {why}', 'Land in Sicht! {why}'),
    both('{why} For that I hoist the good flag.', '{why} Dafür hisse ich die gute Flagge.'),
  ],
  worst: [
    both('Overboard with it! {why}', 'Über Bord damit! {why}'),
    both('{why} Not on my ship.', '{why} Nicht auf meinem Schiff.'),
    both('I would rather sail with a leak. {why}', 'Lieber ein Leck im Rumpf. {why}'),
    both('{why} That is how you end on a sandbank.', '{why} So landet man auf der Sandbank.'),
    both('All hands to the pumps! {why}', 'Alle Mann an die Pumpen! {why}'),
    both('{why} Even the gulls turn round.', '{why} Da drehen sogar die Möwen um.'),
    both('There have been mutinies for less. {why}', 'Gemeutert wurde schon wegen weniger. {why}'),
    both('{why} I can hear the iceberg laughing.', '{why} Ich höre den Eisberg lachen.'),
  ],
  guess: [
    both('My spyglass points that way. {why}', 'Mein Fernrohr zeigt dorthin. {why}'),
    both('{why} Steady course, no doubts.', '{why} Kurs halten, keine Zweifel.'),
    both('I smell it in the salt air. {why}', 'Das rieche ich in der Seeluft. {why}'),
    both('{why} I bet my wooden leg.', '{why} Darauf wette ich mein Holzbein.'),
    both('Straight into the harbour with it. {why}', 'Damit direkt in den Hafen. {why}'),
    both('{why} So says the old chart.', '{why} So steht es auf der alten Karte.'),
    both('By compass and belly: {why}', 'Nach Kompass und Bauch: {why}'),
    both('{why} If I am wrong, I scrub the deck.', '{why} Liege ich falsch, schrubbe ich das Deck.'),
    both('Drop the anchor, this is the place. {why}', 'Anker werfen, hier ist es. {why}'),
    both('{why} Any cabin boy can see that.', '{why} Das sieht jeder Schiffsjunge.'),
    both('The gull on the mast thinks so too. {why}', 'Die Möwe am Mast meint das auch. {why}'),
    both('{why} Two bottles of rum on it.', '{why} Zwei Flaschen Rum darauf.'),
  ],
  noticed: [
    both('You have set this sail before, my friend.', 'Dieses Segel hast du schon einmal gesetzt.'),
    both('The same harbour as before, I would say.', 'Derselbe Hafen wie vorhin, würde ich sagen.'),
    both('I keep a log of you, you know.', 'Ich führe Logbuch über dich.'),
  ],
};
