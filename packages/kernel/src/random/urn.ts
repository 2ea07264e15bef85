import type { Drawn, Token, Urn } from '../turn.ts';
import { pick, shuffled } from './rng.ts';
import type { Rng } from './rng.ts';

/** What chance does with an urn. */
export function drawFrom(urn: Urn, rng: Rng): Drawn {
  if (urn.kind === 'roll') return urn.dice.map((faces) => pick(faces, rng));
  return shuffled(urn.from, rng, urn.count);
}

/** Whether the urn could have produced this. */
export function couldDraw(urn: Urn, drawn: Drawn): boolean {
  if (urn.kind === 'roll') {
    return (
      drawn.length === urn.dice.length && urn.dice.every((faces, die) => faces.includes(drawn[die] ?? ''))
    );
  }
  if (drawn.length !== urn.count) return false;
  const left = new Map<Token, number>();
  for (const token of urn.from) left.set(token, (left.get(token) ?? 0) + 1);
  return drawn.every((token) => {
    const count = left.get(token) ?? 0;
    left.set(token, count - 1);
    return count > 0;
  });
}
