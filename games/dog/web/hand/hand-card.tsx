import type { Card, Rank } from '@rudel/dog/page';
import { usePress } from '@rudel/ui/press';
import { CardFace } from '../board/card-face.tsx';
import type { Composer } from '../composer.ts';

/** Whether this is the card that is given away in this exchange. */
function isGiven({ view, composed }: Composer, slot: number): boolean {
  const { eye, gifts, shown } = view.value;
  const { hand } = composed.value;
  if (eye === 'table' || shown.phase !== 'exchange') return false;
  const gift = gifts[eye];
  return gift !== null && gift !== undefined && (hand as readonly string[]).indexOf(gift) === slot;
}

/** What a card is called, and what keeps it from being played. */
function labelOf(composer: Composer, slot: number, named: Rank | null): string {
  const { hand, playable } = composer.composed.value;
  const words = composer.words.value;
  const name = named === null ? words.cards[hand[slot] as Card] : words.namedAs(words.cards[named]);
  if (isGiven(composer, slot)) return `${name}, ${words.given}`;
  return composer.isOpen.value && playable[slot] !== true ? `${name}, ${words.notPlayable}` : name;
}

function classesOf(composer: Composer, slot: number, isGone: boolean): string {
  const { choices, playable, fitting } = composer.drawn.value;
  const isChosen = choices.slot === slot;
  const classes = ['dog-card'];
  if (isChosen) classes.push('dog-card-chosen');
  else if (isGiven(composer, slot)) classes.push('dog-card-given');
  else if (!composer.isOpen.value) classes.push('dog-card-waiting');
  else if (playable[slot] !== true) classes.push('dog-card-quiet');
  else if (choices.slot === null && fitting[slot] !== true) classes.push('dog-card-dim');
  if (isGone) classes.push('dog-card-gone');
  return classes.join(' ');
}

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

/** A card of one's own hand; a long press or `?` explains it. */
export function HandCard({ card, slot, middle, composer, isGone, onAsk }: HandCardProps) {
  const { choices, playable, as } = composer.drawn.value;
  const isChosen = choices.slot === slot;
  const named = isChosen && card === 'X' ? as : null;
  const press = usePress(onAsk);
  return (
    <button
      type="button"
      class={classesOf(composer, slot, isGone)}
      style={{ '--from-middle': slot - middle }}
      aria-pressed={isChosen}
      aria-disabled={!composer.isOpen.value || playable[slot] !== true}
      aria-keyshortcuts="?"
      title={composer.words.value.deeds[card]}
      data-slot={slot}
      data-card={card}
      {...press.handlers}
      onKeyDown={(event) => {
        if (event.key !== '?') return;
        event.preventDefault();
        onAsk();
      }}
      onClick={() => !press.wasLong() && composer.tapCard(slot)}
    >
      <span class="visually-hidden">{labelOf(composer, slot, named)}</span>
      <svg viewBox="0 0 60 90" aria-hidden="true">
        <CardFace card={card} />
        {named !== null && (
          <g class="dog-face-as" transform="translate(30 76)">
            <rect x="-17" y="-13" width="34" height="20" rx="10" />
            <text y="3">{named}</text>
          </g>
        )}
      </svg>
    </button>
  );
}
