import type { NameOf, Seat } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { faceNamed, numberNamed } from '@rudel/woelfe/page';
import type { Kind } from '@rudel/woelfe/page';
import { Die, FlatDie } from '../dice/die.tsx';
import { Emblem, GoblinHead } from '../dice/emblems.tsx';
import { slotLabel } from '../logic/labels.ts';
import type { Slot } from '../logic/slots.ts';
import type { WoelfeWords } from '../words.ts';

export type SlotProps = {
  readonly slot: Slot;
  /** What the die shows, also while it still tumbles and does not count. */
  readonly face: number | null;
  readonly words: WoelfeWords;
  readonly nameOf: NameOf;
  readonly isTaken: boolean;
  readonly isRolling: boolean;
  /** Whose goblin is just taking the die up. */
  readonly goblin: Seat | null;
  /** Somebody is to roll here next. */
  readonly isNext: boolean;
  /** Lays the bee here; null where none can be. */
  readonly onLay: (() => void) | null;
  readonly isLaid: boolean;
  readonly onAsk: (kind: Kind) => void;
};

/** A seat in the trick: who it is, the die, the bees lying there, and what all of it comes to. */
export function SlotPlace(props: SlotProps) {
  const { slot, nameOf, isTaken, isNext, onLay } = props;
  const { seat, place, worth, isAhead } = slot;
  return (
    <li
      class="woelfe-slot"
      data-slot={place}
      data-worth={worth === 'bee' && slot.die?.at === null ? 'flies' : worth}
      data-ahead={isAhead}
      data-taken={isTaken}
      data-next={isNext}
      data-open={onLay !== null}
      data-laid={props.isLaid}
    >
      <span class="woelfe-owner">
        <SeatBadge seat={seat} size={26} label="" />
        <bdi>{nameOf(seat)}</bdi>
      </span>
      <SlotDie {...props} />
      <Worth {...props} />
    </li>
  );
}

function SlotDie({ slot, face, words, nameOf, isRolling, isTaken, goblin, onLay, onAsk }: SlotProps) {
  const { die, seat, bees } = slot;
  const label = slotLabel(slot, words, nameOf, isTaken);
  const inside = (
    <>
      {die === null ? (
        <span class="woelfe-hollow" />
      ) : (
        <Die key={die.undone.length} kind={die.kind} face={face} isRolling={isRolling} />
      )}
      {goblin !== null && (
        <svg class="woelfe-pounce" viewBox="0 0 100 100" aria-hidden="true">
          <GoblinHead />
        </svg>
      )}
      <span class="woelfe-bees">
        {bees.map((bee) => (
          <span key={bee.by} data-bee={bee.by}>
            <FlatDie kind="Y" face={bee.face} />
          </span>
        ))}
      </span>
    </>
  );
  if (onLay !== null) {
    return (
      <button type="button" class="woelfe-spot" onClick={onLay}>
        <span class="visually-hidden">{words.slot.layHere(nameOf(seat))}</span>
        {inside}
      </button>
    );
  }
  if (die === null) {
    return (
      <span class="woelfe-spot" role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  return (
    <button type="button" class="woelfe-spot" onClick={() => onAsk(die.kind)}>
      <span class="visually-hidden">{label}</span>
      {inside}
    </button>
  );
}

/** The number that counts, or why none does; what a goblin has undone stays to be seen. */
function Worth({ slot, words, nameOf }: SlotProps) {
  const { value, die } = slot;
  const undone = die?.undone ?? [];
  return (
    <span class="woelfe-worth" aria-hidden="true">
      <span class="woelfe-value">{worthShown(slot, words, nameOf)}</span>
      {value !== null && slot.bees.length > 0 && (
        <span class="woelfe-sum">
          {die?.face}
          {slot.bees.map(({ face }) => faceNamed('Y', face, '')).join('')}
        </span>
      )}
      {undone.map(({ face }, nth) => (
        <span key={nth} class="woelfe-undone">
          <svg viewBox="0 0 100 100">
            <GoblinHead />
          </svg>
          <s>{faceNamed(die?.kind ?? 'W', face, '')}</s>
        </span>
      ))}
    </span>
  );
}

function worthShown({ worth, value, die }: Slot, words: WoelfeWords, nameOf: NameOf) {
  switch (worth) {
    case 'counts':
      return numberNamed(value ?? 0);
    case 'poisoned':
      return (
        <small>
          <svg viewBox="0 0 100 100">
            <Emblem kind="M" />
          </svg>
          {words.slot.poisoned}
        </small>
      );
    case 'symbol':
      return (
        <svg viewBox="0 0 100 100">
          <Emblem kind="M" />
        </svg>
      );
    case 'bee':
      return die?.at === null || die === null ? '' : <small>{words.slot.laidAt(nameOf(die.at))}</small>;
    default:
      return '';
  }
}
