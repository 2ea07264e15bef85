import type { Language, OptionSpec } from '@rudel/kernel';
import type { AnyGamePage, AnyGameUi } from '@rudel/ui/game-ui';

export type Chosen = { readonly [key: string]: string | number };

/** One option in plain words, with what may be chosen. */
export type OptionAsked = {
  readonly key: string;
  readonly label: string;
  readonly spec: OptionSpec;
  readonly sayValue: (value: string | number) => string;
};

/** All options of a game in the order of its rules. */
export function optionsOf(game: AnyGamePage, language: Language): readonly OptionAsked[] {
  const words = game.words[language].options;
  const specs = game.options.specs as { readonly [key: string]: OptionSpec };
  return Object.entries(specs).map(([key, spec]) => {
    const said = words[key];
    const sayValue = (value: string | number): string => {
      if (said === undefined) return String(value);
      return typeof said.values === 'function'
        ? said.values(spec.kind === 'range' ? Number(value) : value)
        : (said.values[value] ?? String(value));
    };
    return { key, label: said?.label ?? key, spec, sayValue };
  });
}

/** Whether the rules, as they are chosen, have times that go before the clock of the table. */
export const hasOwnTimes = ({ lobby }: Pick<AnyGameUi, 'lobby'>, chosen: Chosen): boolean =>
  lobby?.ownTimes?.some((option) => Number(chosen[option] ?? 0) > 0) ?? false;

/** What the game says about times of its own; null where it has none. */
export function timesOf(ui: Pick<AnyGameUi, 'lobby'>, chosen: Chosen, language: Language): string | null {
  return hasOwnTimes(ui, chosen) ? (ui.lobby?.timesIn?.(language) ?? '') : null;
}

/** A whole set of options with a name. */
export type Preset = { readonly name: string; readonly label: string; readonly options: Chosen };

/** What a game is usually played by and its presets, each by its name; nothing for games without presets. */
export function presetsOf(game: AnyGamePage, language: Language): readonly Preset[] {
  const words = game.words[language].presets;
  if (words === undefined) return [];
  const named: { readonly [name: string]: Chosen } = game.options.presets;
  return [
    { name: '', label: words.usual, options: game.options.defaults },
    ...Object.entries(named).map(([name, options]) => ({ name, label: words.named[name] ?? name, options })),
  ];
}

/** The preset that somebody has chosen, by name or option by option. */
export function presetIn(presets: readonly Preset[], chosen: Chosen): Preset | null {
  const isChosen = ({ options }: Preset): boolean =>
    Object.entries(options).every(([key, value]) => chosen[key] === value);
  return presets.find(isChosen) ?? null;
}

/** The options of a table that differ from the rulebook, as sentences; a preset by its name. */
export function houseRules(game: AnyGamePage, text: string, language: Language): readonly string[] {
  const parsed = game.options.parse(text);
  if (!parsed.ok) return [];
  const chosen: Chosen = parsed.value;
  const preset = presetIn(presetsOf(game, language), chosen);
  if (preset !== null && preset.name !== '') return [preset.label];
  const usual: Chosen = game.options.defaults;
  return optionsOf(game, language)
    .filter(({ key }) => chosen[key] !== usual[key])
    .map(({ key, label, sayValue }) => `${label}: ${sayValue(chosen[key] ?? '')}`);
}
