/** The preset signs that go with a pointing in the wolves' call (6.1), by their letters. */
export const signLetters = { insist: 'i', unsure: 'u', seer: 's', follow: 'f' } as const;

export type Sign = keyof typeof signLetters;

export const signs = Object.keys(signLetters) as readonly Sign[];

const byLetter: ReadonlyMap<string, Sign> = new Map(signs.map((sign) => [signLetters[sign], sign]));

export const letterOfSign = (sign: Sign | null): string => (sign === null ? '-' : signLetters[sign]);

/** Undefined where a letter stands for nothing; null for no sign. */
export const signOfLetter = (letter: string): Sign | null | undefined =>
  letter === '-' ? null : byLetter.get(letter);
