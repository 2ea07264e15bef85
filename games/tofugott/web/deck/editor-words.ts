import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

/** What the editor of people's own cards says. */
export type EditorWords = {
  readonly title: string;
  readonly intro: string;
  readonly file: string;
  readonly save: string;
  readonly before: string;
  readonly example: string;
  readonly tooBig: string;
  readonly unreadable: string;
  readonly views: string;
  readonly asCards: string;
  readonly asText: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly none: string;
  readonly card: (card: number) => string;
  readonly edit: (card: number) => string;
  readonly editShort: string;
  readonly done: string;
  readonly add: string;
  readonly remove: string;
  readonly scene: string;
  readonly question: (question: number) => string;
  readonly black: string;
  readonly blackNote: string;
  readonly both: string;
  readonly languages: { readonly en: string; readonly de: string };
  readonly text: string;
  readonly onlyText: string;
  readonly faults: (count: number) => string;
  readonly goTo: string;
  readonly tooFew: (left: number, needed: number) => string;
  readonly fine: (cards: number) => string;
  readonly someFit: (cards: number, of: number) => string;
  readonly use: string;
  readonly used: (cards: number) => string;
  readonly emptyField: string;
};

export const editorWords: ByLanguage<EditorWords> = withSwiss({
  en: {
    title: 'Your own cards',
    intro:
      'A card tells a scene and asks three questions that can be answered with an animal, a human or a block of tofu. What you write stays on this device until you put it on the table.',
    file: 'Open a file',
    save: 'Save as a file',
    before: 'Bring back what was here',
    example: 'Begin with an example',
    tooBig: 'This file is far too big for a deck of cards. What was here is still here.',
    unreadable: 'This file could not be read. What was here is still here.',
    views: 'How the cards are shown',
    asCards: 'As cards',
    asText: 'As text',
    name: 'Name of the deck',
    namePlaceholder: 'Friday evening',
    none: 'No cards yet.',
    card: (card) => `Card ${card}`,
    edit: (card) => `Edit card ${card}`,
    editShort: 'Edit',
    done: 'Done',
    add: 'Add a card',
    remove: 'Delete this card',
    scene: 'The scene',
    question: (question) => `Question ${question}`,
    black: 'Black card (16+)',
    blackNote: 'Delicate: in play only at tables that want black cards.',
    both: 'In English and in German',
    languages: { en: 'English', de: 'German' },
    text: 'The deck as text',
    onlyText: 'This text contains something that cannot be shown as cards. Please fix it in the text.',
    faults: (count) => (count === 1 ? 'One thing is not right yet:' : `${count} things are not right yet:`),
    goTo: 'Show this place',
    tooFew: (left, needed) =>
      `Without its black cards the deck has ${left} left, and this table needs ${needed}. Write more, or let black cards play.`,
    fine: (cards) => `${cards} cards, and all is well.`,
    someFit: (cards, of) => `The deck is long: each table gets ${cards} of its ${of} cards, drawn at random.`,
    use: 'Put them on the table',
    used: (cards) => `${cards} of your own cards are on the table.`,
    emptyField: '(still empty)',
  },
  de: {
    title: 'Eigene Karten',
    intro:
      'Eine Karte erzählt eine Szene und stellt drei Fragen, auf die ein Tier, ein Mensch oder ein Stück Tofu die Antwort sein kann. Was du schreibst, bleibt auf diesem Gerät, bis du es auf den Tisch legst.',
    file: 'Datei öffnen',
    save: 'Als Datei sichern',
    before: 'Das Vorherige zurückholen',
    example: 'Mit einem Beispiel anfangen',
    tooBig: 'Diese Datei ist für Spielkarten viel zu groß. Was da war, ist noch da.',
    unreadable: 'Diese Datei ließ sich nicht lesen. Was da war, ist noch da.',
    views: 'Wie die Karten gezeigt werden',
    asCards: 'Als Karten',
    asText: 'Als Text',
    name: 'Name des Stapels',
    namePlaceholder: 'Freitagabend',
    none: 'Noch keine Karten.',
    card: (card) => `Karte ${card}`,
    edit: (card) => `Karte ${card} bearbeiten`,
    editShort: 'Bearbeiten',
    done: 'Fertig',
    add: 'Karte hinzufügen',
    remove: 'Diese Karte löschen',
    scene: 'Die Szene',
    question: (question) => `Frage ${question}`,
    black: 'Schwarze Karte (ab 16)',
    blackNote: 'Heikel: nur dabei, wo der Tisch schwarze Karten will.',
    both: 'Auf Deutsch und auf Englisch',
    languages: { en: 'Englisch', de: 'Deutsch' },
    text: 'Der Stapel als Text',
    onlyText:
      'In diesem Text steckt etwas, das sich nicht als Karten zeigen lässt. Bitte bring es im Text in Ordnung.',
    faults: (count) => (count === 1 ? 'Eines stimmt noch nicht:' : `${count} Dinge stimmen noch nicht:`),
    goTo: 'Stelle zeigen',
    tooFew: (left, needed) =>
      `Ohne die schwarzen bleiben ${left} Karten, und dieser Tisch braucht ${needed}. Schreib mehr, oder lass schwarze mitspielen.`,
    fine: (cards) => `${cards} Karten, alles in Ordnung.`,
    someFit: (cards, of) =>
      `Der Stapel ist lang: Für jeden Tisch werden ${cards} der ${of} Karten gezogen, und die kommen mit.`,
    use: 'Auf den Tisch legen',
    used: (cards) => `${cards} eigene Karten liegen auf dem Tisch.`,
    emptyField: '(noch leer)',
  },
});
