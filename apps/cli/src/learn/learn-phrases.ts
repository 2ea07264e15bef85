import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/kernel';

const en = {
  lesson: (number: number, all: number, title: string) => `Lesson ${number} of ${all}: ${title}`,
  hint: 'Where you are to tap something, type the number of its line or write the move; ← marks what the lesson asks for.',
  read: 'Enter goes on (q quit): ',
  prompt: 'Your move (b board, q quit): ',
  right: 'Well done!',
  otherMove: 'That is allowed, too, but try something else here.',
  nextLesson: 'Next lesson? (Y/n) ',
  allDone: (command: string) => `You know all of it. Time for a match: ${command}`,
  left: (command: string) => `To go on later: ${command}`,
};

export type LearnPhrases = typeof en;

const de: LearnPhrases = {
  lesson: (number, all, title) => `Lektion ${number} von ${all}: ${title}`,
  hint: 'Wo du etwas antippen sollst, tippe die Nummer der Zeile oder schreib den Zug; ← zeigt, worum es in der Lektion geht.',
  read: 'Enter geht weiter (q Ende): ',
  prompt: 'Dein Zug (b Brett, q Ende): ',
  right: 'Sehr gut!',
  otherMove: 'Das geht auch, aber versuch hier etwas anderes.',
  nextLesson: 'Nächste Lektion? (J/n) ',
  allDone: (command) => `Du kannst alles. Zeit für eine Partie: ${command}`,
  left: (command) => `Später geht es hier weiter: ${command}`,
};

export const learnPhrases: ByLanguage<LearnPhrases> = withSwiss({ en, de });
