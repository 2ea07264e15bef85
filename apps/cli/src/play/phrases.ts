import type { Language } from '@rudel/kernel';

/** What the terminal says around a match; the game itself says the rest. */
export type Phrases = {
  readonly you: string;
  readonly prompt: string;
  readonly promptForOnly: string;
  readonly outOfRange: (count: number) => string;
  readonly goOn: (game: string, acts: number) => string;
  readonly startAnew: (aside: string) => string;
  readonly yesOrNo: string;
  readonly damaged: (file: string, fault: string) => string;
  readonly left: string;
  readonly result: (winners: string, hasWon: boolean) => string;
  readonly nobody: string;
  readonly record: string;
  readonly notSaved: (trouble: string) => string;
  readonly help: readonly string[];
};

const phrases: { readonly [L in Language]: Phrases } = {
  en: {
    you: 'you',
    prompt: 'Your move (? help, q quit): ',
    promptForOnly: 'Enter plays it (? help, q quit): ',
    outOfRange: (count) => `Choose a number from 1 to ${count}, or write a move; ? helps.`,
    goOn: (game, acts) => `A match of ${game} is under way (${acts} acts). Go on with it? (Y/n) `,
    startAnew: (aside) => `Begin a new match? The old file is kept as ${aside}. (Y/n) `,
    yesOrNo: 'Please answer y or n, or q to quit.',
    damaged: (file, fault) => `The saved match ${file} cannot be resumed: ${fault}`,
    left: 'The match is saved; this goes on with it:',
    result: (winners, hasWon) => `${winners} won. ${hasWon ? 'Congratulations!' : 'Better luck next time.'}`,
    nobody: 'Nobody has won.',
    record: 'The record is kept; this verifies every act and every draw of it:',
    notSaved: (trouble) => `The match is not saved: ${trouble}.`,
    help: [
      'Type the number of a line to choose it; a line that ends in … opens a shorter list.',
      'Or write a move, or its beginning to see how it can go on, or a word that its line contains.',
      'Enter: the whole list again   b: the board again   q: quit; the match is saved after every act.',
    ],
  },
  de: {
    you: 'du',
    prompt: 'Dein Zug (? Hilfe, q Ende): ',
    promptForOnly: 'Enter spielt ihn (? Hilfe, q Ende): ',
    outOfRange: (count) => `Wähle eine Zahl von 1 bis ${count} oder schreib einen Zug; ? hilft.`,
    goOn: (game, acts) => `Eine Partie ${game} ist im Gang (${acts} Schritte). Weiterspielen? (J/n) `,
    startAnew: (aside) => `Eine neue Partie beginnen? Die alte Datei bleibt als ${aside}. (J/n) `,
    yesOrNo: 'Bitte antworte mit j oder n, oder mit q zum Beenden.',
    damaged: (file, fault) => `Die gespeicherte Partie ${file} lässt sich nicht fortsetzen: ${fault}`,
    left: 'Die Partie ist gespeichert; so geht sie weiter:',
    result: (winners, hasWon) =>
      `Gewonnen: ${winners}. ${hasWon ? 'Herzlichen Glückwunsch!' : 'Nächstes Mal klappt es.'}`,
    nobody: 'Niemand hat gewonnen.',
    record: 'Das Protokoll ist aufbewahrt; so prüfst du jeden Zug und jede Ziehung:',
    notSaved: (trouble) => `Die Partie wird nicht gespeichert: ${trouble}.`,
    help: [
      'Tippe die Nummer einer Zeile; eine Zeile mit … am Ende öffnet eine kürzere Liste.',
      'Oder schreib einen Zug, oder seinen Anfang, oder ein Wort, das in seiner Zeile steht.',
      'Enter: wieder die ganze Liste   b: das Brett   q: Ende; gespeichert wird nach jedem Schritt.',
    ],
  },
};

export const phrasesFor = (language: Language): Phrases => phrases[language];
