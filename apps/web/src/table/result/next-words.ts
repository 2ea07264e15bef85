import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

/** What is said between a match and what comes after it. */
type NextWords = {
  readonly change: string;
  readonly menu: string;
  readonly begun: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly takenAlong: (seconds: number) => string;
  readonly toTable: string;
  readonly keepReading: string;
  readonly changing: (host: string) => string;
  readonly changingNobody: string;
  readonly toLobby: string;
  readonly played: string;
  readonly toNext: string;
};

const en: NextWords = {
  change: 'Change the table',
  menu: 'Menu',
  begun: 'The next match has begun.',
  yourTurn: 'It is your turn.',
  waiting: 'The others are waiting for you.',
  takenAlong: (seconds) =>
    seconds === 1 ? 'Taking you there in a second.' : `Taking you there in ${seconds} seconds.`,
  toTable: 'Go to the table',
  keepReading: 'Stay here',
  changing: (host) => `${host} is changing the table for the next match.`,
  changingNobody: 'The table is being changed for the next match.',
  toLobby: 'Come along',
  played: 'The next match is over too.',
  toNext: 'See its result',
};

const de: NextWords = {
  change: 'Tisch ändern',
  menu: 'Menü',
  begun: 'Die nächste Partie hat begonnen.',
  yourTurn: 'Du bist dran.',
  waiting: 'Die anderen warten auf dich.',
  takenAlong: (seconds) =>
    seconds === 1 ? 'In einer Sekunde geht es dorthin.' : `In ${seconds} Sekunden geht es dorthin.`,
  toTable: 'Zum Tisch',
  keepReading: 'Hier bleiben',
  changing: (host) => `${host} richtet den Tisch für die nächste Partie neu ein.`,
  changingNobody: 'Der Tisch wird für die nächste Partie neu eingerichtet.',
  toLobby: 'Mitkommen',
  played: 'Auch die nächste Partie ist schon zu Ende.',
  toNext: 'Zu ihrem Ergebnis',
};

export const nextWords: ByLanguage<NextWords> = withSwiss({ en, de });
