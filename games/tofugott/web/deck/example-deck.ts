import type { WrittenLanguage } from '@rudel/kernel';
import type { DraftDeck } from './deck-draft.ts';

/** A few cards to begin with: they show what a card is, and are meant to be overwritten. */
export const exampleDeck: { readonly [L in WrittenLanguage]: DraftDeck } = {
  en: {
    name: 'Our evening',
    cards: [
      {
        black: false,
        en: {
          scene: 'It is our host’s birthday. The doorbell rings, and nobody is expected any more.',
          questions: [
            'Who stands at the door with a cake?',
            'How do you blow out the candles?',
            'Where do you hide when it is time to clean up?',
          ],
        },
        de: null,
      },
      {
        black: false,
        en: {
          scene: 'Everybody at this table has a secret talent. Tonight yours comes out.',
          questions: ['What can you do that nobody knew?', 'Where did you learn it?', 'Who pays to see it?'],
        },
        de: null,
      },
      {
        black: false,
        en: {
          scene: 'We found a flat-share together. The contract is signed, and there is one room left.',
          questions: ['Who moves in?', 'What lives in the fridge?', 'Why have you never once paid the rent?'],
        },
        de: null,
      },
    ],
  },
  de: {
    name: 'Unser Abend',
    cards: [
      {
        black: false,
        de: {
          scene: 'Unser Gastgeber hat Geburtstag. Es klingelt, obwohl niemand mehr erwartet wird.',
          questions: [
            'Wer steht mit einer Torte vor der Tür?',
            'Wie bläst du die Kerzen aus?',
            'Wo versteckst du dich, als es ans Aufräumen geht?',
          ],
        },
        en: null,
      },
      {
        black: false,
        de: {
          scene: 'Alle an diesem Tisch haben ein geheimes Talent. Heute kommt deins heraus.',
          questions: [
            'Was kannst du, ohne dass es jemand wusste?',
            'Wo hast du es gelernt?',
            'Wer zahlt dafür Eintritt?',
          ],
        },
        en: null,
      },
      {
        black: false,
        de: {
          scene: 'Wir gründen eine WG. Der Vertrag ist unterschrieben, und ein Zimmer ist noch frei.',
          questions: ['Wer zieht ein?', 'Was wohnt im Kühlschrank?', 'Warum hast du noch nie Miete bezahlt?'],
        },
        en: null,
      },
    ],
  },
};
