import type { Language } from '@rudel/kernel';
import type { DraftDeck } from './deck-draft.ts';

/** A few cards to begin with: they show what a card is, and are meant to be overwritten. */
export const exampleDeck: { readonly [L in Language]: DraftDeck } = {
  en: {
    name: 'Our evening',
    cards: [
      {
        black: false,
        en: {
          scene: 'It is our host’s birthday. The doorbell rings, and nobody is expected any more.',
          questions: [
            'Who stands at the door with a cake?',
            'What jumps out of it?',
            'Who helps to clean up at four in the morning?',
          ],
        },
        de: null,
      },
      {
        black: false,
        en: {
          scene: 'Somebody at this table has a secret talent. Tonight it comes out.',
          questions: ['What was it in an earlier life?', 'Who taught it?', 'Who pays to see it?'],
        },
        de: null,
      },
      {
        black: false,
        en: {
          scene: 'We found a flat-share together. The contract is signed, and there is one room left.',
          questions: ['Who moves in?', 'What lives in the fridge?', 'Who has never once paid the rent?'],
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
            'Was springt heraus?',
            'Wer hilft um vier Uhr früh beim Aufräumen?',
          ],
        },
        en: null,
      },
      {
        black: false,
        de: {
          scene: 'Jemand an diesem Tisch hat ein geheimes Talent. Heute kommt es heraus.',
          questions: [
            'Was war es in einem früheren Leben?',
            'Wer hat es ihm beigebracht?',
            'Wer zahlt dafür Eintritt?',
          ],
        },
        en: null,
      },
      {
        black: false,
        de: {
          scene: 'Wir gründen eine WG. Der Vertrag ist unterschrieben, und ein Zimmer ist noch frei.',
          questions: ['Wer zieht ein?', 'Was wohnt im Kühlschrank?', 'Wer hat noch nie Miete bezahlt?'],
        },
        en: null,
      },
    ],
  },
};
