import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'The match is over',
  youWin: 'You win!',
  weWin: (names: string) => `You and ${names} win!`,
  wins: (names: string, several: boolean) => (several ? `${names} win` : `${names} wins`),
  draw: 'Nobody wins',
  story: 'How it went',
  chart: 'Step by step',
  chartLabel: (leader: string) => `How far everybody got during the match; at the end ${leader} is ahead.`,
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
  youWin: 'Du gewinnst!',
  weWin: (names) => `Du gewinnst mit ${names}!`,
  wins: (names, several) => (several ? `${names} gewinnen` : `${names} gewinnt`),
  draw: 'Niemand gewinnt',
  story: 'Wie es lief',
  chart: 'Schritt für Schritt',
  chartLabel: (leader) => `Wie weit alle im Lauf der Partie kamen; am Ende liegt ${leader} vorn.`,
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
export const resultWords: ByLanguage<ResultWords> = { en, de };
