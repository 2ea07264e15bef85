import { lookAlikes } from './look-alikes.ts';

const letterOf = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16));

const looks: ReadonlyMap<string, string> = new Map(
  lookAlikes
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [look = '', ...letters] = line.split(' ');
      const shown = look.split('+').map(letterOf).join('');
      return letters.map((letter) => [letterOf(letter), shown]);
    }),
);

/** What makes no other name of it: accents, which a careless eye passes over, blanks, and what cannot be seen. */
const passedOver =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\s\p{Default_Ignorable_Code_Point}]/gu;

function lookOf(name: string): string {
  const letters = Array.from(name.normalize('NFKD').replaceAll(passedOver, ''));
  return letters.map((letter) => looks.get(letter) ?? letter.toLowerCase()).join('');
}

/**
 * How a name looks, as it is written and in small letters; two that share one of these look alike. A capital I is a small L to the eye, and a
 * capital eta an H, while the small ones are something else: so neither is enough by itself.
 */
export function looksOf(name: string): readonly string[] {
  return [lookOf(name), lookOf(name.toLowerCase())];
}
