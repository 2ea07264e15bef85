import './hand/hand.css';
import { isHome, partnerOf, stonesHome } from '@rudel/dog/page';
import type { View } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';
import { language } from '@rudel/ui/settings';
import { seatStyle } from './board/seat-style.ts';
import { TeamSign } from './team-sign.tsx';
import { dogWords } from './words.ts';
import type { DogWords } from './words.ts';

/** The sign of the team, and the word for whoever plays with you. */
function TeamNote({ view: { eye }, seat, words }: SeatNoteProps & { readonly words: DogWords }) {
  const isPartner = eye !== 'table' && seat === partnerOf(eye);
  return (
    <span class={isPartner ? 'dog-note-team dog-note-partner' : 'dog-note-team'}>
      <svg viewBox="-12 -12 24 24" width="15" height="15" aria-hidden="true">
        <TeamSign seat={seat} eye={eye} />
      </svg>
      {isPartner && <span class="dog-note-word">{words.partner}</span>}
    </span>
  );
}

type SeatNoteProps = { readonly view: View; readonly seat: Seat };

/** The team, cards held and stones in the stall, as signs and as words. */
export function SeatNote({ view, seat }: SeatNoteProps) {
  const { shown, hands } = view;
  const words = dogWords[language.value];
  const cards = hands[seat]?.length ?? 0;
  const isOut = shown.out.includes(seat);
  const stones = shown.board.slice(seat * 4, seat * 4 + 4);
  return (
    <span class="dog-note" style={seatStyle(seat)}>
      <TeamNote view={view} seat={seat} words={words} />
      <span class="visually-hidden">
        {words.held(cards)}, {words.home(stonesHome(shown.board, seat))}
      </span>
      <span class={isOut ? 'dog-note-cards dog-note-out' : 'dog-note-cards'} aria-hidden="true">
        <svg viewBox="0 0 16 20" width="11" height="14">
          <rect x="1" y="1" width="14" height="18" rx="3" />
        </svg>
        {cards}
      </span>
      <svg class="dog-note-home" viewBox="0 0 30 8" width="30" height="8" aria-hidden="true">
        {stones.map((stone, nth) => (
          <circle
            key={nth}
            cx={4 + (3 - nth) * 7.3}
            cy="4"
            r="2.8"
            class={isHome(stone) ? 'is-home' : undefined}
          />
        ))}
      </svg>
    </span>
  );
}
