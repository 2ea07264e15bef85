import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'Review',
  looking: 'Looking at the match …',
  startFor: (name: string) => `How did it go for ${name}?`,
  none: 'There is no review of this match.',
  curve: 'Your chance of winning',
  curveOf: (name: string) => `${name}: chance of winning`,
  sure: 'How sure you could be',
  sureOf: (name: string) => `How sure ${name} could be`,
  curveLabel: (from: string, to: string, lowest: string, highest: string) =>
    `Over the match: ${from} at the beginning, ${to} at the end, ${lowest} at the lowest, ${highest} at the highest.`,
  by: 'What counts as known',
  own: 'seen from the seat',
  open: 'all open',
  turns: 'Where it turned',
  learned: 'Where most was to be learned',
  noTurns: 'Nothing turned this match all at once.',
  choices: 'Decisions',
  counts: (good: number, inaccurate: number, mistakes: number) =>
    `${good} good · ${inaccurate} inaccurate · ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}`,
  flawless: 'Nothing to find fault with.',
  grades: { good: 'good', inaccurate: 'inaccurate', mistake: 'mistake' },
  better: 'Better:',
  shares: 'Luck and skill',
  sharesNote: 'Hundredths of the chance of winning, from an even start to the end.',
  luck: 'Luck',
  others: 'The others',
  self: 'Own play',
  given: (points: string) => `Beside the best play, ${points} of them were given away.`,
};

export type ReviewWords = typeof en;

const de: ReviewWords = {
  title: 'Rückblick',
  looking: 'Die Partie wird angeschaut …',
  startFor: (name) => `Wie lief es für ${name}?`,
  none: 'Zu dieser Partie gibt es keinen Rückblick.',
  curve: 'Deine Gewinnchance',
  curveOf: (name) => `Gewinnchance von ${name}`,
  sure: 'Wie sicher du sein konntest',
  sureOf: (name) => `Wie sicher ${name} sein konnte`,
  curveLabel: (from, to, lowest, highest) =>
    `Im Lauf der Partie: am Anfang ${from}, am Ende ${to}, am tiefsten ${lowest}, am höchsten ${highest}.`,
  by: 'Was als bekannt gilt',
  own: 'vom Platz aus',
  open: 'alles offen',
  turns: 'Wo sie kippte',
  learned: 'Wo am meisten zu erfahren war',
  noTurns: 'Auf einen Schlag gekippt ist diese Partie nie.',
  choices: 'Entscheidungen',
  counts: (good, inaccurate, mistakes) => `${good} gut · ${inaccurate} ungenau · ${mistakes} Fehler`,
  flawless: 'Nichts auszusetzen.',
  grades: { good: 'gut', inaccurate: 'ungenau', mistake: 'Fehler' },
  better: 'Besser:',
  shares: 'Glück und Können',
  sharesNote: 'In Hundertsteln der Gewinnchance, vom gleichen Start bis zum Ende.',
  luck: 'Glück',
  others: 'Die anderen',
  self: 'Eigenes Spiel',
  given: (points) => `Neben dem besten Spiel wurden davon ${points} verschenkt.`,
};

/** What is said when a match is looked back at. */
export const reviewWords: ByLanguage<ReviewWords> = withSwiss({ en, de });
