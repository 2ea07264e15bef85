import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { DeckFault } from '@rudel/tofugott/page';
import { cardsNeeded } from '@rudel/tofugott/page';
import type { Options } from '@rudel/tofugott/page';
import { Segmented } from '@rudel/ui/fields';
import { Sheet } from '@rudel/ui/sheet';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { CardsView } from './cards-view.tsx';
import { formatDraft, judge, readDraft } from './deck-draft.ts';
import type { Verdict } from './deck-draft.ts';
import { keepText, keptText } from './deck-store.ts';
import { DeckTools } from './deck-tools.tsx';
import { DeckVerdict } from './deck-verdict.tsx';
import { editorWords } from './editor-words.ts';

export type EditorProps = {
  readonly open: boolean;
  /** The option as it is now. */
  readonly value: string;
  readonly options: Options;
  readonly seats: number;
  readonly onUse: (option: string) => void;
  readonly onClose: () => void;
};

/** Where own cards are written, opened from a file or pasted, checked, looked at, and put on the table. */
export function DeckEditor(props: EditorProps) {
  const words = useWords(editorWords);
  return (
    <Sheet open={props.open} title={words.title} onClose={props.onClose}>
      <Inside {...props} />
    </Sheet>
  );
}

type View = 'cards' | 'text';

/** The text that is being written, kept on this device, and what stood there before a file was opened. */
function useText(value: string) {
  const [text, setText] = useState(() => keptText(value));
  const [before, setBefore] = useState<string | null>(null);
  const write = (next: string): void => {
    setText(next);
    keepText(next);
  };
  const replace = (next: string): void => {
    setBefore(text.trim() === '' ? null : text);
    write(next);
  };
  return { text, before, write, replace };
}

function Inside({ value, options, seats, onUse }: EditorProps) {
  const words = useWords(editorWords);
  const { text, before, write, replace } = useText(value);
  const [view, setView] = useState<View>('cards');
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useMemo(() => readDraft(text), [text]);
  const needed = cardsNeeded({ options, seats });
  const { blackCards } = options;
  const verdict = useMemo(() => judge(text, needed, blackCards), [text, needed, blackCards]);
  const open = (next: string): void => {
    replace(next);
    setView(readDraft(next) === null ? 'text' : 'cards');
  };
  const show = ({ line }: DeckFault): void => {
    setView('text');
    setTimeout(() => selectLine(area.current, line));
  };
  const use = ({ option, cards }: Fine): void => {
    showToast({ text: words.used(cards) });
    onUse(option);
  };
  return (
    <div class="tofu-deck">
      <p class="field-hint">{words.intro}</p>
      <DeckTools text={text} name={draft?.name ?? ''} before={before} onReplace={open} />
      <ViewChoice view={view} onChange={setView} />
      {view === 'text' ? (
        <DeckText area={area} text={text} onInput={write} />
      ) : draft === null ? (
        <p class="field-hint field-error">{words.onlyText}</p>
      ) : (
        <CardsView draft={draft} onChange={(next) => write(formatDraft(next))} />
      )}
      <DeckVerdict isEmpty={text.trim() === ''} verdict={verdict} onShow={show} onUse={use} />
    </div>
  );
}

function ViewChoice({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) {
  const words = useWords(editorWords);
  return (
    <Segmented
      label={words.views}
      quiet
      value={view}
      options={[
        { value: 'cards', label: words.asCards },
        { value: 'text', label: words.asText },
      ]}
      onChange={onChange}
    />
  );
}

type DeckTextProps = {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onInput: (text: string) => void;
};

function DeckText({ area, text, onInput }: DeckTextProps) {
  const words = useWords(editorWords);
  return (
    <textarea
      ref={area}
      class="text-field tofu-deck-text"
      aria-label={words.text}
      spellcheck={false}
      autocomplete="off"
      rows={14}
      value={text}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
}

export type Fine = Extract<Verdict, { readonly kind: 'fine' }>;

/** Leads the eye and the cursor to a line of the text. */
function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
  area.scrollIntoView({ block: 'nearest' });
}
