import { useEffect } from 'preact/hooks';
import type { TablePlay } from '@rudel/session/table-play';
import type { Panel } from './desk.ts';

const panelByKey: { readonly [key: string]: Panel } = { m: 'moves', l: 'log', c: 'chat', '?': 'menu' };

/** Where letters are typed, a button hears the key itself, or Escape closes what explains something. */
function isTaken({ target, key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return true;
  if (target.closest('dialog[open], input, textarea, select') !== null) return true;
  if (key === 'Escape' && document.querySelector('[popover="auto"]:popover-open') !== null) return true;
  return key === 'Enter' && target.closest('button, a, [role="button"], [tabindex]') !== null;
}

/** The keys of the table: letters open what lies beside it, Enter sends, Escape takes back what was not sent, and `takeBack` what was. */
export function useTableKeys(
  table: TablePlay,
  open: (panel: Panel) => void,
  takeBack: (() => void) | null = null,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTaken(event)) return;
      const panel = panelByKey[event.key.toLowerCase()];
      const { draft, canUndo } = table.play.choice;
      if (panel !== undefined) open(panel);
      else if (takeBack !== null && event.key.toLowerCase() === 'z') takeBack();
      else if (event.key === 'Enter' && draft.peek() !== null) table.send();
      else if (event.key === 'Escape' && (draft.peek() !== null || canUndo.peek())) table.undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table, open, takeBack]);
}
