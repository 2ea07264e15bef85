import { useMemo } from 'preact/hooks';
import { seats } from '@rudel/dog/page';
import type { Card, Glimpse, View } from '@rudel/dog/page';
import type { NameOf, Seat } from '@rudel/kernel';
import { handPoint, pilePoint } from '../logic/geometry.ts';
import { playedAs } from '../logic/played-as.ts';
import type { DogWords } from '../words.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { seatStyle } from './seat-style.ts';

export const pileScale = 1.72;
export const backScale = 0.82;
const shownCards = 3;

/** A card lies a little askew, always the same for the same card of a pile. */
const tiltOf = (seat: Seat, nth: number): number => ((seat * 7 + nth * 11) % 5) * 5 - 10;

/** Where the nth card of a pile lies; a hand that was laid down lies spread out. */
function pileTransform(seat: Seat, nth: number, eye: View['eye'], spread: number): string {
  const { x, y } = pilePoint(seat, eye);
  const lies =
    spread === 0
      ? `rotate(${tiltOf(seat, nth)}deg) scale(${pileScale}) translate(-30px, -45px)`
      : `translate(0, 34px) rotate(${(nth - (spread - 1) / 2) * 19}deg) scale(1.25) translate(-30px, -84px)`;
  return `translate(${x}px, ${y}px) ${lies}`;
}

type Telling = { readonly view: View; readonly words: DogWords; readonly nameOf: NameOf };

type PilesProps = Telling & { readonly log: readonly Glimpse[] };

/** What each seat has laid down in this round, and what the others still hold. */
export function Piles({ view, words, nameOf, log }: PilesProps) {
  const names = useMemo(() => playedAs(log, view.shown.round), [log, view.shown.round]);
  return (
    <g class="dog-piles">
      {seats.map((seat) => (
        <Pile key={seat} seat={seat} view={view} words={words} nameOf={nameOf} names={names[seat] ?? []} />
      ))}
      {seats
        .filter((seat) => seat !== view.eye)
        .map((seat) => (
          <HeldHand key={seat} seat={seat} view={view} words={words} nameOf={nameOf} />
        ))}
    </g>
  );
}

type PileProps = Telling & {
  readonly seat: Seat;
  /** What the cards were played as. */
  readonly names: readonly Card[];
};

/** A card as it is called: a joker by what it stood for. */
function cardName(words: DogWords, card: Card, as: Card | undefined): string {
  return card === 'X' && as !== undefined ? words.namedAs(words.cards[as]) : words.cards[card];
}

function Pile({ seat, view, words, nameOf, names }: PileProps) {
  const cards = view.shown.played[seat] ?? [];
  const isOut = view.shown.out.includes(seat);
  if (cards.length === 0) return null;
  const first = Math.max(0, cards.length - (isOut ? 6 : shownCards));
  const top = cards.at(-1) ?? 'X';
  return (
    <g role="img" aria-label={words.played(nameOf(seat), cardName(words, top, names[cards.length - 1]))}>
      {cards.slice(first).map((card, index) => (
        <g
          key={first + index}
          data-pile={`${seat}.${first + index}`}
          style={{ transform: pileTransform(seat, first + index, view.eye, isOut ? cards.length : 0) }}
        >
          <CardFace card={card} as={names[first + index]} large={!isOut} />
        </g>
      ))}
    </g>
  );
}

/** The hand of somebody else: a fan of backs and their number, or of faces where all hands lie open. */
function HeldHand({ seat, view, words, nameOf }: Telling & { readonly seat: Seat }) {
  const hand = view.hands[seat] ?? [];
  const { x, y } = handPoint(seat, view.eye);
  if (hand.length === 0) return null;
  const open = hand.filter((card) => card !== '?');
  const label = [words.handOf(nameOf(seat), hand.length), ...open.map((card) => words.cards[card])];
  return (
    <g role="img" aria-label={label.join(', ')} transform={`translate(${x} ${y})`} style={seatStyle(seat)}>
      {hand.map((card, nth) => (
        <g key={nth} transform={fanned(nth - (hand.length - 1) / 2, card !== '?')}>
          {card === '?' ? <CardBack /> : <CardFace card={card} large />}
        </g>
      ))}
      {open.length === 0 && (
        <>
          <circle class="dog-count" r="21" cy="24" />
          <text class="dog-count-number" y="34">
            {hand.length}
          </text>
        </>
      )}
    </g>
  );
}

/** Open hands are spread wider, so that every card can be read. */
function fanned(fromMiddle: number, isOpen: boolean): string {
  return isOpen
    ? `translate(${fromMiddle * 32} ${Math.abs(fromMiddle) * 4}) rotate(${fromMiddle * 5}) scale(0.9) translate(-30 -45)`
    : `rotate(${fromMiddle * 11}) translate(0 -8) scale(${backScale}) translate(-30 -62)`;
}
