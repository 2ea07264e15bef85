import type { WrittenLanguage } from '@rudel/kernel';
import type { Deck } from '@rudel/tofugott/page';

export const questionKinds = ['where', 'how', 'why', 'when', 'who', 'what'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** How a kind of question begins; whatever begins otherwise asks what. */
const beginnings: { readonly [L in WrittenLanguage]: { readonly [K in QuestionKind]?: RegExp } } = {
  en: {
    where: /^Where\b/,
    how: /^How\b/,
    why: /^Why\b/,
    when: /^When\b/,
    who: /^(?:Who|Whom|Whose|Which one)\b/,
  },
  de: {
    where: /^Wo(?:hin|her)?\b/,
    how: /^Wie\b/,
    why: /^(?:Warum|Weshalb|Wieso)\b/,
    when: /^(?:Wann|In welcher Zeit)\b/,
    who: /^(?:\p{L}+ )?(?:wer|wen|wem|wessen)\b/iu,
  },
};

/** Whether it is you who does something: do you, hast du, habt ihr. */
const actors: { readonly [L in WrittenLanguage]: RegExp } = {
  en: /\b(?:do|did|have|had|are|were|will|would|can|could|must|should|may) you\b/i,
  de: /\bdu\b|t ihr\b/,
};

/** What the questions of a deck ask for in one language, and in how many of them it is you who acts. */
export type AskedFor = {
  readonly language: WrittenLanguage;
  readonly questions: number;
  readonly kinds: { readonly [K in QuestionKind]: number };
  readonly you: number;
};

function kindOf(question: string, language: WrittenLanguage): QuestionKind {
  return questionKinds.find((kind) => beginnings[language][kind]?.test(question)) ?? 'what';
}

export function askedFor({ cards }: Deck, language: WrittenLanguage): AskedFor {
  const questions = cards.flatMap((card) => card[language].questions);
  const counted = (kind: QuestionKind): number =>
    questions.filter((question) => kindOf(question, language) === kind).length;
  return {
    language,
    questions: questions.length,
    kinds: Object.fromEntries(questionKinds.map((kind) => [kind, counted(kind)])) as AskedFor['kinds'],
    you: questions.filter((question) => actors[language].test(question)).length,
  };
}
