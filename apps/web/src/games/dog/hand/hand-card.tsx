import { useRef } from 'preact/hooks';
import type { Card } from '@rudel/dog/page';
import { CardFace } from '../board/card-face.tsx';
import type { Composer } from '../composer.ts';

const longPress = 450;

type HandCardProps = {
  readonly card: Card;
  readonly slot: number;
  /** The place of the middle of the hand, counted in cards; the fan opens from there. */
  readonly middle: number;
  readonly composer: Composer;
  /** It is on its way to the board and no longer here. */
  readonly isGone: boolean;
  readonly onAsk: () => void;
};

/** A card of the own hand; a long press or `?` explains it. */
export function HandCard({ card, slot, middle, composer, isGone, onAsk }: HandCardProps) {
  const { choices, playable, fitting, as } = composer.composed.value;
  const words = composer.words.value;
  const press = usePress(onAsk);
  const isChosen = choices.slot === slot;
  const isQuiet = !composer.isOpen.value || (playable[slot] !== true && !isChosen);
  const isDim = !isQuiet && choices.slot === null && fitting[slot] !== true;
  const name = isChosen && card === 'X' && as !== null ? words.namedAs(words.cards[as]) : words.cards[card];
  const state = composer.isOpen.value && playable[slot] !== true ? `, ${words.notPlayable}` : '';
  return (
    <button
      type="button"
      class={`dog-card${isChosen ? ' dog-card-chosen' : ''}${isQuiet ? ' dog-card-quiet' : ''}${isDim ? ' dog-card-dim' : ''}${isGone ? ' dog-card-gone' : ''}`}
      style={{ '--from-middle': slot - middle }}
      aria-label={`${name}${state}`}
      aria-pressed={isChosen}
      aria-disabled={isQuiet}
      aria-keyshortcuts="?"
      title={words.deeds[card]}
      data-slot={slot}
      data-card={card}
      {...press.handlers}
      onKeyDown={(event) => event.key === '?' && onAsk()}
      onClick={() => !press.wasLong() && composer.tapCard(slot)}
    >
      <svg viewBox="0 0 60 90" aria-hidden="true">
        <CardFace card={card} />
        {isChosen && card === 'X' && as !== null && (
          <g class="dog-face-as" transform="translate(30 76)">
            <rect x="-17" y="-13" width="34" height="20" rx="10" />
            <text y="3">{as}</text>
          </g>
        )}
      </svg>
    </button>
  );
}

/** Notices a finger that stays; the click that ends it does nothing else. */
function usePress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const long = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    wasLong: () => long.current,
    handlers: {
      onPointerDown: () => {
        long.current = false;
        stop();
        timer.current = setTimeout(() => {
          long.current = true;
          onLong();
        }, longPress);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: Event) => event.preventDefault(),
    },
  };
}
