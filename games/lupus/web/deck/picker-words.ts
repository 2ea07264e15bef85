import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

/** What is said where the deck is chosen, in one language. */
export type PickerWords = {
  readonly label: string;
  readonly suggested: string;
  readonly wolves: (count: number) => string;
  readonly villagers: (count: number) => string;
  readonly seer: string;
  readonly from: (players: number) => string;
  /** The same where it is only advice. */
  readonly advised: (players: number) => string;
  readonly forced: string;
  readonly secret: string;
  readonly maybe: string;
};

/** What is said where the deck is chosen, in every language; loaded with what says it. */
export const pickerWords: ByLanguage<PickerWords> = withSwiss({
  en: {
    label: 'The deck',
    suggested: 'Suggested deck',
    wolves: (count) => `${count} ${count === 1 ? 'werewolf' : 'werewolves'}`,
    villagers: (count) => `${count} ${count === 1 ? 'villager' : 'villagers'}`,
    seer: 'the seer',
    from: (players) => `with ${players} players or more`,
    advised: (players) => `better with ${players} players or more`,
    forced: 'needed: there are only twelve villagers',
    secret: 'not announced',
    maybe: 'a secret lot decides',
  },
  de: {
    label: 'Die Karten',
    suggested: 'Wie empfohlen',
    wolves: (count) => `${count} ${count === 1 ? 'Werwolf' : 'Werwölfe'}`,
    villagers: (count) => `${count} Dorfbewohner`,
    seer: 'der Seher',
    from: (players) => `ab ${players} Personen`,
    advised: (players) => `besser ab ${players} Personen`,
    forced: 'nötig: es gibt nur zwölf Dorfbewohner',
    secret: 'wird nicht genannt',
    maybe: 'das Los entscheidet geheim',
  },
});
