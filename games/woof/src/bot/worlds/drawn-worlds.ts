import type { Rng } from '@rudel/kernel';
import type { Beliefs } from '../../beliefs/beliefs.ts';
import type { PairKind } from '../../beliefs/card-stock.ts';
import { characters } from '../../cards.ts';
import { goalsOf } from '../../suspicions.ts';
import type { Options } from '../../types.ts';

/** Whom every place plays, and by character every board that would be right for it; characters by value. */
type Casting = {
  readonly played: readonly number[];
  readonly right: readonly (readonly number[])[];
};

/** A deal that was drawn. */
export type World = Casting & { readonly kinds: readonly PairKind[] };

/**
 * Boards as numbers: the first pointer and the second, each a place or, one further, nobody. Nobody looks for what they
 * play themselves, so that a board is right or wrong for all who play the same.
 */
const boardAt = (first: number, second: number, places: number): number => first * (places + 1) + second;

export function drawWorlds(beliefs: Beliefs, options: Options, count: number, rng: Rng): readonly World[] {
  const castings = castingsFor(options.dogGoal);
  const goals = characters.map((character) =>
    goalsOf(character, options).map((goal) => characters.indexOf(goal)),
  );
  return Array.from({ length: count }, () => {
    const kinds = beliefs.drawKinds(rng);
    const key = kinds.reduce((sum, { character }) => sum * characters.length + character, 1);
    let casting = castings.get(key);
    if (casting === undefined) {
      casting = castingOf(kinds, goals);
      castings.set(key, casting);
    }
    return { kinds, played: casting.played, right: casting.right };
  });
}

const mostRemembered = 10_000;
const remembered = { hunter: new Map<number, Casting>(), shepherd: new Map<number, Casting>() };

/** The castings met so far, by number; there are many worlds to each. */
function castingsFor(dogGoal: Options['dogGoal']): Map<number, Casting> {
  const castings = remembered[dogGoal];
  if (castings.size >= mostRemembered) castings.clear();
  return castings;
}

function castingOf(kinds: readonly PairKind[], goals: readonly (readonly number[])[]): Casting {
  const places = kinds.length;
  const played = kinds.map(({ character }) => character);
  const players: number[][] = characters.map(() => []);
  for (const [place, value] of played.entries()) players[value]?.push(place);
  for (const some of players) if (some.length === 0) some.push(places);
  const right = goals.map(([first = 0, second]) => {
    const boards: number[] = [];
    const seconds = second === undefined ? [places] : (players[second] as readonly number[]);
    for (const one of players[first] as readonly number[])
      for (const other of seconds) boards.push(boardAt(one, other, places));
    return boards;
  });
  return { played, right };
}
