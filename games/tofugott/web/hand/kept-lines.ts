import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Shelf } from '@rudel/ui/device-shelf';
import { keptPages } from '@rudel/ui/kept-pages';
import type { KeptPage, PageKind } from '@rudel/ui/kept-pages';

/** What a person has written to cards that still lie face down, each under its card's name. */
export type Lines = { readonly [card: string]: string };

type Page = KeptPage & { readonly lines: Lines };

const kind: PageKind<Page> = {
  key: 'rudel.tofugott.lines',
  most: 8,
  isPage: (page): page is Page =>
    'lines' in page &&
    typeof page.lines === 'object' &&
    page.lines !== null &&
    Object.values(page.lines).every((line) => typeof line === 'string'),
};

/** Lines that outlive a reload where there is a name to keep them under: on this device, and nowhere else. */
export function keptLines(under: string | null, shelf?: Shelf | null): Signal<Lines> {
  const name = under ?? '';
  const pages = keptPages(kind, under, shelf);
  const lines = signal<Lines>(pages.find(name)?.lines ?? {});
  let known = lines.peek();
  effect(() => {
    if (lines.value !== known) pages.keep({ under: name, lines: lines.value });
    known = lines.value;
  });
  return lines;
}
