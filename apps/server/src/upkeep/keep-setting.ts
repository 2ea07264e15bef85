import { parseDuration, parseSize } from '@rudel/control';
import type { Keep } from '@rudel/room';

const parts: { readonly [P in keyof Keep]: (text: string) => number | null } = {
  lobbies: parseDuration,
  finished: parseDuration,
  asleep: parseDuration,
  size: parseSize,
};

const isPart = (name: string): name is keyof Keep => Object.hasOwn(parts, name);

const examples: { readonly [P in keyof Keep]: string } = {
  lobbies: '7d',
  finished: '6mo',
  asleep: '1y',
  size: '4GB',
};

/** For whoever wants something to stay. */
const always = 'always';

/** Reads `lobbies=7d, finished=6mo, size=4GB`: the usual values with some of them replaced. */
export function readKeep(text: string, usual: Keep, fault: (sentence: string) => never): Keep {
  const given: { -readonly [P in keyof Keep]?: number | null } = {};
  for (const piece of text.split(',')) {
    const [name = '', value = ''] = piece.split('=').map((part) => part.trim());
    if (!isPart(name))
      return fault(
        `RUDEL_KEEP has no part ${JSON.stringify(name)}; it has ${Object.keys(parts).join(', ')}, as in lobbies=7d, size=4GB.`,
      );
    const amount = value === always ? null : parts[name](value);
    if (amount === null && value !== always)
      return fault(
        `RUDEL_KEEP: ${name} is ${JSON.stringify(value)}, but it should look like ${examples[name]}, or be '${always}'.`,
      );
    given[name] = amount;
  }
  return { ...usual, ...given };
}
