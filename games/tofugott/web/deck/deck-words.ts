import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const together: { readonly [seats: number]: string } = {
  2: 'zweit',
  3: 'dritt',
  4: 'viert',
  5: 'fünft',
  6: 'sechst',
};

/** What is said around people's own cards. */
export type DeckWords = {
  readonly label: string;
  readonly house: string;
  readonly own: (name: string, cards: number) => string;
  readonly missing: (cards: number, seats: number) => string;
  readonly write: string;
  readonly change: string;
  readonly backToHouse: string;
  readonly look: string;
  readonly loading: string;
  readonly failed: string;
};

export const deckWords: ByLanguage<DeckWords> = withSwiss({
  en: {
    label: 'Question cards',
    house: 'Ours, freshly shuffled',
    own: (name, cards) => `“${name}”, ${cards === 1 ? '1 card' : `${cards} cards`}`,
    missing: (cards, seats) =>
      `For ${seats} players with this many turns it has ${cards === 1 ? 'one card' : `${cards} cards`} too few: some would come twice.`,
    write: 'Play with your own cards',
    change: 'Change the cards',
    backToHouse: 'Back to ours',
    look: 'Look at the cards',
    loading: 'One moment …',
    failed: 'This could not be loaded. Are you online?',
  },
  de: {
    label: 'Fragekarten',
    house: 'Unsere, frisch gemischt',
    own: (name, cards) => `„${name}“, ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
    missing: (cards, seats) =>
      `Zu ${together[seats] ?? `${seats}t`} ${cards === 1 ? 'fehlt bei so vielen Zügen eine Karte' : `fehlen bei so vielen Zügen ${cards} Karten`}: Einige kämen doppelt.`,
    write: 'Mit eigenen Karten spielen',
    change: 'Karten ändern',
    backToHouse: 'Zurück zu unseren',
    look: 'Karten anschauen',
    loading: 'Einen Moment …',
    failed: 'Das ließ sich nicht laden. Bist du online?',
  },
});
