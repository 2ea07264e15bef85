import type { AnyGame, AnyOptions, AnyOptionWords, Language, OpenObject, OptionSpec } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { shelf } from '@rudel/shelf';
import type { Shelved } from '@rudel/shelf';
import type { Command } from '../command.ts';
import { languageFlag } from '../given.ts';

const phrases = withSwiss({
  en: { seats: 'seats', bots: 'bots', usual: 'usual' },
  de: { seats: 'Plätze', bots: 'Bots', usual: 'üblich' },
});

/** One value of an option with what it means; a range is told by its ends and its default, a wording by its default alone. */
type Value = { readonly value: string; readonly means: string; readonly isDefault: boolean };

function valuesOf(spec: OptionSpec, words: AnyOptionWords): readonly Value[] {
  if (spec.kind === 'wording') {
    const means = typeof words.values === 'function' ? words.values(spec.fallback) : '';
    return [{ value: spec.fallback, means, isDefault: true }];
  }
  if (spec.kind === 'range') {
    const means = typeof words.values === 'function' ? words.values(spec.fallback) : '';
    return [{ value: `${spec.min}…${spec.max}`, means: `${spec.fallback}: ${means}`, isDefault: false }];
  }
  const meanings = words.values as { readonly [value: string]: string };
  return spec.values.map((value, place) => ({ value, means: meanings[value] ?? '', isDefault: place === 0 }));
}

type Option = { readonly name: string; readonly label: string; readonly values: readonly Value[] };

function optionsOf(game: AnyGame, language: Language): readonly Option[] {
  const words = game.words[language].options;
  return Object.entries<OptionSpec>(game.options.specs).map(([name, spec]) => {
    const own = words[name] ?? { label: name, values: {} };
    return { name, label: own.label, values: valuesOf(spec, own) };
  });
}

function linesOf({ game, bots }: Shelved, language: Language): string[] {
  const say = phrases[language];
  const { name, blurb } = game.words[language];
  const lines = [
    `${game.id}  ${name}: ${blurb}`,
    `  ${say.seats}: ${game.seats.join(', ')}   ${say.bots}: ${bots.map((bot) => bot.name).join(', ')}`,
  ];
  for (const option of optionsOf(game, language)) {
    lines.push(`  ${option.label}`);
    for (const { value, means, isDefault } of option.values)
      lines.push(`    ${option.name}=${value}  ${means}${isDefault ? ` (${say.usual})` : ''}`);
  }
  for (const [preset, options] of Object.entries<AnyOptions>(game.options.presets))
    lines.push(`  ${game.words[language].presets?.named[preset] ?? preset}: ${game.options.format(options)}`);
  return lines;
}

function dataOf({ game, bots }: Shelved, language: Language): OpenObject {
  return {
    id: game.id,
    version: game.version,
    name: game.words[language].name,
    blurb: game.words[language].blurb,
    seats: game.seats,
    bots: bots.map(({ name }) => name),
    options: optionsOf(game, language),
  };
}

export const games: Command = {
  name: 'games',
  summary: 'the games there are, with their seats, bots and options',
  args: [],
  flags: ['lang'],
  run(call) {
    const language = languageFlag(call);
    return {
      lines: shelf.flatMap((shelved) => linesOf(shelved, language)),
      json: { games: shelf.map((shelved) => dataOf(shelved, language)) },
    };
  },
};
