import './talk.css';
import type { RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { cleanTalk, lengthOfTalk, longestTalk } from '@rudel/protocol';
import { Button, IconButton } from '@rudel/ui/button';
import { lastInputWasKey } from '@rudel/ui/last-input';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Desk } from '../desk.ts';
import { refusalOf } from '../refusal.ts';
import { tableWords } from '../words/table-words.ts';
import { talkWords } from './talk-words.ts';
import { whyNotTalk } from './why-not-talk.ts';

/** From so few characters on it is said how many are left. */
const fewLeft = 40;

type Note = { readonly text: string; readonly rule: string | null };

function roomNote(text: string, words: (typeof talkWords)['en']): string {
  const left = longestTalk - lengthOfTalk(text);
  if (left < 0) return words.over(-left);
  return left <= fewLeft ? words.left(left) : '';
}

/** Sends what was typed; where it is refused the words stay, and why is said beside them. */
function useTalking(desk: Desk): {
  readonly text: string;
  readonly refused: Note | null;
  readonly isSending: boolean;
  readonly type: (text: string) => void;
  readonly send: () => Promise<void>;
} {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Note | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    const line = cleanTalk(text);
    if (line === null || lengthOfTalk(line) > longestTalk || isSending) return;
    setSending(true);
    const answer = await desk.session.wish({ kind: 'talk', text: line });
    setSending(false);
    if (answer.kind === 'done') setText('');
    if (answer.kind === 'refused') setRefused(refusalOf(desk.ui.game, answer.why, language.peek()));
  };
  const type = (typed: string): void => {
    setText(typed);
    setRefused(null);
  };
  return { text, refused, isSending, type, send };
}

function RuleLink({ rule, desk }: { readonly rule: string | null; readonly desk: Desk }) {
  const words = useWords(tableWords).why;
  if (rule === null) return null;
  return (
    <Button kind="plain" onClick={() => desk.openRule(rule)}>
      {words.rule(rule)}
    </Button>
  );
}

type NoteProps = {
  readonly id: string;
  readonly note: Note | null;
  readonly room: string;
  readonly desk: Desk;
};

/** Why nothing can be said, or how much more. */
function TalkNote({ id, note, room, desk }: NoteProps) {
  return (
    <div class="talk-note" id={id} aria-live="polite" data-warns={note !== null}>
      <span>{note?.text ?? room}</span>
      <RuleLink rule={note?.rule ?? null} desk={desk} />
    </div>
  );
}

/** Whoever comes by key goes on with keys; a finger may only want to read. A sheet takes the focus first. */
function useFocusByKey(takesFocus: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus && lastInputWasKey()) requestAnimationFrame(() => field.current?.focus());
  }, []);
  return field;
}

/** Where something can be said in one's own words, or why it cannot be now. */
export function TalkField({ desk, takesFocus }: { readonly desk: Desk; readonly takesFocus: boolean }) {
  const words = useWords(talkWords);
  const id = useId();
  const field = useFocusByKey(takesFocus);
  const { text, refused, isSending, type, send } = useTalking(desk);
  const forbidden = whyNotTalk(desk);
  const isForbidden = forbidden !== null;
  const note = isForbidden ? refusalOf(desk.ui.game, forbidden, language.value) : refused;
  const isTooLong = lengthOfTalk(text) > longestTalk;
  return (
    <form
      class="talk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send().then(() => field.current?.focus());
      }}
    >
      <input
        ref={field}
        type="text"
        class="text-field talk-input"
        aria-label={words.field}
        value={text}
        placeholder={words.field}
        autocomplete="off"
        autocapitalize="sentences"
        enterkeyhint="send"
        disabled={isForbidden}
        aria-invalid={isTooLong ? 'true' : undefined}
        aria-describedby={id}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <IconButton
        icon="send"
        kind="primary"
        label={words.send}
        type="submit"
        disabled={isForbidden || isTooLong || isSending || cleanTalk(text) === null}
      />
      <TalkNote id={id} note={note} room={roomNote(text, words)} desk={desk} />
    </form>
  );
}
