/** Every reason for which a move of Tofugott is refused, with the number of its rule. */
export const ruleOf = {
  'only-watching': '2.1',
  'match-over': '3.2',
  'not-your-turn': '2.1',
  'no-card-to-keep': '2.1',
  'card-not-drawn': '2.1',
  'keep-a-card-first': '2.1',
  'set-aside': '2.2',
  'nothing-to-answer': '2.3',
  'place-taken': '2.3',
  'place-empty': '2.3',
  'used-already': '2.3',
  'not-all-laid': '2.3',
  'locked-already': '2.3',
  'answers-yourself': '2.4',
  'no-guess-now': '2.4',
  'guessed-already': '2.4',
  'shown-already': '2.4',
  'nothing-to-show': '2.5',
  'not-your-card': '2.5',
  'not-your-words': '6.2',
} as const;

export type Reason = keyof typeof ruleOf;
