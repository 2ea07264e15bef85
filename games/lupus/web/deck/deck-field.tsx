import { deckBy, playersOf, specialsFor } from '@rudel/lupus/page';
import type { Options, Special } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import type { OptionEditorProps } from '../play.ts';
import { DeckPicker } from './deck-picker.tsx';
import { pickerWords } from './picker-words.ts';
import type { PickerWords } from './picker-words.ts';

/** The option that stands for a character. */
const optionOf = (special: Special) => (special === 'freemason' ? 'freemasons' : special);

/** What a tap on a character makes of its option: in or out; the possessed may also be left to a secret lot. */
function nextOf(special: Special, value: string | number | undefined): string {
  if (value === 'no') return 'yes';
  return special === 'possessed' && value === 'yes' ? 'lot' : 'no';
}

/** The deck as one field: the characters that this many players may have, with what is always in. */
export function DeckField({ chosen, seats, onChange, onChoose }: OptionEditorProps) {
  const words = pickerWords[language.value];
  if (onChange === null || onChoose === undefined) return null;
  const options = chosen;
  const players = playersOf({ options, seats });
  const allowed = specialsFor(players);
  const wanted = allowed.filter((special) => chosen[optionOf(special)] !== 'no');
  const forced = deckBy(options, players).filter((special) => !wanted.includes(special));
  const isSuggested = wanted.length === allowed.length && chosen['possessed'] !== 'lot';
  const toggle = (special: Special): void =>
    onChoose({ ...chosen, [optionOf(special)]: nextOf(special, chosen[optionOf(special)]) });
  const suggest = (): void =>
    onChoose({ ...chosen, ...Object.fromEntries(allowed.map((special) => [optionOf(special), 'yes'])) });
  return (
    <fieldset class="field">
      <legend class="field-label">{words.label}</legend>
      <DeckPicker
        players={players}
        chosen={wanted}
        forced={forced}
        noteOn={(special) => possessedNote(special, options, words)}
        onToggle={toggle}
        language={language.value}
      />
      <Button kind="plain" icon="check" disabled={isSuggested} onClick={suggest}>
        {words.suggested}
      </Button>
    </fieldset>
  );
}

function possessedNote(special: Special, options: Options, words: PickerWords): string {
  if (special !== 'possessed') return '';
  if (options.possessed === 'lot') return words.maybe;
  return options.possessed === 'yes' && options.announcePossessed === 'no' ? words.secret : '';
}
