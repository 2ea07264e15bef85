import './option-fields.css';
import type { BotPace } from '@rudel/protocol';
import { Segmented } from '@rudel/ui/fields';
import { botPaces } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { botsWords } from '../words/bots-words.ts';

type PaceFieldProps = {
  readonly value: BotPace;
  readonly onChange: (pace: BotPace) => void;
  /** What else there is to know about it. */
  readonly note?: string;
};

/** How long bots pause before they act. */
export function PaceField({ value, onChange, note = '' }: PaceFieldProps) {
  const words = useWords(botsWords);
  return (
    <div class="clock-field">
      <Segmented
        label={words.pace}
        value={value}
        options={botPaces.map((pace) => ({ value: pace, label: words.paces[pace] }))}
        onChange={onChange}
      />
      <p class="field-hint">
        {words.paceNotes[value]} {note}
      </p>
    </div>
  );
}
