import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Shelf } from '@rudel/ui/device-shelf';
import { keptPages } from '@rudel/ui/kept-pages';
import type { KeptPage, PageKind } from '@rudel/ui/kept-pages';

/** The private notes of one seat in one match: they stay on this device. */
export interface Notebook {
  readonly text: ReadonlySignal<string>;
  write(text: string): void;
}

/** So much is kept of a match. */
const longest = 4_000;

type Page = KeptPage & { readonly text: string };

const kind: PageKind<Page> = {
  key: 'rudel.lupus.notes',
  most: 8,
  isPage: (page): page is Page => 'text' in page && typeof page.text === 'string',
};

/** Opens the notes kept under a name; without one they are forgotten with the page. */
export function notebookOf(under: string | null, shelf?: Shelf | null): Notebook {
  const name = under ?? '';
  const pages = keptPages(kind, under, shelf);
  const text = signal(pages.find(name)?.text ?? '');
  return {
    text,
    write(written) {
      text.value = written.slice(0, longest);
      pages.keep({ under: name, text: text.peek() });
    },
  };
}
