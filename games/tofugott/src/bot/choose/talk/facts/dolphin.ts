import { both } from '../../../value/characters/both.ts';
import type { Facts } from './facts.ts';

export const dolphinFacts: Facts = {
  fast: both('It overtakes ferries for fun.', 'Fähren überholt er zum Spaß.'),
  cute: both('It smiles even at the tax office.', 'Er lächelt sogar auf dem Steueramt.'),
  clever: both('It knows more words than my cousin.', 'Sein Wortschatz ist größer als der meines Cousins.'),
  wet: both('It drips on every carpet.', 'Er tropft auf jeden Teppich.'),
  sociable: both('It has never been anywhere alone.', 'Er war noch nie irgendwo allein.'),
  elegant: both(
    'It enters like a comma: curved and exact.',
    'Er tritt auf wie ein Komma: geschwungen und genau.',
  ),
  funny: both(
    'It laughs at its own jokes, and rightly so.',
    'Er lacht über seine eigenen Witze, und zwar zu Recht.',
  ),
  exotic: both('Around here it is known from postcards only.', 'Bei uns kennt man ihn nur von Postkarten.'),
  loyal: both(
    'It pulls the drowning ashore and sends no bill.',
    'Er zieht Ertrinkende an Land und schickt keine Rechnung.',
  ),
  free: both('It owns an ocean and not a single key.', 'Ihm gehört ein Ozean und kein einziger Schlüssel.'),
  dirty: both('It has been having a bath since it was born.', 'Er badet seit seiner Geburt ohne Pause.'),
  creepy: both(
    'You cannot be afraid of something that giggles.',
    'Vor etwas, das kichert, fürchtet sich niemand.',
  ),
  plain: both(
    'Where others take the door, it jumps through a hoop.',
    'Wo andere die Tür nehmen, springt er durch den Reifen.',
  ),
};
