import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: (game: string) => `Learn ${game}`,
  intro: 'A few short lessons on the real board, five minutes in all. Nobody waits for you.',
  lessons: 'Lessons',
  lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  begin: 'Start',
  goOn: 'Go on',
  once: 'Take it once more',
  done: 'done',
  allDone: 'You know all of it. Time for a match!',
  play: (game: string) => `Play ${game}`,
  next: 'Next',
  nextLesson: 'Next lesson',
  again: 'Again',
  skip: 'Skip',
  leave: 'All lessons',
  rules: 'Rules',
  right: 'Well done!',
  otherMove: 'That is allowed, too, but try something else here.',
  taught: 'what the lesson asks for',
  failed: 'The lessons did not come through.',
};

export type LearnWords = typeof en;

const de: LearnWords = {
  title: (game) => `${game} lernen`,
  intro: 'Ein paar kurze Lektionen am echten Brett, alles in allem fünf Minuten. Niemand wartet auf dich.',
  lessons: 'Lektionen',
  lesson: (number, all) => `Lektion ${number} von ${all}`,
  step: (number, all) => `Schritt ${number} von ${all}`,
  begin: 'Anfangen',
  goOn: 'Weitermachen',
  once: 'Noch einmal von vorn',
  done: 'geschafft',
  allDone: 'Du kannst alles. Zeit für eine Partie!',
  play: (game) => `${game} spielen`,
  next: 'Weiter',
  nextLesson: 'Nächste Lektion',
  again: 'Noch einmal',
  skip: 'Überspringen',
  leave: 'Alle Lektionen',
  rules: 'Regeln',
  right: 'Sehr gut!',
  otherMove: 'Das geht auch, aber versuch hier etwas anderes.',
  taught: 'darum geht es in der Lektion',
  failed: 'Die Lektionen sind nicht angekommen.',
};

/** What is said around lessons, in every language. */
export const learnWords: ByLanguage<LearnWords> = withSwiss({ en, de });
