import { createHash } from 'node:crypto';
import type { LearnedTable, Made, Numbers, Recipe } from '@rudel/bots/train';

/** What the head of a table's file says of where its numbers come from. */
export type Header = {
  readonly recipe: Recipe;
  readonly score: string;
  /** The hash of what its recipe gave on a smaller scale; null for a table that the check makes in whole. */
  readonly rehearsed: string | null;
  /** The hash of its numbers. */
  readonly numbers: string;
};

const digits = 16;

export const hashOf = (numbers: Numbers): string =>
  createHash('sha256').update(JSON.stringify(numbers)).digest('hex').slice(0, digits);

/** The command that makes a table by a recipe. */
export const commandFor = (game: string, name: string, { seed, size }: Recipe): string =>
  `npm run train -- ${game} ${name} --seed ${seed} --size ${size}`;

const measured = 4;

export const scoreText = ({ score: { measure, made, on } }: Made): string =>
  `${measure} ${made.toFixed(measured)} on ${on}`;

/** Everything that is known of a table just made; one that is rehearsed is made once more, on a smaller scale. */
export function headerFor(table: LearnedTable, recipe: Recipe, made: Made): Header {
  return {
    recipe,
    score: scoreText(made),
    rehearsed: rehearse(table, recipe),
    numbers: hashOf(made.numbers),
  };
}

/** The hash of what a table's recipe gives today on a smaller scale. */
export function rehearse({ rehearsal, make }: LearnedTable, { seed }: Recipe): string | null {
  return rehearsal === undefined ? null : hashOf(make({ seed, size: rehearsal }).numbers);
}

export function formatHeader(game: string, { name, unit, rehearsal }: LearnedTable, header: Header): string {
  const { recipe, score, rehearsed, numbers } = header;
  const check =
    rehearsed === null
      ? 'checked by making it again'
      : `checked by a rehearsal with ${rehearsal} ${unit}: ${rehearsed}`;
  return [
    '/*',
    ' * Written by a command. Change how it is made, not the numbers.',
    ' *',
    ` * made by: ${commandFor(game, name, recipe)}`,
    ` * from: ${recipe.size} ${unit}`,
    ` * held out: ${score}`,
    ` * ${check}`,
    ` * numbers: ${numbers}`,
    ' */',
    '',
  ].join('\n');
}

const lines: { readonly [Line in 'seed' | 'size' | 'score' | 'rehearsed' | 'numbers']: RegExp } = {
  seed: /^ \* made by: .+ --seed (\d+) --size \d+$/mu,
  size: /^ \* made by: .+ --seed \d+ --size (\d+)$/mu,
  score: /^ \* held out: (.+)$/mu,
  rehearsed: /^ \* checked by a rehearsal with \d+ .+: ([0-9a-f]+)$/mu,
  numbers: /^ \* numbers: ([0-9a-f]+)$/mu,
};

/** The header of a file; null where it has none, or one that no command wrote. */
export function parseHeader(text: string): Header | null {
  const said = (line: keyof typeof lines): string | null => lines[line].exec(text)?.[1] ?? null;
  const [seed, size, score, numbers] = [said('seed'), said('size'), said('score'), said('numbers')];
  if (seed === null || size === null || score === null || numbers === null) return null;
  return {
    recipe: { seed: Number(seed), size: Number(size) },
    score,
    rehearsed: said('rehearsed'),
    numbers,
  };
}
