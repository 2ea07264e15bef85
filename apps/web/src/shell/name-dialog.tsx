import './door.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { guestName } from '@rudel/ui/settings';
import { Dialog } from '@rudel/ui/sheet';
import { TextField } from '@rudel/ui/text-field';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../words/door-words.ts';
import { shellWords } from '../words/shell-words.ts';
import { answerName, nameAsked } from './ask-name.ts';

/** Asks somebody who came without a name for one, once it is needed. */
export function NameDialog() {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: Event): void => {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === '');
    if (given === '') return;
    guestName.value = given;
    answerName(given);
  };
  return (
    <Dialog open={nameAsked.value !== null} title={door.namePlaceholder} onClose={() => answerName(null)}>
      <form ref={form} class="door-form" onSubmit={submit}>
        <TextField
          label={door.name}
          value={name}
          hint={door.nameHint}
          error={isMissing ? door.nameMissing : null}
          maxLength={24}
          autocomplete="nickname"
          autocapitalize="words"
          onInput={setName}
        />
        <Button type="submit" kind="primary" size="l" wide icon="check">
          {words.done}
        </Button>
      </form>
    </Dialog>
  );
}
