import { characterOf, pictureOf } from './cards.ts';
import type { Character, Pair } from './cards.ts';

/** The questions by what they ask for: one of several characters, or one picture (woof 2.2). */
export const questions = ['WHP', 'SHP', 'D', 'H', 'S'] as const;
export type Question = (typeof questions)[number];

type Asking = {
  readonly copies: number;
  readonly about: 'character' | 'picture';
  readonly wanted: readonly Character[];
};

const askings: { readonly [Q in Question]: Asking } = {
  WHP: { copies: 4, about: 'character', wanted: ['W', 'H', 'P'] },
  SHP: { copies: 4, about: 'character', wanted: ['S', 'H', 'P'] },
  D: { copies: 3, about: 'picture', wanted: ['D'] },
  H: { copies: 3, about: 'picture', wanted: ['H'] },
  S: { copies: 2, about: 'picture', wanted: ['S'] },
};

/** How many question cards everybody gets in a round. */
export const handSize = 2;

export const copiesOf = (question: Question): number => askings[question].copies;

/** Whether a question is about the character that is played, or about the pictures on either card. */
export const subjectOf = (question: Question): Asking['about'] => askings[question].about;

/** Which characters or pictures a question is about. */
export const wantedBy = (question: Question): readonly Character[] => askings[question].wanted;

/** The 16 question cards. */
export const questionDeck: readonly Question[] = questions.flatMap((question) =>
  Array.from({ length: copiesOf(question) }, () => question),
);

/** What whoever holds these cards has to answer; appearances never count (woof 4.1). */
export function answerOf(question: Question, pair: Pair): boolean {
  const { about, wanted } = askings[question];
  if (about === 'character') return wanted.includes(characterOf(pair));
  return pair.some((card) => wanted.includes(pictureOf(card)));
}

export function sortedQuestions(some: readonly Question[]): readonly Question[] {
  return some.toSorted((one, other) => questions.indexOf(one) - questions.indexOf(other));
}

/** The question cards that are in none of these lots. */
export function questionsLeft(lots: readonly (readonly Question[])[]): readonly Question[] {
  const left = [...questionDeck];
  for (const question of lots.flat()) left.splice(left.indexOf(question), 1);
  return left;
}
