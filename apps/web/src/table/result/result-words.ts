import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const endings = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
]);

/** "2nd"; nobody is eleventh at a table of ours where the ending would be another one. */
const ordinal = (place: number): string => `${place}${endings.get(place) ?? 'th'}`;

const en = {
  title: 'The match is over',
  place: (place: number, of: number) =>
    place === 1 ? 'You came first!' : `You came ${ordinal(place)} of ${of}`,
  sideWon: 'Your side wins!',
  sideLost: 'Your side loses',
  practice: (count: number) =>
    count === 1 ? 'Practice: one move taken back' : `Practice: ${count} moves taken back`,
  practiceShort: 'practice',
  playedOn: 'Practice: played on from a position',
  moment: 'To be remembered',
  share: 'Share',
  noPicture: 'This browser could not draw the picture.',
  ready: (names: string, several: boolean) => `${names} ${several ? 'are' : 'is'} ready.`,
  awaits: (names: string) => `You are ready. Waiting for ${names}.`,
  unready: 'Not yet after all',
  youWin: 'You win!',
  weWin: (names: string) => `You and ${names} win!`,
  wins: (names: string, several: boolean) => (several ? `${names} win` : `${names} wins`),
  draw: 'Nobody wins',
  story: 'How it went',
  chart: 'Step by step',
  chartLabel: (leader: string, several: boolean) =>
    `How far everybody got during the match; at the end ${leader} ${several ? 'are' : 'is'} ahead.`,
  series: 'At this table',
  wins2: (count: number) => (count === 1 ? '1 win' : `${count} wins`),
  rematch: 'Play again',
  fillAgain: 'Play again with bots',
  sitAgain: 'Sit down and play',
  seatsFree: (count: number) =>
    count === 1
      ? 'One seat is free; you can play again once it is taken.'
      : `${count} seats are free; you can play again once they are taken.`,
  invite: 'Invite somebody',
  waitForHost: (name: string) => `${name} can start the next match.`,
  replay: 'Replay',
  save: 'Save the record',
  toBoard: 'The board',
  toResult: 'Show the result',
  unavailable: 'The record of this match cannot be fetched right now.',
};

export type ResultWords = typeof en;

const de: ResultWords = {
  title: 'Die Partie ist zu Ende',
  place: (place, of) => (place === 1 ? 'Du bist auf Platz 1!' : `Du bist auf Platz ${place} von ${of}`),
  sideWon: 'Deine Seite gewinnt!',
  sideLost: 'Deine Seite verliert',
  practice: (count) =>
    count === 1 ? 'Zur Übung: ein Zug zurückgenommen' : `Zur Übung: ${count} Züge zurückgenommen`,
  practiceShort: 'zur Übung',
  playedOn: 'Zur Übung: von einer Stellung aus weitergespielt',
  moment: 'Bleibt in Erinnerung',
  share: 'Teilen',
  noPicture: 'Dieser Browser konnte das Bild nicht zeichnen.',
  ready: (names, several) => `${names} ${several ? 'sind' : 'ist'} bereit.`,
  awaits: (names) => `Du bist bereit. Es fehlt noch: ${names}.`,
  unready: 'Doch noch nicht',
  youWin: 'Du gewinnst!',
  weWin: (names) => `Du gewinnst mit ${names}!`,
  wins: (names, several) => (several ? `${names} gewinnen` : `${names} gewinnt`),
  draw: 'Niemand gewinnt',
  story: 'Wie es lief',
  chart: 'Schritt für Schritt',
  chartLabel: (leader, several) =>
    `Wie weit alle im Lauf der Partie kamen; am Ende ${several ? 'liegen' : 'liegt'} ${leader} vorn.`,
  series: 'An diesem Tisch',
  wins2: (count) => (count === 1 ? '1 Sieg' : `${count} Siege`),
  rematch: 'Noch eine Partie',
  fillAgain: 'Mit Bots noch eine Partie',
  sitAgain: 'Hinsetzen und mitspielen',
  seatsFree: (count) =>
    count === 1
      ? 'Ein Platz ist frei; sobald er besetzt ist, geht es weiter.'
      : `${count} Plätze sind frei; sobald sie besetzt sind, geht es weiter.`,
  invite: 'Jemanden einladen',
  waitForHost: (name) => `${name} kann die nächste Partie beginnen.`,
  replay: 'Ansehen',
  save: 'Aufzeichnung sichern',
  toBoard: 'Das Brett',
  toResult: 'Ergebnis zeigen',
  unavailable: 'Die Aufzeichnung dieser Partie ist gerade nicht zu bekommen.',
};

/** What is said at the end of a match, in every language. */
export const resultWords: ByLanguage<ResultWords> = withSwiss({ en, de });
