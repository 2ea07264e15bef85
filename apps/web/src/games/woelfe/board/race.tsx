import { hasSides, haulOf, sidesShown } from '@rudel/woelfe/page';
import type { Shown, Side } from '@rudel/woelfe/page';
import { SideShape } from '../seat-note.tsx';
import type { WoelfeWords } from '../words.ts';

/** How many wolves each side has, once everybody knows the sides; until then what the match is played to. */
export function Race({ shown, words }: { readonly shown: Shown; readonly words: WoelfeWords }) {
  if (!hasSides(shown)) return null;
  const sides = sidesShown(shown);
  if (sides.includes(null)) return <span class="woelfe-race">{words.playedTo(shown.options.target)}</span>;
  const { wolves } = haulOf(shown);
  const caughtBy = (wanted: Side): number =>
    wolves.reduce((sum, count, seat) => sum + (sides[seat] === wanted ? count : 0), 0);
  const [hunters, dwellers] = [caughtBy('hunter'), caughtBy('dweller')];
  return (
    <span class="woelfe-race" role="img" aria-label={words.race(hunters, dwellers)}>
      <svg viewBox="0 0 100 100" data-side="hunter">
        <SideShape side="hunter" />
      </svg>
      {hunters} : {dwellers}
      <svg viewBox="0 0 100 100" data-side="dweller">
        <SideShape side="dweller" />
      </svg>
    </span>
  );
}
