import { deviceShelf } from '@rudel/ui/device-shelf';
import type { Shelf } from '@rudel/ui/device-shelf';

/** Something that this device keeps for one seat in one match. */
export type KeptPage = { readonly under: string };

/** A few pages of one kind on a shelf, the newest first. */
export interface KeptPages<Page extends KeptPage> {
  find(under: string): Page | undefined;
  keep(page: Page): void;
}

export type PageKind<Page extends KeptPage> = {
  readonly key: string;
  /** Of so many matches pages are kept. */
  readonly most: number;
  readonly isPage: (value: KeptPage) => value is Page;
};

const isKept = (value: unknown): value is KeptPage =>
  typeof value === 'object' && value !== null && 'under' in value && typeof value.under === 'string';

/** The pages of a kind on this device, or none that last where there is no name to keep them under. */
export function keptPages<Page extends KeptPage>(
  { key, most, isPage }: PageKind<Page>,
  under: string | null,
  shelf: Shelf | null = under === null ? null : deviceShelf(),
): KeptPages<Page> {
  const pages = (): readonly Page[] => {
    try {
      const read: unknown = JSON.parse(shelf?.getItem(key) ?? '[]');
      return Array.isArray(read) ? read.filter(isKept).filter(isPage) : [];
    } catch {
      return [];
    }
  };
  return {
    find: (name) => pages().find((page) => page.under === name),
    keep(page) {
      const others = pages().filter((one) => one.under !== page.under);
      try {
        shelf?.setItem(key, JSON.stringify([page, ...others].slice(0, most)));
      } catch {
        // Without storage it holds as long as the page on the screen.
      }
    },
  };
}
