import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '@rudel/ui/icon';
import type { Composer } from '../composer.ts';

/** Asks what a joker is; only what can be played is offered. */
export function JokerValues({ composer }: { readonly composer: Composer }) {
  const { values, choices } = composer.composed.value;
  const words = composer.words.value;
  const first = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => first.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div class="dog-values" role="group" aria-label={words.jokerAs} ref={first}>
      {values.map((rank) => (
        <button
          key={rank}
          type="button"
          class="dog-value"
          data-value={rank}
          onClick={() => composer.tapValue(rank)}
        >
          <span class="visually-hidden">{words.namedAs(words.cards[rank])}</span>
          <span aria-hidden="true">{rank}</span>
        </button>
      ))}
      <button
        type="button"
        class="dog-value dog-value-close"
        aria-label={words.close}
        onClick={() => choices.slot !== null && composer.tapCard(choices.slot)}
      >
        <Icon name="cross" size={20} />
      </button>
    </div>
  );
}
