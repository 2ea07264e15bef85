import './option-fields.css';
import type { Range } from '@rudel/kernel';
import { ChoiceCards, Stepper } from '@rudel/ui/fields';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../words/shell-words.ts';
import { optionsOf } from './options.ts';
import type { Chosen, OptionAsked } from './options.ts';

type FieldProps = { asked: OptionAsked; value: string | number; onChange: (value: string | number) => void };

/** Every number, or every fifth where there are very many. */
function stepsOf({ min, max, fallback }: Range): readonly number[] {
  const isLong = max - min > 60 && [min, max, fallback].every((one) => one % 5 === 0);
  const step = isLong ? 5 : 1;
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
}

function OptionField({ asked: { label, spec, sayValue }, value, onChange }: FieldProps) {
  const words = useWords(shellWords);
  if (spec.kind === 'wording') return null;
  if (spec.kind === 'choice') {
    return (
      <ChoiceCards
        label={label}
        value={String(value)}
        options={spec.values.map((one) => ({ value: one, label: sayValue(one) }))}
        onChange={onChange}
      />
    );
  }
  return (
    <Stepper
      label={label}
      value={Number(value)}
      values={stepsOf(spec)}
      say={sayValue}
      less={words.less}
      more={words.more}
      onChange={onChange}
    />
  );
}

export type OptionFieldsProps = {
  ui: AnyGameUi;
  seats: number;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

/** Every option of a game as a question in plain words; what is no choice and no number has a field made by the game. */
export function OptionFields({ ui, seats, chosen, onChange }: OptionFieldsProps) {
  return (
    <div class="option-fields">
      {optionsOf(ui.game, language.value)
        .filter(({ key }) => ui.lobby?.usesOption?.(key, seats, chosen) !== false)
        .map((asked) => {
          const Editor = ui.lobby?.optionEditors?.[asked.key];
          const field = {
            value: chosen[asked.key] ?? '',
            onChange: (value: string | number) => onChange({ ...chosen, [asked.key]: value }),
          };
          return Editor === undefined ? (
            <OptionField key={asked.key} asked={asked} {...field} />
          ) : (
            <Editor key={asked.key} chosen={chosen} seats={seats} onChoose={onChange} {...field} />
          );
        })}
    </div>
  );
}

/** What was chosen by a field that the game made, to be looked at by everybody. */
export function ChosenLooks({ ui, seats, chosen }: Omit<OptionFieldsProps, 'onChange'>) {
  const usual: Chosen = ui.game.options.defaults;
  const changed = Object.entries(ui.lobby?.optionEditors ?? {}).filter(([key]) => chosen[key] !== usual[key]);
  return (
    <>
      {changed.map(([key, Editor]) => (
        <Editor key={key} value={chosen[key] ?? ''} chosen={chosen} seats={seats} onChange={null} />
      ))}
    </>
  );
}
