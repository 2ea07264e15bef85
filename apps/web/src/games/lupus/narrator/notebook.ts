import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { deviceShelf } from '../../../session/seat-book.ts';
import type { Shelf } from '../../../session/seat-book.ts';

/** The private notes of one seat in one match: they stay on this device. */
export interface Notebook {
  readonly text: ReadonlySignal<string>;
  write(text: string): void;
}

const key = 'rudel.lupus.notes';
/** Of so many matches notes are kept, and so much of each. */
const [most, longest] = [8, 4_000] as const;

type Page = { readonly under: string; readonly text: string };

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' &&
  value !== null &&
  'under' in value &&
  typeof value.under === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** The pages that this device keeps, the newest first. */
function pagesIn(shelf: Shelf | null): readonly Page[] {
  try {
    const pages: unknown = JSON.parse(shelf?.getItem(key) ?? '[]');
    return Array.isArray(pages) ? pages.filter(isPage) : [];
  } catch {
    return [];
  }
}

/** Opens the notes kept under a name; without one they are forgotten with the page. */
export function notebookOf(
  under: string | null,
  shelf: Shelf | null = under === null ? null : deviceShelf(),
): Notebook {
  const name = under ?? '';
  const text = signal(pagesIn(shelf).find((page) => page.under === name)?.text ?? '');
  return {
    text,
    write(written) {
      text.value = written.slice(0, longest);
      const others = pagesIn(shelf).filter((page) => page.under !== name);
      try {
        shelf?.setItem(key, JSON.stringify([{ under: name, text: text.peek() }, ...others].slice(0, most)));
      } catch {
        // Without storage the notes hold as long as the page.
      }
    },
  };
}
