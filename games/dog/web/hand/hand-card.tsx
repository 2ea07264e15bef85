import { partnerOf } from '@rudel/dog/page';
import type { Card, Rank } from '@rudel/dog/page';
import { usePress } from '@rudel/ui/press';
import { SeatGlyph } from '@rudel/ui/seat-badge';
import { CardFace } from '../board/card-face.tsx';
import { seatStyle } from '../board/seat-style.ts';
import type { Composer } from '../composer.ts';
import { givenSlot, receivedSlot } from '../logic/gifts.ts';

const isGiven = ({ view, composed }: Composer, slot: number): boolean =>
  givenSlot(view.value, composed.value.hand) === slot;

const isReceived = ({ view, composed }: Composer, slot: number): boolean =>
  receivedSlot(view.value, composed.value.hand) === slot;

/** What a card is called, and what keeps it from being played. */
function labelOf(composer: Composer, slot: number, named: Rank | null): string {
  const { hand, playable } = composer.composed.value;
  const words = composer.words.value;
  const name = named === null ? words.cards[hand[slot] as Card] : words.namedAs(words.cards[named]);
  if (isGiven(composer, slot)) return `${name}, ${words.given}`;
  const whence = isReceived(composer, slot) ? `${name}, ${words.received}` : name;
  return composer.isOpen.value && playable[slot] !== true ? `${whence}, ${words.notPlayable}` : whence;
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

/** A ribbon in the colour of whoever gave the card, with their sign. */
function GiftMark({ composer }: { readonly composer: Composer }) {
  const { eye } = composer.view.value;
  if (eye === 'table') return null;
  const giver = partnerOf(eye);
  return (
    <g class="dog-gift" style={seatStyle(giver)}>
      <path d="M31 1.5H51a7.5 7.5 0 0 1 7.5 7.5V29z" />
      <g transform="translate(42 3) scale(0.6)">
        <SeatGlyph seat={giver} />
      </g>
    </g>
  );
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
      title={composer.words.value.deed(card, composer.view.value.shown.options)}
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
        {isReceived(composer, slot) && <GiftMark composer={composer} />}
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
