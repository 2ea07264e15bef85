import type { ByLanguage, Language } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import type { SaveFault } from './resume.ts';

/** What the terminal says around a match; the game itself says the rest. */
export type Phrases = {
  readonly you: string;
  readonly prompt: string;
  readonly promptForOnly: string;
  readonly outOfRange: (count: number) => string;
  readonly unclear: (typed: string, example: string) => string;
  readonly goOn: (game: string) => string;
  readonly notForOld: (flags: string) => string;
  readonly putAway: (file: string) => string;
  readonly startAnew: (aside: string) => string;
  readonly yesOrNo: string;
  readonly damaged: (file: string, fault: string) => string;
  readonly faults: { readonly [F in SaveFault['kind']]: string };
  readonly inLine: (line: number) => string;
  readonly changed: (file: string) => string;
  readonly left: string;
  readonly result: (winners: string, hasWon: boolean) => string;
  readonly nobody: string;
  readonly record: string;
  readonly notSaved: (trouble: string) => string;
  readonly defect: string;
  readonly narrow: (columns: number, needed: number) => string;
  readonly hints: string;
  readonly help: readonly string[];
  readonly noRules: string;
  readonly howToReadRules: string;
};

const en: Phrases = {
  you: 'you',
  prompt: 'Your move (? help, q quit): ',
  promptForOnly: 'Enter plays it (? help, q quit): ',
  outOfRange: (count) =>
    `Choose ${count === 1 ? '1' : `a number from 1 to ${count}`}, or write a move; ? helps.`,
  unclear: (typed, example) =>
    `I do not understand ${typed}: type a number, a move like ${example}, or ? for help.`,
  goOn: (game) => `You have an unfinished match of ${game}. Go on with it? (Y/n) `,
  notForOld: (flags) =>
    `The match continues with the settings it began with, so these do not apply: ${flags}.`,
  putAway: (file) => `The old match is kept as ${file}. To go on with it later:`,
  startAnew: (aside) => `Begin a new match? The old file is kept as ${aside}. (Y/n) `,
  yesOrNo: 'Please answer y or n, or q to quit.',
  damaged: (file, fault) => `The saved match ${file} cannot be resumed: ${fault}.`,
  faults: {
    text: 'it is not a record',
    opening: 'it is not a match of this game and version',
    act: 'this cannot come next',
    draw: 'this is not what its secret draws',
    secret: 'its secret is missing or damaged',
    players: 'it does not say who plays',
  },
  inLine: (line) => `line ${line}, `,
  changed: (file) =>
    `Something else has changed ${file} in the meantime, perhaps a second ‘play’; nothing was overwritten, and this session ends here.`,
  left: 'The match is saved. To go on with it:',
  result: (winners, hasWon) => `${winners} won. ${hasWon ? 'Congratulations!' : 'Better luck next time.'}`,
  nobody: 'Nobody has won.',
  record: 'The record is kept. To verify every act and every draw of it:',
  notSaved: (trouble) => `The match is not saved: ${trouble}.`,
  defect: 'Something went wrong in Rudel, and that is our fault. The match is saved up to the act before.',
  narrow: (columns, needed) =>
    `This window is ${columns} columns wide; the board needs ${needed}. Make it wider, then b shows the board again.`,
  hints: 'Type ? for help with board and cards, rules for the rules, q to stop.',
  help: [
    'Type the number of a line; one that ends in … opens a shorter list.',
    'Or write a move, its beginning, or a word that its line contains.',
    'Enter: all moves   b: board and moves   rules: the rules   q: quit and save',
  ],
  noRules: 'The rules are not in this copy of Rudel.',
  howToReadRules: 'Type rules 6 for a whole section, or rules 6.2 for a single rule.',
};

const de: Phrases = {
  you: 'du',
  prompt: 'Dein Zug (? Hilfe, q Ende): ',
  promptForOnly: 'Enter spielt ihn (? Hilfe, q Ende): ',
  outOfRange: (count) =>
    `Wähle ${count === 1 ? 'die 1' : `eine Zahl von 1 bis ${count}`} oder schreib einen Zug; ? hilft.`,
  unclear: (typed, example) =>
    `${typed} verstehe ich nicht: gib eine Nummer ein, einen Zug wie ${example}, oder ? für Hilfe.`,
  goOn: (game) => `Es gibt eine Partie ${game} von früher. Weiterspielen? (J/n) `,
  notForOld: (flags) => `Die Partie geht weiter, wie sie begonnen hat; das gilt für sie nicht: ${flags}.`,
  putAway: (file) => `Die alte Partie bleibt als ${file}; so geht sie später weiter:`,
  startAnew: (aside) => `Eine neue Partie beginnen? Die alte Datei bleibt als ${aside}. (J/n) `,
  yesOrNo: 'Bitte antworte mit j oder n, oder mit q zum Beenden.',
  damaged: (file, fault) => `Die gespeicherte Partie ${file} lässt sich nicht fortsetzen: ${fault}.`,
  faults: {
    text: 'das ist kein Protokoll',
    opening: 'das ist keine Partie dieses Spiels, wie es hier gespielt wird',
    act: 'das kann hier nicht folgen',
    draw: 'das zieht ihr Geheimnis nicht',
    secret: 'ihr Geheimnis fehlt oder ist beschädigt',
    players: 'es steht nicht da, wer spielt',
  },
  inLine: (line) => `Zeile ${line}, `,
  changed: (file) =>
    `Inzwischen hat jemand ${file} verändert, vielleicht ein zweites „play“; überschrieben wurde nichts, und hier ist Schluss.`,
  left: 'Die Partie ist gespeichert; so geht sie weiter:',
  result: (winners, hasWon) =>
    `Gewonnen: ${winners}. ${hasWon ? 'Herzlichen Glückwunsch!' : 'Nächstes Mal klappt es.'}`,
  nobody: 'Niemand hat gewonnen.',
  record: 'Das Protokoll ist aufbewahrt; so prüfst du jeden Zug und jede Ziehung:',
  notSaved: (trouble) => `Die Partie wird nicht gespeichert: ${trouble}.`,
  defect: 'Rudel ist gestolpert, das ist unser Fehler; die Partie ist bis zum Schritt davor gespeichert.',
  narrow: (columns, needed) =>
    `Dieses Fenster ist ${columns} Spalten breit; das Brett braucht ${needed}. Mach es breiter, dann zeigt b das Brett neu.`,
  hints: 'Tippe ? für Hilfe zu Brett und Karten, regeln für die Regeln, q zum Aufhören.',
  help: [
    'Tippe die Nummer einer Zeile; eine mit … am Ende öffnet eine kürzere Liste.',
    'Oder schreib einen Zug, seinen Anfang oder ein Wort aus seiner Zeile.',
    'Enter: alle Züge   b: Brett und Züge   regeln: die Regeln   q: Ende, gespeichert',
  ],
  noRules: 'Die Regeln liegen diesem Rudel nicht bei.',
  howToReadRules: 'Tippe zum Beispiel regeln 6 für einen Abschnitt, regeln 6.2 für eine Regel.',
};

const phrases: ByLanguage<Phrases> = withSwiss({ en, de });

export const phrasesFor = (language: Language): Phrases => phrases[language];
