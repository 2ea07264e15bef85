import './signs.css';
import type { Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reactions } from '@rudel/protocol';
import { Button, IconButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import type { Desk } from '../desk.ts';
import { mayThrow } from './may-throw.ts';
import { SignGlyph } from './sign-glyph.tsx';
import { signWords } from './sign-words.ts';

/** Closes what is open when something else is pressed, or Escape. */
function useClosed(isOpen: boolean, close: () => void): Ref<HTMLSpanElement> {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) !== true) close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      box.current?.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [isOpen]);
  return box;
}

type ThrowSignProps = {
  readonly desk: Desk;
  /** Its button says what it does, and not only on request. */
  readonly isNamed?: boolean;
};

/** The way to the six signs: two taps. It rests, for everybody alike, where a sign could tell a secret. */
export function ThrowSign({ desk, isNamed = false }: ThrowSignProps) {
  const words = useWords(signWords);
  const [isOpen, setOpen] = useState(false);
  const may = mayThrow(desk);
  const box = useClosed(isOpen && may, () => setOpen(false));
  const state = {
    disabled: !may,
    'aria-expanded': isOpen && may,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <span class="sign-way" ref={box}>
      {isNamed ? (
        <Button icon="smile" {...state}>
          {words.title}
        </Button>
      ) : (
        <IconButton icon="smile" label={may ? words.title : `${words.title} · ${words.resting}`} {...state} />
      )}
      {isOpen && may && (
        <span class="sign-tray" role="group" aria-label={words.title}>
          {reactions.map((what) => (
            <button
              key={what}
              type="button"
              class="sign-choice"
              aria-label={words.names[what]}
              onClick={() => {
                setOpen(false);
                void desk.wish({ kind: 'react', what });
              }}
            >
              <SignGlyph what={what} />
            </button>
          ))}
        </span>
      )}
    </span>
  );
}
