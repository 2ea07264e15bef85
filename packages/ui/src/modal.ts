import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addLayer } from './layers.ts';

function listen(element: HTMLDialogElement, close: () => void): () => void {
  const cancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  const beside = (event: MouseEvent): void => {
    if (event.target === element) close();
  };
  element.addEventListener('cancel', cancel);
  element.addEventListener('click', beside);
  return () => {
    element.removeEventListener('cancel', cancel);
    element.removeEventListener('click', beside);
  };
}

/**
 * A native modal dialog that follows `open`: the browser keeps the focus inside, the rest inert, and gives the focus
 * back. Escape, the way back of the browser and a tap beside it call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (dialog.current === null ? undefined : listen(dialog.current, () => close.current())), []);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  useEffect(() => (open ? addLayer(() => close.current()) : undefined), [open]);
  return dialog;
}
