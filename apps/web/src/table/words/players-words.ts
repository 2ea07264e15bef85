import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  kick: 'Send away',
  pass: 'Make host',
  link: 'Fresh link',
  sit: 'Sit here',
  takeBot: 'Play for this bot',
  seen: (seat: number) =>
    `Has seen what seat ${seat} hides, so can only play from there until the match is over.`,
  watchers: 'Watching',
  passed: (name: string) => `${name} is the host now.`,
  linkHint: (name: string) =>
    `This code lets ${name} sit down again on any device. It works once and expires soon.`,
  kickTitle: (name: string) => `Send ${name} away?`,
  kickAsk: {
    playing: 'A bot plays on there until the end, and the invitation changes.',
    sitting: 'The seat becomes free for the next match, and the invitation changes.',
    watching: 'The invitation changes.',
  },
};

type PlayersWords = typeof en;

const de: PlayersWords = {
  kick: 'Wegschicken',
  pass: 'Zum Gastgeber machen',
  link: 'Frischer Link',
  sit: 'Hier Platz nehmen',
  takeBot: 'Für diesen Bot spielen',
  seen: (seat) => `Weiß, was Platz ${seat} verbirgt: kann bis zum Ende der Partie nur von dort aus spielen.`,
  watchers: 'Zuschauen',
  passed: (name) => `${name} lädt jetzt ein.`,
  linkHint: (name) =>
    `Mit diesem Code setzt sich ${name} wieder hin, auf jedem Gerät. Er gilt einmal und nur für kurze Zeit.`,
  kickTitle: (name) => `${name} wegschicken?`,
  kickAsk: {
    playing: 'Dort spielt ein Bot zu Ende, und die Einladung ändert sich.',
    sitting: 'Der Platz wird für die nächste Partie frei, und die Einladung ändert sich.',
    watching: 'Die Einladung ändert sich.',
  },
};

/** What is said about people and seats, in every language. */
export const playersWords: ByLanguage<PlayersWords> = withSwiss({ en, de });
