import './ask-for-record.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { longestRecord, placeInName } from './record-file.ts';
import type { MatchPlace } from './record-file.ts';
import { verifyWords } from './verify-words.ts';

/** The text of a record, and where its file's name says it is from. */
export type Given = { readonly text: string; readonly place: MatchPlace | null };

type AskProps = {
  /** Nothing else is shown yet. */
  readonly isFirst: boolean;
  readonly onGiven: (given: Given) => void;
};

async function readFile(file: File | undefined | null): Promise<Given | null> {
  if (file === undefined || file === null) return null;
  const text = file.size > longestRecord ? '' : await file.text().catch(() => '');
  return { text, place: placeInName(file.name) };
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Hears of a file dropped anywhere: for one beside the plank the browser would leave the page. Whether one is held over it. */
function useDroppedFile(onFile: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const heard = useRef(onFile);
  heard.current = onFile;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      heard.current(event.dataTransfer?.files[0]);
    };
    const hearing = new AbortController();
    const { signal } = hearing;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', out, { signal });
    addEventListener('drop', drop, { signal });
    return () => hearing.abort();
  }, []);
  return isOver;
}

/** Takes a record: dropped, chosen or pasted. */
export function AskForRecord({ isFirst, onGiven }: AskProps) {
  const words = useWords(verifyWords);
  const take = (file: File | undefined | null): void => {
    void readFile(file).then((given) => given !== null && onGiven(given));
  };
  const isOver = useDroppedFile(take);
  return (
    <section
      class="verify-ask plank"
      data-over={isOver}
      aria-label={isFirst ? words.check : words.checkOther}
    >
      <h2>{isFirst ? words.check : words.checkOther}</h2>
      <p>{words.ask}</p>
      <ChooseFile onFile={take} />
      <PasteText onText={(text) => onGiven({ text, place: null })} />
    </section>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File | undefined) => void }) {
  const words = useWords(verifyWords);
  return (
    <label class="button button-quiet button-m verify-file">
      <Icon name="share" size={20} />
      <span class="button-text">{words.choose}</span>
      <input
        class="visually-hidden"
        type="file"
        accept=".rudel,text/plain"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function PasteText({ onText }: { onText: (text: string) => void }) {
  const words = useWords(verifyWords);
  const [text, setText] = useState('');
  const id = useId();
  return (
    <form
      class="verify-paste"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label for={id} class="field-label">
        {words.paste}
      </label>
      <textarea
        id={id}
        class="text-field"
        rows={4}
        spellcheck={false}
        placeholder={'[Game "dog/1"] …'}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" icon="check" disabled={text.trim() === ''}>
        {words.run}
      </Button>
    </form>
  );
}
