import type { Shelf } from '@rudel/ui/device-shelf';
import type { AnyGamePage, AnyWishes } from '@rudel/ui/game-ui';
import type { WishShelf } from './standing-wish.ts';

const key = 'rudel.standing';
const most = 8;

/** A wish as it is kept: whose it is, and the view as the text of its sight. */
type Line = readonly [owner: string, wish: string, since: string];

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');

function read(shelf: Shelf | null): readonly Line[] {
  try {
    const lines: unknown = JSON.parse(shelf?.getItem(key) ?? '[]');
    return Array.isArray(lines) ? lines.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** Where the wish of one seat in one match is kept on this device; only the last few of all matches are. */
export function wishShelf(
  shelf: Shelf | null,
  owner: string,
  { player: { sight } }: AnyGamePage,
  { wishes }: AnyWishes,
): WishShelf {
  return {
    read() {
      const [, wish = '', text = ''] = read(shelf).find(([whose]) => whose === owner) ?? [];
      const since = sight?.parse(text);
      return since?.ok === true && wishes.includes(wish) ? { wish, since: since.value } : null;
    },
    write(kept) {
      const others = read(shelf).filter(([whose]) => whose !== owner);
      const own: readonly Line[] =
        kept === null || sight === undefined ? [] : [[owner, kept.wish, sight.format(kept.since)]];
      try {
        shelf?.setItem(key, JSON.stringify([...own, ...others].slice(0, most)));
      } catch {
        // Without storage it holds as long as the page.
      }
    },
  };
}
