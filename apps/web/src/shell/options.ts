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

/** The options of a table that differ from the rulebook, as sentences. */
export function houseRules(game: AnyGamePage, text: string, language: Language): readonly string[] {
  const parsed = game.options.parse(text);
  if (!parsed.ok) return [];
  const chosen: Chosen = parsed.value;
  const usual: Chosen = game.options.defaults;
  return optionsOf(game, language)
    .filter(({ key }) => chosen[key] !== usual[key])
    .map(({ key, label, sayValue }) => `${label}: ${sayValue(chosen[key] ?? '')}`);
}
