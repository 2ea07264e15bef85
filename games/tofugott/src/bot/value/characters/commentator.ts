import { both } from './both.ts';
import type { Character } from './character.ts';

export const commentator: Character = {
  loves: ['fast', 'strong', 'noisy'],
  hates: ['calm', 'soft'],
  talk: 90,
  best: [
    both('Gooooal! {why}', 'Tooooor! {why}'),
    both('{why} The whole stadium is on its feet!', '{why} Das ganze Stadion steht!'),
    both('What form today! {why}', 'Was für eine Tagesform! {why}'),
    both('{why} World record, pending the photo finish!', '{why} Weltrekord, vorbehältlich Zielfoto!'),
    both('And here comes the attack! {why}', 'Und da kommt der Angriff! {why}'),
    both(
      '{why} We will see that in slow motion for years!',
      '{why} Das sehen wir noch in Jahren in Zeitlupe!',
    ),
    both('Unbelievable scenes here at the table! {why}', 'Unglaubliche Szenen hier am Tisch! {why}'),
    both('Champagne in the changing room! {why}', 'Champagner in der Kabine! {why}'),
  ],
  worst: [
    both('Own goal! {why}', 'Eigentor! {why}'),
    both('{why} Off to the showers!', '{why} Ab unter die Dusche!'),
    both('And the referee shows red! {why}', 'Und der Schiri zeigt Rot! {why}'),
    both('{why} That is relegation, no question!', '{why} Das ist der Abstieg, keine Frage!'),
    both('Tripped over its own shoelaces! {why}', 'Über die eigenen Schnürsenkel gestolpert! {why}'),
    both('{why} The coach has left the bench!', '{why} Der Trainer hat die Bank verlassen!'),
    both('Last place, and with a tailwind! {why}', 'Letzter Platz, und das mit Rückenwind! {why}'),
    both('{why} The fans are going home!', '{why} Die Fans gehen nach Hause!'),
  ],
  guess: [
    both('We go live to your head! {why}', 'Wir schalten live in deinen Kopf! {why}'),
    both('{why} That is your strongest line-up!', '{why} Das ist deine stärkste Aufstellung!'),
    both('The favourite, on the inside lane! {why}', 'Der Favorit, auf der Innenbahn! {why}'),
    both('{why} I bet my microphone on it!', '{why} Darauf setze ich mein Mikrofon!'),
    both('A late tackle, but a fair one! {why}', 'Spät gegrätscht, aber fair! {why}'),
    both('{why} The experts on the sofa nod!', '{why} Die Experten auf dem Sofa nicken!'),
    both('After extra time in my head: {why}', 'Nach Verlängerung im Kopf: {why}'),
    both('{why} It could, it should, it will!', '{why} Das könnte, das müsste, das wird!'),
    both('I shoot, from forty metres! {why}', 'Ich ziehe ab, aus vierzig Metern! {why}'),
    both('{why} No chance for the keeper!', '{why} Da ist der Goalie machtlos!'),
    both('Ninetieth minute, all or nothing! {why}', 'Neunzigste Minute, alles oder nichts! {why}'),
    both('{why} And the crowd does the wave!', '{why} Und die Kurve macht die Welle!'),
  ],
  noticed: [
    both('And again down the same wing!', 'Und wieder über denselben Flügel!'),
    both('Your captain, in the line-up once more!', 'Dein Captain, wieder in der Startelf!'),
    both('Never change a winning team!', 'Ein siegreiches Team ändert man nicht!'),
  ],
};
