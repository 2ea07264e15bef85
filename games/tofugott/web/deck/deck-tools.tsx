import { useRef } from 'preact/hooks';
import { writtenFor } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { formatDraft } from './deck-draft.ts';
import { readFileText, saveFile } from './deck-files.ts';
import { editorWords } from './editor-words.ts';
import { exampleDeck } from './example-deck.ts';

export type DeckToolsProps = {
  readonly text: string;
  readonly name: string;
  /** What stood there before a file was opened; null for nothing. */
  readonly before: string | null;
  readonly onReplace: (text: string) => void;
};

/** The ways in and out of the editor. */
export function DeckTools({ text, name, before, onReplace }: DeckToolsProps) {
  const words = useWords(editorWords);
  const input = useRef<HTMLInputElement>(null);
  const load = async (file: File): Promise<void> => {
    const read = await readFileText(file);
    if (typeof read === 'string') onReplace(read);
    else showToast({ text: words[read.error], tone: 'warn' });
  };
  return (
    <div class="tofu-deck-ways">
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,text/plain"
        // Who chooses no file has not closed the sheet around it.
        onCancel={(event) => event.stopPropagation()}
        aria-label={words.file}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void load(file);
          currentTarget.value = '';
        }}
      />
      <Button icon="share" onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      {text.trim() === '' ? (
        <Button icon="paw" onClick={() => onReplace(formatDraft(exampleDeck[writtenFor(language.value)]))}>
          {words.example}
        </Button>
      ) : (
        <Button icon="copy" onClick={() => saveFile(name, text)}>
          {words.save}
        </Button>
      )}
      {before !== null && (
        <Button icon="undo" onClick={() => onReplace(before)}>
          {words.before}
        </Button>
      )}
    </div>
  );
}
