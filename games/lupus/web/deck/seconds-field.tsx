import { lupusPage } from '@rudel/lupus/page';
import { Select } from '@rudel/ui/fields';
import { language } from '@rudel/ui/settings';
import type { OptionEditorProps } from '../play.ts';

/** The options that are times. */
export type Timed = 'nightSeconds' | 'discussionSeconds' | 'voteSeconds' | 'defenceSeconds';

/** Times that make sense, in seconds. */
const times: { readonly [T in Timed]: readonly number[] } = {
  nightSeconds: [0, 10, 15, 20, 30, 45, 60, 90, 120],
  discussionSeconds: [0, 30, 60, 90, 120, 180, 240, 300, 420, 600, 900],
  voteSeconds: [0, 10, 15, 20, 30, 45, 60, 120],
  defenceSeconds: [0, 10, 20, 30, 45, 60, 90, 120],
};

/** A field for a time: the steps are as wide as they matter. */
export const secondsField = (option: Timed) =>
  function SecondsField({ value, onChange }: OptionEditorProps) {
    const words = lupusPage.words[language.value].options[option];
    if (onChange === null) return null;
    const own = times[option].includes(Number(value)) ? [] : [Number(value)];
    return (
      <Select
        label={words.label}
        value={String(value)}
        options={[...times[option], ...own].map((seconds) => ({
          value: String(seconds),
          label: words.values(seconds),
        }))}
        onChange={(seconds) => onChange(Number(seconds))}
      />
    );
  };
