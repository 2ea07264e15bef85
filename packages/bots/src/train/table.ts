/** Numbers as a table has them: lists and records of any depth. */
export type Numbers = number | readonly Numbers[] | { readonly [name: string]: Numbers };

/** What a table is made by besides its code: all chance comes from the seed. */
export type Recipe = { readonly seed: number; readonly size: number };

/** How well a table does on what it has not learned from, and how well the one in use does on the same. */
export type Score = {
  readonly measure: string;
  /** On what it was measured. */
  readonly on: string;
  readonly better: 'lower' | 'higher';
  readonly made: number;
  readonly inUse: number;
};

export type Made<N extends Numbers = Numbers> = { readonly numbers: N; readonly score: Score };

type TableOf<N extends Numbers> = {
  /** What the command calls it, and the name of its file in `src/bot/learned`. */
  readonly name: string;
  readonly recipe: Recipe;
  /** What the size counts. */
  readonly unit: string;
  /** The size at which a table is made to see whether it would still come out the same; without it the check makes it in whole. */
  readonly rehearsal?: number;
  readonly inUse: N;
  readonly make: (recipe: Recipe) => Made<N>;
  /** The TypeScript that holds such numbers. */
  readonly print: (numbers: N) => string;
};

/** A table of numbers that a bot has learned, and how it is made anew. */
export type LearnedTable = Omit<TableOf<Numbers>, 'make' | 'print'> & {
  readonly make: (recipe: Recipe) => Made & { readonly text: string };
};

/** Closes a table, so that tables with numbers of any shape are alike. */
export function learnedTable<N extends Numbers>({ make, print, ...rest }: TableOf<N>): LearnedTable {
  return {
    ...rest,
    make(recipe) {
      const made = make(recipe);
      return { ...made, text: print(made.numbers) };
    },
  };
}

/** All tables that the bots of a game have learned; a table stands below those that it is made with. */
export type Training = { readonly game: string; readonly tables: readonly LearnedTable[] };

/** A constant of a table's file. */
export type Constant = {
  readonly name: string;
  readonly type: string;
  readonly about: string;
  readonly numbers: Numbers;
};

export const printConstant = ({ name, type, about, numbers }: Constant): string =>
  `/** ${about} */\nexport const ${name}: ${type} = ${JSON.stringify(numbers)};\n`;

/** A number with so many decimals, and no zero below nothing. */
export const rounded = (number: number, decimals: number): number => Number(number.toFixed(decimals)) + 0;
