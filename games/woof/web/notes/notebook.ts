import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Shelf } from '@rudel/ui/device-shelf';
import { keptPages } from '@rudel/ui/kept-pages';
import type { KeptPage, PageKind } from '@rudel/ui/kept-pages';
import { characters } from '@rudel/woof/page';
import type { Character, CardPlace, View } from '@rudel/woof/page';

export const marks = ['blank', 'no', 'maybe', 'yes'] as const;
export type Mark = (typeof marks)[number];

/** The private notes of one seat in one match: they stay on this device. */
export interface Notebook {
  /** The mark of a place and a character in the round that runs. */
  markAt(place: CardPlace, character: Character): Mark;
  /** Goes on to the next mark. */
  turn(place: CardPlace, character: Character): void;
  /** Whether nothing is noted in this round. */
  readonly isBlank: ReadonlySignal<boolean>;
  /** Wipes the notes of this round; what it returns brings them back. */
  wipe(): () => void;
  /** Whether this person wants to see what follows for sure. */
  readonly isSure: ReadonlySignal<boolean>;
  beSure(on: boolean): void;
  /** The last round that this person has seen turned up; null where nothing is known of it. */
  readonly seenRound: ReadonlySignal<number | null>;
  seeRound(round: number): void;
}

type Page = KeptPage & {
  readonly marks: { readonly [cell: string]: Mark };
  readonly sure: boolean;
  readonly seen?: number;
};

const kind: PageKind<Page> = {
  key: 'rudel.woof.notes',
  most: 12,
  isPage: (page): page is Page =>
    'marks' in page &&
    typeof page.marks === 'object' &&
    page.marks !== null &&
    'sure' in page &&
    typeof page.sure === 'boolean',
};

const empty: Omit<Page, 'under'> = { marks: {}, sure: false };

/** Opens the notes kept under a name; without one they are forgotten with the page. */
export function notebookOf(under: string | null, view: ReadonlySignal<View>, shelf?: Shelf | null): Notebook {
  const name = under ?? '';
  const pages = keptPages(kind, under, shelf);
  const page = signal<Page>({ ...empty, ...pages.find(name), under: name });
  const round = computed(() => view.value.shown.round);
  const cellOf = (place: CardPlace, character: Character): string => `${round.value} ${place} ${character}`;
  const write = (next: Page): void => {
    page.value = next;
    pages.keep(next);
  };
  const markOf = (cell: string): Mark => {
    const mark = page.value.marks[cell];
    return mark !== undefined && marks.includes(mark) ? mark : 'blank';
  };
  return {
    markAt: (place, character) => markOf(cellOf(place, character)),
    turn(place, character) {
      const cell = cellOf(place, character);
      const next = marks[(marks.indexOf(markOf(cell)) + 1) % marks.length] as Mark;
      write({ ...page.peek(), marks: { ...page.peek().marks, [cell]: next } });
    },
    isBlank: computed(() =>
      Object.entries(page.value.marks).every(
        ([cell, mark]) => mark === 'blank' || !cell.startsWith(`${round.value} `),
      ),
    ),
    wipe() {
      const { marks: wiped } = page.peek();
      const kept = Object.entries(page.peek().marks).filter(([cell]) => !cell.startsWith(`${round.peek()} `));
      write({ ...page.peek(), marks: Object.fromEntries(kept) });
      return () => write({ ...page.peek(), marks: wiped });
    },
    isSure: computed(() => page.value.sure),
    beSure: (sure) => write({ ...page.peek(), sure }),
    seenRound: computed(() => (typeof page.value.seen === 'number' ? page.value.seen : null)),
    seeRound: (seen) => write({ ...page.peek(), seen }),
  };
}

/** The character that this person has noted for a place, if it is one. */
export function notedAt(notebook: Notebook, place: CardPlace): Character | null {
  const noted = characters.filter((character) => notebook.markAt(place, character) === 'yes');
  return noted.length === 1 ? (noted[0] ?? null) : null;
}
