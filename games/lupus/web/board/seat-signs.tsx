import { roleWords } from '@rudel/lupus/page';
import { Icon } from '@rudel/ui/icon';
import { Emblem } from '../art/emblem.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import type { ShapeName } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import type { SeatState } from '../logic/seat-state.ts';

type SeatSignsProps = { readonly drawing: Drawing; readonly state: SeatState };

/** The things that lie at a seat. */
function shapesAt({ isElder, welcome, isMarked, ballot }: SeatState): readonly ShapeName[] {
  const all: readonly (readonly [ShapeName, boolean])[] = [
    ['elder', isElder],
    ['welcome', welcome !== null],
    ['mark', isMarked],
    ['paw', ballot === 'paw'],
    ['tuft', ballot === 'tuft'],
  ];
  return all.flatMap(([shape, isThere]) => (isThere ? [shape] : []));
}

/** What a seat is and claims to be, in small signs at its house; the words are in the label of the tile. */
export function SeatSigns({ drawing, state }: SeatSignsProps) {
  return (
    <span class="lupus-signs" aria-hidden="true">
      <RoleSign drawing={drawing} state={state} />
      {state.isNarrator && <Icon name="book" size={14} />}
      {shapesAt(state).map((shape) => (
        <SignShape key={shape} of={shape} size={14} />
      ))}
    </span>
  );
}

/** The card where it is seen, else what is claimed. */
function RoleSign({ drawing, state: { role, claim } }: SeatSignsProps) {
  const { names } = roleWords[drawing.play.language.value];
  const shown = role ?? claim;
  if (shown === null) return null;
  return (
    <span class={role === null ? 'lupus-claim' : 'lupus-role'} data-of={shown}>
      <Emblem of={shown} size={15} />
      <span>{names[shown].name}</span>
      {role === null && <b>?</b>}
    </span>
  );
}
