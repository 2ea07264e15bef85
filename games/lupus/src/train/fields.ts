import type { Fitted } from '../bot/worlds/weights.ts';

/** One number among those that are fitted. */
export type Field = {
  readonly of: (fitted: Fitted) => number;
  readonly with: (fitted: Fitted, value: number) => Fitted;
};

type Group = 'token' | 'led' | 'suspect' | 'trust' | 'choice' | 'claims' | 'seer';

const fieldsIn = <G extends Group>(group: G, names: readonly (keyof Fitted[G])[]): readonly Field[] =>
  names.map((name) => ({
    of: (fitted) => Number(fitted[group][name]),
    with: (fitted, value) => ({ ...fitted, [group]: { ...fitted[group], [name]: value } }),
  }));

const fieldOf = (name: 'avenged' | 'medium' | 'liar'): Field => ({
  of: (fitted) => fitted[name],
  with: (fitted, value) => ({ ...fitted, [name]: value }),
});

const bond = ['by', 'at', 'both'] as const;

/** The numbers with which the logarithm of what a world is worth grows in proportion. */
export const steadyFields: readonly Field[] = [
  ...fieldsIn('token', bond),
  ...fieldsIn('led', bond),
  ...fieldsIn('suspect', bond),
  ...fieldsIn('trust', bond),
  ...fieldsIn('choice', ['at', 'over', 'ofMate', 'overMate']),
  ...fieldsIn('claims', ['medium', 'bodyguard', 'owl', 'mythomaniac']),
  ...fieldsIn('seer', ['silent', 'usurped', 'spared', 'guarded', 'faked']),
  ...fieldsIn('seer', ['framesMate', 'clearsMate', 'namesRival', 'later']),
  fieldOf('avenged'),
  fieldOf('medium'),
];

/** How rare it is that one who is no wolf lies: it counts by world, so beliefs do not tell how it grows. */
export const liar: Field = fieldOf('liar');

export const allFields: readonly Field[] = [...steadyFields, liar];
