import { livingSeats, playersOf } from '@rudel/lupus/page';
import type { Shown } from '@rudel/lupus/page';
import { Icon } from '@rudel/ui/icon';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import { castOf } from '../logic/cast-of.ts';
import { timeOf } from '../logic/time-of.ts';
import type { LupusWords } from '../words.ts';

const titleOf = (shown: Shown, words: LupusWords): string => {
  if (shown.phase === 'over') return words.over;
  if (shown.night === 0) return words.before;
  return timeOf(shown) === 'night' ? words.night(shown.night) : words.day(shown.night);
};

/** The sky: which night or day it is, how many live, and who is in play. */
export function Head({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  return (
    <header class="lupus-head">
      <span class="lupus-orb" aria-hidden="true" />
      <p class="lupus-time">
        {titleOf(shown, words)}
        <small>{words.living(livingSeats(shown).length, playersOf(shown))}</small>
      </p>
      <button
        type="button"
        class="lupus-cast"
        title={words.deck.title}
        onClick={() => {
          drawing.sheet.value = 'deck';
        }}
      >
        <span class="visually-hidden">{words.deck.title}</span>
        {castOf(shown)
          .filter(({ role }) => role !== 'villager')
          .map(({ role, count }) => (
            <span key={role} class="lupus-cast-one" aria-hidden="true" data-called={shown.call === role}>
              <Emblem of={role} size={20} />
              {count > 1 && <small>{count}</small>}
            </span>
          ))}
        <Icon name="info" size={18} />
      </button>
    </header>
  );
}
