export const signs = ['insist', 'unsure', 'seer', 'follow'] as const;
/** The preset signs that go with a pointing in the wolves' call (6.1). */
export type Sign = (typeof signs)[number];
