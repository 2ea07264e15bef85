import { sizeNames } from './sizes.ts';
import type { SizeName } from './sizes.ts';
import type { Language } from './walks/walk.ts';

const languages = ['en', 'de'] as const satisfies readonly Language[];
const themes = ['light', 'dark'] as const;

/** Which pictures are wanted. */
export type PictureWish<W extends string> = {
  readonly walks: readonly W[];
  readonly sizes: readonly SizeName[];
  readonly themes: readonly ('light' | 'dark')[];
  readonly languages: readonly Language[];
  /** Parts of the names of moments; with none, all of them. */
  readonly moments: readonly string[];
};

/** Reads what was asked for: each word chooses among what has its name, and of what nothing was chosen there is everything. */
export function readPictureWish<W extends string>(text: string, walks: readonly W[]): PictureWish<W> {
  const words = text.split(' ').filter((word) => word !== '');
  const known = new Set<string>([...walks, ...sizeNames, ...themes, ...languages]);
  const chosen = <T extends string>(all: readonly T[]): readonly T[] => {
    const some = all.filter((one) => words.includes(one));
    return some.length > 0 ? some : all;
  };
  return {
    walks: chosen(walks),
    sizes: chosen(sizeNames),
    themes: chosen(themes),
    languages: chosen(languages),
    moments: words.filter((word) => !known.has(word)),
  };
}
