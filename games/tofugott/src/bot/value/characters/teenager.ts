import { both } from './both.ts';
import type { Character } from './character.ts';

export const teenager: Character = {
  loves: ['calm', 'funny', 'edible'],
  hates: ['diligent', 'old'],
  talk: 65,
  best: [
    both('Well, obviously. {why}', 'Ja, logisch. {why}'),
    both('{why} I feel that.', '{why} Fühl ich.'),
    both('Legend. {why}', 'Legende. {why}'),
    both('{why} Would subscribe.', '{why} Würd ich abonnieren.'),
    both('Didn’t even have to think, sorry. {why}', 'Musste nicht mal nachdenken, sorry. {why}'),
    both('{why} Mood of the week.', '{why} Stimmung der Woche.'),
    both('Ten out of ten, would nap next to it. {why}', 'Zehn von zehn, würd daneben einschlafen. {why}'),
    both('{why} Iconic, honestly.', '{why} Ikonisch, ehrlich.'),
  ],
  worst: [
    both('Nah. {why}', 'Nö. {why}'),
    both('{why} Awkward.', '{why} Peinlich.'),
    both('Read and ignored. {why}', 'Gelesen und ignoriert. {why}'),
    both('{why} Can we skip this?', '{why} Können wir das überspringen?'),
    both('All cringe, no use. {why}', 'Viel Fremdscham, wenig Nutzen. {why}'),
    both(
      '{why} My battery dies just looking at it.',
      '{why} Da geht mir schon vom Hinschauen der Akku leer.',
    ),
    both('Blocked. {why}', 'Blockiert. {why}'),
    both('{why} My mum would like it. So no.', '{why} Das fände meine Mutter gut. Also nein.'),
  ],
  guess: [
    both('No idea, probably. {why}', 'Keine Ahnung, wahrscheinlich. {why}'),
    both('{why} So you.', '{why} Voll du.'),
    both('I swear on my charger. {why}', 'Ich schwörs auf mein Ladekabel. {why}'),
    both('{why} Wake me if it’s right.', '{why} Weckt mich, wenns stimmt.'),
    both('Felt it, tapped it. {why}', 'Gefühlt, gewählt. {why}'),
    both('{why} No notes.', '{why} Keine Anmerkungen.'),
    both('It was that or toast. {why}', 'Entweder das oder Toast. {why}'),
    both('{why} Trust me, I’m lying down.', '{why} Vertrau mir, ich liege.'),
    both('{why} Saw it coming from my bed.', '{why} Hab ich vom Bett aus kommen sehen.'),
    both('Random, but right. {why}', 'Zufällig, aber richtig. {why}'),
    both('{why} Don’t ask, just clap.', '{why} Nicht fragen, klatschen.'),
    both('My thumb decided. {why}', 'Hat mein Daumen entschieden. {why}'),
  ],
  noticed: [
    both('That again? Fair enough.', 'Das schon wieder? Verständlich.'),
    both('You’re so predictable, I like it.', 'Du bist so berechenbar, find ich gut.'),
    both('A rerun, but okay.', 'Wiederholung, aber okay.'),
  ],
};
