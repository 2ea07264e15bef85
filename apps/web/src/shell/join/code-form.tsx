import { useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { TextField } from '@rudel/ui/text-field';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../../words/door-words.ts';
import { joinPath } from '../route.ts';
import { go } from '../router.ts';
import { codeIn } from './code.ts';

/** Asks for the code of a table and goes to its door. */
export function CodeForm({ compact = false }: { compact?: boolean }) {
  const words = useWords(doorWords);
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const code = codeIn(text);
    setShort(code === null);
    if (code !== null) go(joinPath(code));
  };
  return (
    <form class={compact ? 'code-form' : 'door-form'} onSubmit={submit}>
      <TextField
        label={compact ? words.codeTitle : words.code}
        code
        value={text}
        maxLength={11}
        autocapitalize="characters"
        placeholder="······"
        hint={compact ? undefined : words.codeHint}
        error={isShort ? words.codeShort : null}
        onInput={setText}
      />
      <Button type="submit" kind="primary" size={compact ? 'm' : 'l'} icon="door">
        {words.open}
      </Button>
    </form>
  );
}
