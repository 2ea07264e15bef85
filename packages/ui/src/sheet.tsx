import './sheet.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { IconButton } from './button.tsx';
import { useModal } from './modal.ts';
import { uiWords } from './ui-words.ts';
import { useWords } from './words.ts';

export type SheetProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ComponentChildren;
};

function Panel({ shape, open, title, onClose, children }: SheetProps & { shape: 'sheet' | 'dialog' }) {
  const words = useWords(uiWords);
  const dialog = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog ref={dialog} class={`modal ${shape}`} aria-labelledby={titleId}>
      <div class="modal-inside">
        <header class="modal-head">
          <h2 id={titleId} class="modal-title">
            {title}
          </h2>
          <IconButton icon="cross" label={words.close} onClick={onClose} />
        </header>
        <div class="modal-body">{open && children}</div>
      </div>
    </dialog>
  );
}

/** Something beside the table: rises from the bottom on phones, stands at the side on wide screens. */
export function Sheet(props: SheetProps) {
  return <Panel shape="sheet" {...props} />;
}

/** A question in the middle of the page. */
export function Dialog(props: SheetProps) {
  return <Panel shape="dialog" {...props} />;
}
