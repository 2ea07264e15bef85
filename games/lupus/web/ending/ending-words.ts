import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import type { Party } from '@rudel/lupus/page';

/** What the whole story says, in one language. */
export type EndingWords = {
  /** What came of it for the reader. */
  readonly own: (card: string, hasWon: boolean) => string;
  readonly cast: string;
  readonly parties: { readonly [P in Party]: string };
  /** What those who act together did: chose somebody, or only met. */
  readonly together: (chosen: string | null, count: number) => string;
  readonly survived: string;
  readonly nights: string;
  readonly tokens: string;
  readonly owl: (name: string) => string;
  readonly judged: string;
  readonly lynched: (name: string) => string;
  readonly spared: string;
  readonly became: (role: string) => string;
};

/** What the whole story says, in every language; loaded with what says it. */
export const endingWords: ByLanguage<EndingWords> = withSwiss({
  en: {
    own: (card, hasWon) => `Your card: ${card}. You have ${hasWon ? 'won' : 'lost'}.`,
    cast: 'Who was what',
    parties: { humans: 'Humans', wolves: 'Werewolves', hamster: 'Alone' },
    together: (chosen) => (chosen === null ? 'get to know each other.' : `chose ${chosen}.`),
    survived: 'alive',
    nights: 'Night by night, vote by vote',
    tokens: 'First vote',
    owl: (name) => `The owl named ${name}.`,
    judged: 'Second vote',
    lynched: (name) => `Lynched: ${name}.`,
    spared: 'Nobody was lynched.',
    became: (role) => `became ${role}`,
  },
  de: {
    own: (card, hasWon) => `Deine Karte: ${card}. Du hast ${hasWon ? 'gewonnen' : 'verloren'}.`,
    cast: 'Wer was war',
    parties: { humans: 'Menschen', wolves: 'Werwölfe', hamster: 'Allein' },
    together: (chosen, count) =>
      chosen === null ? 'lernen sich kennen.' : `${count === 1 ? 'wählt' : 'wählen'} ${chosen}.`,
    survived: 'lebt',
    nights: 'Nacht für Nacht, Stimme für Stimme',
    tokens: 'Erste Abstimmung',
    owl: (name) => `Die Nachteule nannte ${name}.`,
    judged: 'Zweite Abstimmung',
    lynched: (name) => `Gelyncht: ${name}.`,
    spared: 'Niemand wurde gelyncht.',
    became: (role) => `wurde: ${role}`,
  },
});
