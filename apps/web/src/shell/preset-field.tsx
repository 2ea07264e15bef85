import { Segmented } from '@rudel/ui/fields';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../words/shell-words.ts';
import { presetIn, presetsOf } from './options.ts';
import type { Chosen } from './options.ts';

type PresetFieldProps = {
  readonly ui: AnyGameUi;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

/** What nobody else has named: options as somebody has put them together. */
const own = 'own';

/** By which rules a game is played, where there are several that people know by name. */
export function PresetField({ ui, chosen, onChange }: PresetFieldProps) {
  const words = useWords(shellWords);
  const presets = presetsOf(ui.game, language.value);
  if (presets.length === 0) return null;
  const now = presetIn(presets, chosen)?.name ?? own;
  const named = presets.map(({ name, label }) => ({ value: name, label }));
  return (
    <Segmented
      label={words.presets}
      value={now}
      options={now === own ? [...named, { value: own, label: words.ownRules }] : named}
      onChange={(name) => {
        const preset = presets.find((one) => one.name === name);
        if (preset !== undefined) onChange({ ...chosen, ...preset.options });
      }}
    />
  );
}
