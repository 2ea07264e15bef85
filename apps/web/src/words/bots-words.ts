import { withSwiss } from '@rudel/kernel';
import type { BotPace } from '@rudel/protocol';
import type { ByLanguage } from '@rudel/ui/words';

type PerPace = { readonly [P in BotPace]: string };

const pacesEn: PerPace = { calm: 'Calm', usual: 'Usual', quick: 'Quick' };
const pacesDe: PerPace = { calm: 'Ruhig', usual: 'Normal', quick: 'Flott' };
const notesEn: PerPace = {
  calm: 'Bots leave you time to follow every move.',
  usual: 'Bots play about as fast as people do.',
  quick: 'Bots hardly pause: for those who know the game.',
};
const notesDe: PerPace = {
  calm: 'Die Bots lassen dir Zeit, jedem Zug zu folgen.',
  usual: 'Die Bots spielen etwa so schnell wie Menschen.',
  quick: 'Die Bots zögern kaum: für alle, die das Spiel kennen.',
};

const en = {
  against: (level: string) => `Starts at once, with ${level} bots.`,
  teach: 'Teach me',
  teachHint: 'A real match with easy-going bots. Whatever is new is explained when it comes up.',
  howGood: 'How well the bots play',
  pace: 'Speed of bots',
  paces: pacesEn,
  paceNotes: notesEn,
  paceHere: 'At a table you host it changes at once.',
};

const de: typeof en = {
  against: (level) => `Geht sofort los, mit ${level}en Bots.`,
  teach: 'Bring’s mir bei',
  teachHint: 'Eine echte Partie mit gemütlichen Bots. Was neu ist, wird erklärt, sobald es vorkommt.',
  howGood: 'Wie gut die Bots spielen',
  pace: 'Tempo der Bots',
  paces: pacesDe,
  paceNotes: notesDe,
  paceHere: 'An deinem eigenen Tisch gilt das sofort.',
};

/** What is said about computer players. */
export const botsWords: ByLanguage<typeof en> = withSwiss({ en, de });
