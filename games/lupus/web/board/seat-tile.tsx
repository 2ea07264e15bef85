import { useComputed } from '@preact/signals';
import type { Seat } from '@rudel/kernel';
import { roleWords } from '@rudel/lupus/page';
import { Icon } from '@rudel/ui/icon';
import { lazyPart } from '@rudel/ui/lazy-part';
import { usePress } from '@rudel/ui/press';
import { seatNumber } from '@rudel/ui/seat-look';
import { House } from '../art/house.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import { seatState } from '../logic/seat-state.ts';
import type { SeatState } from '../logic/seat-state.ts';
import { seatTold } from '../logic/seat-told.ts';
import type { Telling } from '../logic/seat-told.ts';
import { loadByDay } from './load-by-day.ts';
import { SeatSigns } from './seat-signs.tsx';

const DaySigns = lazyPart<{ readonly state: SeatState }>(async () => (await loadByDay()).DaySigns);

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

/** A seat as a house at the square: number, glyph and name, what is claimed, said and laid there. A tap chooses it or shows more, a long press always shows more. */
export function SeatTile({ drawing, seat }: SeatTileProps) {
  const state = useSame(() => seatState(drawing.view.value, seat));
  const can = useComputed(() => drawing.targets.value.has(seat)).value;
  const isAsking = useComputed(() => drawing.targets.value.size > 0).value;
  const isChosen = useComputed(() => drawing.target.value === seat).value;
  const open = (): void => {
    drawing.opened.value = seat;
  };
  const { handlers, wasLong } = usePress(open);
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
      <Plot drawing={drawing} state={state} />
      <SeatText drawing={drawing} state={state} />
    </button>
  );
}

type SeatPartProps = { readonly drawing: Drawing; readonly state: SeatState };

/** The house, and what stands and lies around it. */
function Plot({ drawing, state }: SeatPartProps) {
  return (
    <span class="lupus-plot">
      <House seat={state.seat} />
      {state.fate !== null && (
        <span class="lupus-spirit">
          <SignShape of="ghost" size={24} />
        </span>
      )}
      <SeatSigns drawing={drawing} state={state} />
      <DaySigns state={state} />
    </span>
  );
}

/** Whose house it is, on the plate before it: who is ready, and who is a bot or away. */
function SeatText({ drawing, state }: SeatPartProps) {
  const presence = drawing.play.match.presenceOf(state.seat);
  const told = seatTold(state, tellingOf(drawing, state.seat));
  return (
    <span class="lupus-seat-text">
      {state.isReady && <SignShape of="ready" size={13} />}
      <bdi class="lupus-name">{drawing.play.nameOf(state.seat)}</bdi>
      <span class="visually-hidden">{told.map((one) => `, ${one}`).join('')}</span>
      {presence === 'bot' && <Icon name="bot" size={11} />}
      {presence === 'away' && <Icon name="clock" size={12} />}
    </span>
  );
}
