import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TablePlay } from '@rudel/session/table-play';
import { Button, IconButton } from '@rudel/ui/button';
import { doubleTap } from '@rudel/ui/double-tap';
import { lastInputWasKey } from '@rudel/ui/last-input';
import type { AnyPlay } from '@rudel/ui/play';
import { useWords } from '@rudel/ui/words';
import type { Panel } from './desk.ts';
import { talkTitleWords } from './talk/talk-title-words.ts';
import { tableWords } from './words/table-words.ts';

/** A sheet that closes gives the focus back to where it was; this comes after it. */
function focusAfterSheets(find: () => HTMLElement | null | undefined): void {
  queueMicrotask(() => find()?.focus());
}

type ConfirmProps = Pick<ActionBarProps, 'table' | 'move' | 'verb'>;

/** Shows that the button is not ready yet for the second half of a double tap; leads keys to it. */
function useCalmButton(move: string | null): RefObject<HTMLDivElement | null> {
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (move === null) return;
    const found = (): HTMLElement | null | undefined =>
      button.current?.querySelector<HTMLElement>('.button-primary');
    if (lastInputWasKey()) focusAfterSheets(found);
    else found()?.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: doubleTap.within });
  }, [move]);
  return button;
}

/** The buttons to a move that waits to be sent, or to one that is still being put together. */
function Confirm({ table, move, verb }: ConfirmProps) {
  const words = useWords(tableWords).confirm;
  const button = useCalmButton(move);
  const isSending = table.isSending.value;
  return (
    <div class="confirm" ref={button} role="group" aria-label={words.label}>
      <Button icon="undo" disabled={isSending} onClick={() => table.undo()}>
        {words.undo}
      </Button>
      {move !== null && (
        <Button kind="primary" icon="check" busy={isSending} onClick={() => table.sendIfMeant()}>
          {isSending ? words.sending : (verb ?? words.send)}
        </Button>
      )}
    </div>
  );
}

export type ActionBarProps = {
  readonly table: TablePlay;
  /** The draft in words. */
  readonly move: string | null;
  /** What its button says; null for what is usual. */
  readonly verb: string | null;
  /** The wish that stands, in words. */
  readonly standing: string | null;
  readonly open: (panel: Panel) => void;
  /** What somebody who does not know the game is offered. */
  readonly offer: JSX.Element | null;
  /** How many lines of the talk are new; null in a game without talk. */
  readonly unread: number | null;
  /** Whether there is anybody to chat with from here. */
  readonly hasChat: boolean;
  /** The way to the signs that one can throw; null where nobody would see them. */
  readonly signs: JSX.Element | null;
  /** Whether a hint may be asked for now. */
  readonly hasHints: boolean;
};

/** The way to the chat; to talk also for spectators, and with the number of lines that are new. */
function ChatButton({ open, unread }: Pick<ActionBarProps, 'open' | 'unread'>) {
  const title = useWords(tableWords).chat.title;
  const talk = useWords(talkTitleWords);
  const count = unread ?? 0;
  const label = unread === null ? title : talk.title;
  return (
    <span class="chat-way">
      <IconButton
        icon="chat"
        label={count === 0 ? label : `${label}, ${talk.fresh(count)}`}
        aria-keyshortcuts="c"
        onClick={() => open('chat')}
      />
      {count > 0 && (
        <span class="chat-fresh" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}

/** Says what is answered for this seat, and takes it back. */
function StandingNote({ told, onCancel }: { readonly told: string; readonly onCancel: () => void }) {
  const { cancel } = useWords(tableWords).standing;
  return (
    <button type="button" class="standing-note" onClick={onCancel}>
      <span>{told}</span> <span class="standing-cancel">{cancel}</span>
    </button>
  );
}

/** The way to all moves, or the only one there is. */
function FirstButton({ play, open }: { readonly play: AnyPlay; readonly open: (panel: Panel) => void }) {
  const words = useWords(tableWords);
  const offer = play.choice.offer?.value ?? null;
  if (play.eye === 'table') return null;
  if (offer === null || play.choice.legal.value.length === 0) {
    return (
      <IconButton
        icon="list"
        label={words.moves.button(play.choice.legal.value.length)}
        aria-keyshortcuts="m"
        onClick={() => open('moves')}
      />
    );
  }
  return (
    <Button kind="primary" onClick={() => play.choice.commit(offer.move)}>
      {offer.label}
    </Button>
  );
}

/** What can be done, within reach of the thumb: confirm, undo, or see the moves, the log, the chat. */
export function ActionBar(props: ActionBarProps) {
  const { table, move, verb, standing, open, offer, unread, hasChat, signs, hasHints } = props;
  const words = useWords(tableWords);
  const moves = useRef<HTMLDivElement>(null);
  const { choice } = table.play;
  const isComposing = move !== null || choice.canUndo.value;
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isComposing && isLost && lastInputWasKey())
      focusAfterSheets(() => moves.current?.querySelector('button'));
  }, [isComposing]);
  if (isComposing) return <Confirm table={table} move={move} verb={verb} />;
  return (
    <div
      class="actions"
      role="group"
      aria-label={words.table.actions}
      data-full={hasHints && signs !== null}
      ref={moves}
    >
      <FirstButton play={table.play} open={open} />
      {hasHints && <IconButton icon="lamp" label={words.moves.hint} onClick={() => open('hint')} />}
      {standing === null ? (
        <span class="actions-gap">{offer}</span>
      ) : (
        <StandingNote told={standing} onCancel={() => table.play.wish?.cancel()} />
      )}
      <IconButton icon="scroll" label={words.log.title} aria-keyshortcuts="l" onClick={() => open('log')} />
      {signs}
      {hasChat && <ChatButton open={open} unread={unread} />}
    </div>
  );
}
