import { forKey, writtenLanguages } from '@rudel/kernel';
import type { AnyOptionWords, AnyOptions, Game, GameTypes, OptionSpec } from '@rudel/kernel';
import { setupOf } from '../setup.ts';
import { roundTripFaults } from './round-trip.ts';
import { isNoSentence } from './words-law.ts';

const setupsToTry = 32;

const isWorded = (value: unknown): value is AnyOptionWords =>
  typeof value === 'object' && value !== null && 'label' in value;

/** How a game breaks what must hold before any match: of its name, its seats, its options and their words. */
export function gameViolations<G extends GameTypes>(game: Game<G>): readonly string[] {
  return [...gameLaw(game)];
}

function* gameLaw<G extends GameTypes>(game: Game<G>): Generator<string> {
  if (!/^[a-z]+$/.test(game.id)) yield `The id '${game.id}' is not one word in lower case.`;
  const isAscending = game.seats.every((seats, index) => seats > (game.seats[index - 1] ?? 0));
  if (!isAscending || game.seats.length === 0)
    yield `The numbers of seats ${game.seats.join(',')} do not ascend.`;
  for (let seed = 0; seed < setupsToTry; seed += 1) {
    const { options } = setupOf(game, seed);
    yield* roundTripFaults('The options', game.options, options, game.options.format(options));
  }
  yield* wordFaults(game);
}

function* wordFaults<G extends GameTypes>(game: Game<G>): Generator<string> {
  for (const language of writtenLanguages) {
    const { name, blurb, options } = game.words[language];
    if (isNoSentence(name) || isNoSentence(blurb)) yield `In '${language}' the game has no name or no blurb.`;
    for (const [key, spec] of Object.entries<OptionSpec>(game.options.specs)) {
      const missing = unworded(spec, forKey(options, key, isWorded));
      if (missing !== null) yield `In '${language}' the option '${key}' has no words for its ${missing}.`;
    }
    for (const preset of Object.keys(game.options.presets)) {
      if (isNoSentence(game.words[language].presets?.named[preset] ?? ''))
        yield `In '${language}' the preset '${preset}' has no name.`;
    }
  }
}

function unworded(spec: OptionSpec, words: AnyOptionWords | undefined): string | null {
  if (words === undefined || isNoSentence(words.label)) return 'label';
  const { values } = words;
  const phrase = (value: AnyOptions[string]): string =>
    (typeof values === 'function' ? values(value) : values[value]) ?? '';
  const missing = sampleOf(spec).find((value) => isNoSentence(phrase(value)));
  return missing === undefined ? null : `value ${missing}`;
}

function sampleOf(spec: OptionSpec): readonly (string | number)[] {
  if (spec.kind === 'choice') return spec.values;
  return spec.kind === 'wording' ? [spec.fallback, ...spec.examples] : [spec.min, spec.fallback, spec.max];
}
