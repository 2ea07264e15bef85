import './dial.css';
import type { Seat } from '@rudel/kernel';
import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';
import { listOf, ownCharacter, placesOf } from '@rudel/woof/page';
import type { Character, Pointer } from '@rudel/woof/page';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import { goalsIn } from '../logic/goals-in.ts';
import { Abstain } from './acts.tsx';

type DialProps = { readonly drawing: Drawing; readonly seat: Seat };

/** The numbers of the board clockwise from its foot: x, the places, and 0 for nobody. */
const pointersOf = (seats: number): readonly Pointer[] => ['x', ...listOf(placesOf(seats)), 'none'];

const turnOf = (pointer: Pointer, seats: number): number => {
  const all = pointersOf(seats);
  return all.indexOf(pointer) / all.length;
};

/** The suspicion board: two pointers on a round of numbers, 0 and x, and whom each of them is for. */
export function Dial({ drawing, seat }: DialProps) {
  const { words, view, composer } = drawing;
  const goals = goalsIn(view.value);
  const { seats } = view.value.shown;
  return (
    <div class="woof-dial" role="group" aria-label={words.value.dial.label}>
      <div class="woof-dial-round" data-active={composer.active.value}>
        <Hands drawing={drawing} goals={goals} />
        {pointersOf(seats).map((pointer) => (
          <Number key={pointer} drawing={drawing} seat={seat} pointer={pointer} />
        ))}
      </div>
      <div class="woof-dial-goals">
        <p class="woof-you">{words.value.you(words.value.characters[ownCharacter(view.value, seat)])}</p>
        {goals.map((goal, nth) => (
          <Goal key={goal} drawing={drawing} goal={goal} nth={nth === 0 ? 0 : 1} />
        ))}
        <Abstain drawing={drawing} />
      </div>
    </div>
  );
}

/** The pointers; those of nobody's goal rest on x. */
function Hands({ drawing, goals }: { readonly drawing: Drawing; readonly goals: readonly Character[] }) {
  const { seats } = drawing.view.value.shown;
  const pointers = drawing.composer.pointers.value;
  return (
    <svg class="woof-hands" viewBox="-100 -100 200 200" aria-hidden="true">
      {([1, 0] as const).map((nth) => (
        <path
          key={nth}
          class={`woof-hand-${nth}`}
          data-set={pointers[nth] !== null}
          data-idle={goals[nth] === undefined}
          style={{ rotate: `${turnOf(pointers[nth] ?? 'x', seats)}turn` }}
          d={
            nth === 0 ? 'M-7 0L-5 44L-13 42L0 64L13 42L5 44L7 0z' : 'M-6 0L-5 34L-12 32L0 50L12 32L5 34L6 0z'
          }
        />
      ))}
      <circle r="11" />
    </svg>
  );
}

type NumberProps = DialProps & { readonly pointer: Pointer };

function Number({ drawing, seat, pointer }: NumberProps) {
  const { words, view, composer } = drawing;
  const { dial, characters } = words.value;
  const { seats } = view.value.shown;
  const goal = goalsIn(view.value)[composer.active.value];
  const angle = turnOf(pointer, seats) * 2 * Math.PI;
  const place = {
    '--x': -Math.sin(angle),
    '--y': Math.cos(angle),
    ...(typeof pointer === 'number' && { '--seat': seatColour(pointer), '--seat-ink': seatInk(pointer) }),
  };
  if (pointer === 'x' || goal === undefined || pointer === seat)
    return (
      <span class="woof-number" data-own={pointer === seat} style={place} aria-hidden="true">
        {typeof pointer === 'number' ? seatNumber(pointer) : pointer}
      </span>
    );
  const named = pointer === 'none' ? dial.nobody : drawing.nameOf(pointer);
  return (
    <button
      type="button"
      class="woof-number"
      data-pointer={pointer}
      data-spot={`${composer.active.value === 0 ? 'first' : 'second'}-${pointer}`}
      style={place}
      aria-label={`${pointer === 'none' ? 0 : seatNumber(pointer)}: ${dial.set(characters[goal], named)}`}
      aria-pressed={composer.pointers.value[composer.active.value] === pointer}
      onClick={() => composer.point(pointer)}
    >
      {pointer === 'none' ? 0 : seatNumber(pointer)}
    </button>
  );
}

type GoalProps = { readonly drawing: Drawing; readonly goal: Character; readonly nth: 0 | 1 };

function Goal({ drawing, goal, nth }: GoalProps) {
  const { composer, words } = drawing;
  const { dial, characters } = words.value;
  const pointer = composer.pointers.value[nth];
  const named = pointer === null ? dial.unset : pointer === 'none' ? dial.nobody : nameOf(drawing, pointer);
  return (
    <button
      type="button"
      class="woof-dial-goal"
      data-of={goal}
      data-nth={nth}
      aria-pressed={composer.active.value === nth}
      onClick={() => {
        composer.active.value = nth;
      }}
    >
      <Emblem of={goal} />
      <span>
        {characters[goal]}
        <b>{named}</b>
      </span>
    </button>
  );
}

const nameOf = (drawing: Drawing, pointer: Pointer): string =>
  typeof pointer === 'number' ? drawing.nameOf(pointer) : 'x';
