import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../ui/button.tsx';
import { useWords } from '../words/words.ts';
import type { Panel } from './desk.ts';
import { lastInputWasKey } from './last-input.ts';
import type { TablePlay } from './play.ts';
import { tableWords } from './words/table-words.ts';

/** How long after a draft has appeared the button to send it does not answer, so that no finger hits it by accident. */
const afterDraft = 350;

/** A sheet that closes gives the focus back to where it was; this comes after it. */
function focusAfterSheets(find: () => HTMLElement | null | undefined): void {
  queueMicrotask(() => find()?.focus());
}

type ConfirmProps = { readonly table: TablePlay; readonly move: string | null };

function useCalmSend(
  table: TablePlay,
  move: string | null,
): { send: () => void; button: RefObject<HTMLDivElement | null> } {
  const since = useRef(0);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    since.current = performance.now();
    if (move !== null && lastInputWasKey())
      focusAfterSheets(() => button.current?.querySelector<HTMLElement>('.button-primary'));
  }, [move]);
  const send = (): void => {
    if (lastInputWasKey() || performance.now() - since.current > afterDraft) table.send();
  };
  return { send, button };
}

/** A move in words that waits to be sent, or what is still missing to make one. */
function Confirm({ table, move }: ConfirmProps) {
  const words = useWords(tableWords).confirm;
  const { send, button } = useCalmSend(table, move);
  const isSending = table.isSending.value;
  return (
    <div class="confirm" data-whole={move !== null} ref={button} role="group" aria-label={words.label}>
      <p class="confirm-move" aria-live="polite">
        {move ?? table.play.hint.value}
      </p>
      <div class="confirm-buttons">
        <Button icon="undo" disabled={isSending} onClick={() => table.undo()}>
          {words.undo}
        </Button>
        {move !== null && (
          <Button kind="primary" icon="check" busy={isSending} onClick={send}>
            {isSending ? words.sending : words.send}
          </Button>
        )}
      </div>
    </div>
  );
}

export type ActionBarProps = {
  readonly table: TablePlay;
  /** The draft in words. */
  readonly move: string | null;
  /** The wish that stands, in words. */
  readonly standing: string | null;
  readonly open: (panel: Panel) => void;
};

/** Says what is answered for this seat, and takes it back. */
function StandingNote({ told, onCancel }: { readonly told: string; readonly onCancel: () => void }) {
  const { cancel } = useWords(tableWords).standing;
  return (
    <button type="button" class="standing-note" onClick={onCancel}>
      <span>{told}</span> <span class="standing-cancel">{cancel}</span>
    </button>
  );
}

/** What can be done, within reach of the thumb: confirm, undo, or see the moves, the log, the chat. */
export function ActionBar({ table, move, standing, open }: ActionBarProps) {
  const words = useWords(tableWords);
  const moves = useRef<HTMLDivElement>(null);
  const { hint, canUndo, legal, eye } = table.play;
  const isComposing = move !== null || canUndo.value;
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isComposing && isLost && lastInputWasKey())
      focusAfterSheets(() => moves.current?.querySelector('button'));
  }, [isComposing]);
  if (isComposing) return <Confirm table={table} move={move} />;
  return (
    <div class="actions" role="group" aria-label={words.table.actions} ref={moves}>
      {eye !== 'table' && (
        <Button icon="list" aria-keyshortcuts="m" onClick={() => open('moves')}>
          {words.moves.button(legal.value.length)}
        </Button>
      )}
      {standing === null ? (
        <p class="actions-hint" aria-live="polite">
          {hint.value}
        </p>
      ) : (
        <StandingNote told={standing} onCancel={() => table.play.standing?.cancel()} />
      )}
      <IconButton icon="book" label={words.log.title} aria-keyshortcuts="l" onClick={() => open('log')} />
      {eye !== 'table' && (
        <IconButton icon="chat" label={words.chat.title} aria-keyshortcuts="c" onClick={() => open('chat')} />
      )}
    </div>
  );
}
