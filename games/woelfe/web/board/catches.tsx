import type { NameOf, Seat } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import type { View } from '@rudel/woelfe/page';
import { FlatDie } from '../dice/die.tsx';
import { Emblem } from '../dice/emblems.tsx';
import { catchesOf } from '../logic/catches.ts';
import type { WoelfeWords } from '../words.ts';

type CatchesProps = {
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly words: WoelfeWords;
  readonly nameOf: NameOf;
};

/** What lies in front of each seat: the wolves it has caught in this round, and the dice behind its screen. */
export function Catches({ view, seats, words, nameOf }: CatchesProps) {
  return (
    <ul class="woelfe-catches" aria-label={words.score.wolves}>
      {seats.map((seat) => (
        <CatchOf key={seat} view={view} seat={seat} words={words} nameOf={nameOf} />
      ))}
    </ul>
  );
}

type CatchOfProps = Omit<CatchesProps, 'seats'> & { readonly seat: Seat };

function CatchOf({ view, seat, words, nameOf }: CatchOfProps) {
  const { tricks = 0, dice = [] } = catchesOf(view.shown)[seat] ?? {};
  const wolves = dice.filter((kind) => kind !== 'H').length;
  const hand = view.hands[seat] ?? [];
  const isOpen = hand.some((kind) => kind !== '?') && view.eye !== seat;
  const told = [words.note.wolves(wolves), words.note.tricks(tricks), words.note.dice(hand.length)];
  return (
    <li class="woelfe-catch" data-seat={seat}>
      <span class="visually-hidden">
        {nameOf(seat)}: {told.join(', ')}
      </span>
      <SeatBadge seat={seat} size={22} label="" />
      <bdi class="woelfe-catch-name" aria-hidden="true">
        {nameOf(seat)}
      </bdi>
      <span class="woelfe-heap" aria-hidden="true">
        {dice.map((kind, nth) => (
          <span key={nth}>
            <FlatDie kind={kind} face={null} />
          </span>
        ))}
      </span>
      <span class="woelfe-heap-count" data-none={wolves === 0} aria-hidden="true">
        <svg viewBox="0 0 100 100">
          <Emblem kind="B" />
        </svg>
        {wolves}
      </span>
      {isOpen && <OpenHand hand={hand} told={words.screened(nameOf(seat), hand.length)} words={words} />}
    </li>
  );
}

type OpenHandProps = {
  readonly hand: View['hands'][number];
  readonly told: string;
  readonly words: WoelfeWords;
};

/** What is behind a screen, where all lie open: in the replay. */
function OpenHand({ hand, told, words }: OpenHandProps) {
  const names = hand.flatMap((kind) => (kind === '?' ? [] : [words.dice[kind]]));
  return (
    <span class="woelfe-open" role="img" aria-label={[told, ...names].join(', ')}>
      {hand.map((kind, nth) => (kind === '?' ? null : <FlatDie key={nth} kind={kind} face={null} />))}
    </span>
  );
}
