import { withSwiss } from '@rudel/kernel';
import type { ByLanguage, Language } from '@rudel/kernel';

/** All that the arena and its ladder say. */
type Phrases = {
  readonly headline: (game: string, seats: number, seed: string) => string;
  readonly played: (matches: number, wanted: number) => string;
  readonly before: (matches: number) => string;
  readonly interrupted: (matches: number, wanted: number) => string;
  readonly brokenOff: (matches: number) => string;
  readonly columns: readonly [name: string, ...cells: string[]];
  readonly forfeits: (name: string, count: number) => string;
  readonly forfeit: (match: number, seat: number, name: string, sentence: string) => string;
  readonly seat: (seat: number) => string;
  readonly file: (path: string) => string;
  readonly goOn: string;
  readonly progress: (done: number, wanted: number) => string;
  readonly changed: (file: string) => string;
  readonly noResults: (file: string) => string;
  readonly damaged: (file: string, line: number) => string;
  readonly ladder: (game: string) => string;
  readonly ladderColumns: readonly [name: string, ...cells: string[]];
  readonly ladderAbout: (matches: number) => string;
  readonly drawing: (path: string) => string;
  readonly noLadder: (folder: string, command: string) => string;
};

const en: Phrases = {
  headline: (game, seats, seed) => `${game}, ${seats} seats, seed ${seed}`,
  played: (matches, wanted) => `${matches} of ${wanted} matches`,
  before: (matches) => `${matches} of them were played before`,
  interrupted: (matches, wanted) => `interrupted after ${matches} of ${wanted} matches`,
  brokenOff: (matches) => `${matches} of them broken off`,
  columns: ['', 'matches', 'wins', '%', '95 %'],
  forfeits: (name, count) => `${name} has lost ${count} of them by its own fault:`,
  forfeit: (match, seat, name, sentence) => `match ${match}, seat ${seat}: ${name} ${sentence}`,
  seat: (seat) => `seat ${seat}`,
  file: (path) => `results: ${path}`,
  goOn: 'The same command goes on from here.',
  progress: (done, wanted) => `${done} of ${wanted}`,
  changed: (file) => `Somebody else has written to ${file} meanwhile; nothing more is added to it.`,
  noResults: (file) => `${file} does not hold results of an arena.`,
  damaged: (file, line) => `${file}:${line}: This is not the result of a match.`,
  ladder: (game) => `Ladder of ${game}`,
  ladderColumns: ['', 'rating', 'μ', 'σ', 'matches', '%'],
  ladderAbout: (matches) => `${matches} matches; rating is μ − 3σ, lines span μ ± 2σ (openskill)`,
  drawing: (path) => `drawing: ${path}`,
  noLadder: (folder, command) => `There are no results in ${folder} yet; '${command}' makes some.`,
};

const de: Phrases = {
  headline: (game, seats, seed) => `${game}, ${seats} Plätze, Seed ${seed}`,
  played: (matches, wanted) => `${matches} von ${wanted} Partien`,
  before: (matches) => `${matches} davon waren schon gespielt`,
  interrupted: (matches, wanted) => `unterbrochen nach ${matches} von ${wanted} Partien`,
  brokenOff: (matches) => `${matches} davon abgebrochen`,
  columns: ['', 'Partien', 'Siege', '%', '95 %'],
  forfeits: (name, count) => `${name} hat ${count} davon durch eigene Schuld verloren:`,
  forfeit: (match, seat, name, sentence) => `Partie ${match}, Platz ${seat}: ${name} ${sentence}`,
  seat: (seat) => `Platz ${seat}`,
  file: (path) => `Ergebnisse: ${path}`,
  goOn: 'Derselbe Befehl macht hier weiter.',
  progress: (done, wanted) => `${done} von ${wanted}`,
  changed: (file) => `Inzwischen hat jemand anders in ${file} geschrieben; mehr kommt dort nicht hinzu.`,
  noResults: (file) => `${file} enthält keine Ergebnisse einer Arena.`,
  damaged: (file, line) => `${file}:${line}: Das ist nicht das Ergebnis einer Partie.`,
  ladder: (game) => `Rangliste von ${game}`,
  ladderColumns: ['', 'Wertung', 'μ', 'σ', 'Partien', '%'],
  ladderAbout: (matches) =>
    `${matches} Partien; die Wertung ist μ − 3σ, die Striche reichen über μ ± 2σ (openskill)`,
  drawing: (path) => `Zeichnung: ${path}`,
  noLadder: (folder, command) => `In ${folder} gibt es noch keine Ergebnisse; „${command}“ macht welche.`,
};

const phrases: ByLanguage<Phrases> = withSwiss({ en, de });

export const arenaPhrases = (language: Language): Phrases => phrases[language];
