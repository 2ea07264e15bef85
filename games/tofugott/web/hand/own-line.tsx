import { useEffect, useRef } from 'preact/hooks';
import { lineOf, longestLine } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import { lastInputWasKey } from '@rudel/ui/last-input';
import { Tile } from '../board/tile.tsx';
import { noteKey } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import type { OwnCard } from '../logic/own-cards.ts';
import { ChangeGuess } from './change-guess.tsx';
import { useCalm } from './use-calm.ts';

/** Nowhere, or where the table leads the focus when there is nothing to do. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.closest('.actions') !== null;

/** An own card that lies face down, with a line for what is said when it is turned over. It can be written long before. */
export function OwnLine({ drawing, card }: { readonly drawing: Drawing; readonly card: OwnCard }) {
  const view = drawing.view.value;
  const words = drawing.words.value.lines;
  const key = noteKey(view, card.kind);
  const field = useRef<HTMLInputElement>(null);
  const mayShow = card.isNext && drawing.legal.value.some(({ kind }) => kind === 'show');
  const isCalm = useCalm(`${key} ${mayShow}`);
  useEffect(() => {
    if (!mayShow || !lastInputWasKey()) return;
    const afterTheTable = setTimeout(() => {
      if (isIdle(document.activeElement)) field.current?.focus();
    });
    return () => clearTimeout(afterTheTable);
  }, [mayShow]);
  const show = (event: Event): void => {
    event.preventDefault();
    if (mayShow && isCalm()) drawing.commit({ kind: 'show', line: lineOf(drawing.notes.peek()[key] ?? '') });
  };
  return (
    <form class="tofu-own-line" data-next={mayShow} onSubmit={show}>
      <Tile silhouette={card.silhouette} />
      <input
        ref={field}
        class="text-field"
        type="text"
        enterkeyhint={mayShow ? 'send' : 'done'}
        autocomplete="off"
        maxLength={longestLine}
        aria-label={words[card.kind]}
        placeholder={card.kind === 'guess' ? words.placeholder : words.placeholders[card.kind]}
        value={drawing.notes.value[key] ?? ''}
        onInput={({ currentTarget }) => {
          drawing.notes.value = { ...drawing.notes.peek(), [key]: currentTarget.value };
        }}
      />
      {card.kind === 'guess' && <ChangeGuess drawing={drawing} />}
      {mayShow && (
        <Button kind="primary" type="submit" class="tofu-show" data-spot="show">
          {words.turnOver}
        </Button>
      )}
    </form>
  );
}
