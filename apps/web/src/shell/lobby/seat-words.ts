import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

/** What is said about somebody's seat before the match. */
type SeatWords = {
  readonly hosts: string;
  readonly isHere: string;
  readonly isAway: string;
  readonly bot: (level: string) => string;
  readonly program: string;
  readonly playsWith: (names: string) => string;
  readonly you: string;
  readonly freeSeat: string;
  readonly hostMay: (host: string) => string;
  readonly youMay: string;
};

const en: SeatWords = {
  hosts: 'Hosts this table',
  isHere: 'Here and ready',
  isAway: 'Away right now; the seat is kept',
  bot: (level) => `A bot, ${level}`,
  program: 'A bot from outside: a program that somebody has brought along',
  playsWith: (names) => `Plays together with ${names}`,
  you: 'you',
  freeSeat: 'whoever takes the free seat',
  hostMay: (host) => `Only ${host}, the host, can change this seat.`,
  youMay: 'To sit elsewhere, tap a free seat.',
};

const de: SeatWords = {
  hosts: 'Hat an diesen Tisch eingeladen',
  isHere: 'Ist da und bereit',
  isAway: 'Gerade weg; der Platz bleibt reserviert',
  bot: (level) => `Ein Bot, ${level}`,
  program: 'Ein Bot von außerhalb: ein Programm, das jemand mitgebracht hat',
  playsWith: (names) => `Spielt zusammen mit ${names}`,
  you: 'dir',
  freeSeat: 'der Person auf dem freien Platz',
  hostMay: (host) => `Ändern kann diesen Platz nur, wer eingeladen hat: ${host}.`,
  youMay: 'Willst du woanders sitzen, tipp einen freien Platz an.',
};

export const seatWords: ByLanguage<SeatWords> = withSwiss({ en, de });
