import { pick, seededRng } from '@rudel/kernel';
import type { Game, GameTypes, OptionSpec, Rng } from '@rudel/kernel';

/** How a match begins. */
export type Setup<G extends GameTypes> = { readonly seats: number; readonly options: G['Options'] };

/**
 * The setup that a seed stands for. Even seeds walk through the values of every option in turn and so
 * meet all of them; odd seeds combine values at random.
 */
export function setupOf<G extends GameTypes>(game: Game<G>, seed: number): Setup<G> {
  const rng = seededRng(`setup ${game.id} ${seed}`);
  const specs = Object.entries<OptionSpec>(game.options.specs);
  const options: { [key: string]: string | number } = {};
  for (const [key, spec] of specs) options[key] = optionValue(spec, seed, rng);
  return {
    seats: cycled(game.seats, Math.floor(seed / 2)),
    options,
  };
}

function optionValue(spec: OptionSpec, seed: number, rng: Rng): string | number {
  const values = worthTrying(spec, rng);
  return seed % 2 === 0 ? cycled(values, seed / 2) : pick(values, rng);
}

/** All words of a choice; of a range its ends, its default and something within; of a wording its examples. */
function worthTrying(spec: OptionSpec, rng: Rng): readonly (string | number)[] {
  if (spec.kind === 'choice') return spec.values;
  if (spec.kind === 'wording') return [spec.fallback, ...spec.examples];
  return [spec.fallback, spec.min, spec.max, spec.min + rng.int(spec.max - spec.min + 1)];
}

function cycled<T>(items: readonly T[], index: number): T {
  return pick(items, { int: (below) => index % below });
}
