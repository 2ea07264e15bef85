import { withSwiss } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';

/** "+12" or "−8", in hundredths. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  if (whole === 0) return '±0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

const en = {
  curve: (name: string): string => `How likely ${name} was to win, from the first act to the last:`,
  sure: (name: string): string => `How sure ${name} could be, from the first act to the last:`,
  own: 'by what was seen there',
  open: 'with all cards open',
  shares: (chance: number, others: number, own: number): string =>
    `Hundredths of the chance of winning: luck ${points(chance)}, the others ${points(others)}, own play ${points(own)}.`,
  turns: 'Where it turned:',
  learned: 'Where most was to be learned:',
  counts: (good: number, inaccurate: number, mistakes: number): string =>
    `Decisions: ${good} good, ${inaccurate} inaccurate, ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}.`,
  grades: { good: 'good', inaccurate: 'inaccurate', mistake: 'mistake' },
  fault: (grade: string, loss: number, move: string): string => `${grade} (−${loss}): ${move}`,
  better: (move: string): string => `Better: ${move}.`,
};

export type Phrases = typeof en;

const de: Phrases = {
  curve: (name) => `Wie wahrscheinlich ${name} gewinnt, vom ersten Zug bis zum letzten:`,
  sure: (name) => `Wie sicher ${name} sein konnte, vom ersten Zug bis zum letzten:`,
  own: 'mit dem, was dort zu sehen war',
  open: 'mit offenen Karten',
  shares: (chance, others, own) =>
    `In Hundertsteln der Gewinnchance: Glück ${points(chance)}, die anderen ${points(others)}, eigenes Spiel ${points(own)}.`,
  turns: 'Wo die Partie kippte:',
  learned: 'Wo am meisten zu erfahren war:',
  counts: (good, inaccurate, mistakes) =>
    `Entscheidungen: ${good} gut, ${inaccurate} ungenau, ${mistakes} Fehler.`,
  grades: { good: 'gut', inaccurate: 'ungenau', mistake: 'Fehler' },
  fault: (grade, loss, move) => `${grade} (−${loss}): ${move}`,
  better: (move) => `Besser: ${move}.`,
};

const phrases = withSwiss({ en, de });

export const phrasesOf = (language: Language): Phrases => phrases[language];
