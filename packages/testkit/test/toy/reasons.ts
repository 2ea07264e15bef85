/** Every reason for which showing is refused, with the number of its rule. */
export const ruleOf = {
  'not-asked': '2.1',
  'too-many': '2.2',
  'own-card': '2.3',
} as const;

export type Reason = keyof typeof ruleOf;
