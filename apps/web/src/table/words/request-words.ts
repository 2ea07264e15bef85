import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  ask: (bot: string) => `Ask to play for ${bot}`,
  asked: 'Asked. The host decides.',
  takeBack: 'Never mind',
  title: 'Somebody would like to play',
  asks: (name: string, bot: string) => `${name} would like to play for ${bot}.`,
  wants: (bot: string) => `would like to play for ${bot}`,
  hint: 'They will see what this seat hides. Say yes only to somebody who is not playing yet.',
  allow: 'Let them play',
  notNow: 'Not now',
  declined: 'The host says: not now.',
  nowPlays: {
    'let-in': (name: string, bot: string) => `${name} now plays for ${bot}. The host said yes.`,
    host: (name: string, bot: string) => `${name}, the host, now plays for ${bot}.`,
    back: (name: string, _bot: string) => `${name} is back on their own seat.`,
  },
  nowHosts: (name: string) => `${name} is the host now.`,
  youHost: 'You are the host now.',
  steppedIn: { person: 'came in during the match', bot: 'somebody has played here for a while' },
  out: 'out of the match',
};

export type RequestWords = typeof en;

const de: RequestWords = {
  ask: (bot) => `Darf ich für ${bot} spielen?`,
  asked: 'Gefragt. Der Gastgeber entscheidet.',
  takeBack: 'Doch nicht',
  title: 'Jemand möchte mitspielen',
  asks: (name, bot) => `${name} möchte für ${bot} spielen.`,
  wants: (bot) => `möchte für ${bot} spielen`,
  hint: 'Die Person sieht dann, was dieser Platz verbirgt. Sag nur Ja, wenn sie nicht schon mitspielt.',
  allow: 'Mitspielen lassen',
  notNow: 'Jetzt nicht',
  declined: 'Der Gastgeber sagt: jetzt nicht.',
  nowPlays: {
    'let-in': (name, bot) => `${name} spielt jetzt für ${bot}. Der Gastgeber hat Ja gesagt.`,
    host: (name, bot) => `${name} ist Gastgeber und spielt jetzt für ${bot}.`,
    back: (name) => `${name} sitzt wieder am eigenen Platz.`,
  },
  nowHosts: (name) => `${name} ist jetzt Gastgeber.`,
  youHost: 'Du bist jetzt Gastgeber.',
  steppedIn: { person: 'während der Partie dazugekommen', bot: 'hier hat zwischendurch jemand gespielt' },
  out: 'schon ausgeschieden',
};

/** What is said about playing for a bot during a match, in every language. */
export const requestWords: ByLanguage<RequestWords> = withSwiss({ en, de });
