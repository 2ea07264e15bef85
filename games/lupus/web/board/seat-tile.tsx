import { useComputed } from '@preact/signals';
import type { Seat } from '@rudel/kernel';
import { roleWords } from '@rudel/lupus/page';
import { usePress } from '@rudel/ui/press';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import { seatState } from '../logic/seat-state.ts';
import { seatTold } from '../logic/seat-told.ts';
import type { Telling } from '../logic/seat-told.ts';
import { SeatSigns } from './seat-signs.tsx';

/** What is needed to tell what stands at a seat. */
export const tellingOf = ({ play, words }: Drawing, seat: Seat): Telling => ({
  words: words.value,
  names: roleWords[play.language.value].names,
  nameOf: play.nameOf,
  presence: play.match.presenceOf(seat),
});

type SeatTileProps = { readonly drawing: Drawing; readonly seat: Seat };

/** Follows a value by what it says: an update that leaves a seat as it was draws nothing. */
function useSame<T>(read: () => T): T {
  const text = useComputed(() => JSON.stringify(read()));
  return JSON.parse(text.value) as T;
}

/** A seat: number, name, what is claimed and laid there. A tap chooses it or shows more, a long press always shows more. */
export function SeatTile({ drawing, seat }: SeatTileProps) {
  const state = useSame(() => seatState(drawing.view.value, seat));
  const can = useComputed(() => drawing.targets.value.has(seat)).value;
  const isAsking = useComputed(() => drawing.targets.value.size > 0).value;
  const isChosen = useComputed(() => drawing.target.value === seat).value;
  const name = drawing.play.nameOf(seat);
  const open = (): void => {
    drawing.opened.value = seat;
  };
  const { handlers, wasLong } = usePress(open);
  const told = seatTold(state, tellingOf(drawing, seat));
  return (
    <button
      type="button"
      class="lupus-seat"
      data-seat={seat}
      data-own={state.isOwn}
      data-ghost={state.fate !== null}
      data-turn={state.isTurn}
      data-can={can}
      data-quiet={isAsking && !can}
      data-chosen={isChosen}
      data-tokens={state.tokens.length > 0}
      data-evidence={state.evidence ?? 'none'}
      aria-pressed={isAsking ? isChosen : undefined}
      {...handlers}
      onClick={() => {
        if (!wasLong()) drawing.tap(seat);
      }}
    >
      <span class="visually-hidden">{seatNumber(seat)}. </span>
      <span class="lupus-face">
        <SeatBadge seat={seat} size={38} label="" />
        {state.fate !== null && <SignShape of="ghost" size={30} />}
      </span>
      <span class="lupus-seat-text">
        <bdi class="lupus-name">{name}</bdi>
        <span class="visually-hidden">{told.map((one) => `, ${one}`).join('')}</span>
        <SeatSigns drawing={drawing} state={state} />
      </span>
      <Tokens tokens={state.tokens} />
      {state.evidence !== null && (
        <span class="lupus-evidence">
          <SignShape of={state.evidence} size={20} />
        </span>
      )}
    </button>
  );
}

/** Of more tokens at a seat only the last ones are drawn, with their number; where it is narrow, of any that are more than one. */
const mostShown = 3;

/** The tokens of the first vote, each with the number of whose it is. */
function Tokens({ tokens }: { readonly tokens: readonly Seat[] }) {
  if (tokens.length === 0) return null;
  return (
    <span class="lupus-tokens" aria-hidden="true">
      {tokens.length > 1 && <b data-few={tokens.length <= mostShown}>{tokens.length}×</b>}
      {tokens.slice(-mostShown).map((by) => (
        <i key={by} data-token={by} style={{ '--by': seatColour(by), '--by-ink': seatInk(by) }}>
          {seatNumber(by)}
        </i>
      ))}
    </span>
  );
}
