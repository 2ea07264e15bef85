import './option-fields.css';
import type { GameForPlayers } from '../games/game-ui.ts';
import { language } from '../settings/settings.ts';
import { ChoiceCards, Stepper } from '../ui/fields.tsx';
import { shellWords } from '../words/shell-words.ts';
import { useWords } from '../words/words.ts';
import { optionsOf } from './options.ts';
import type { Chosen, OptionAsked } from './options.ts';

type FieldProps = { asked: OptionAsked; value: string | number; onChange: (value: string | number) => void };

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
      values={Array.from({ length: spec.max - spec.min + 1 }, (_, at) => spec.min + at)}
      say={sayValue}
      less={words.less}
      more={words.more}
      onChange={onChange}
    />
  );
}

export type OptionFieldsProps = { game: GameForPlayers; chosen: Chosen; onChange: (chosen: Chosen) => void };

/** Every option of a game as a question in plain words; a wording is asked for by the game's own page. */
export function OptionFields({ game, chosen, onChange }: OptionFieldsProps) {
  return (
    <div class="option-fields">
      {optionsOf(game, language.value).map((asked) => (
        <OptionField
          key={asked.key}
          asked={asked}
          value={chosen[asked.key] ?? ''}
          onChange={(value) => onChange({ ...chosen, [asked.key]: value })}
        />
      ))}
    </div>
  );
}
