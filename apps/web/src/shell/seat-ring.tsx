import './seat-ring.css';
import './many-seats.css';
import type { ComponentChildren } from 'preact';
import type { Seat } from '@rudel/kernel';
import { Icon } from '@rudel/ui/icon';
import type { IconName } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';

/** What stands at one place of the table. */
export type Spot = {
  readonly kind: 'open' | 'bot' | 'person';
  readonly title: string;
  readonly note?: string;
  /** What the seat will be in the match to come. */
  readonly mark?: string;
  readonly sign?: IconName;
  /** What the sign means, where the words beside it do not say it. */
  readonly signLabel?: string;
  readonly isMe?: boolean;
  readonly faded?: boolean;
};

export type SeatRingProps = {
  spots: readonly Spot[];
  /** The seat drawn nearest. */
  nearest: Seat;
  nextSits: 'left' | 'right';
  teams: readonly (readonly Seat[])[];
  onPick?: ((seat: Seat) => void) | undefined;
  /** A seat by its number, for those who hear it. */
  seatName: (seat: Seat) => string;
  children?: ComponentChildren;
};

type Point = { readonly x: number; readonly y: number };

const reach = 50;
const crowdFrom = 9;
const manyFrom = 7;

function classOf(count: number): string {
  if (count >= crowdFrom) return 'seat-ring seat-ring-crowd';
  return count >= manyFrom ? 'seat-ring seat-ring-many' : 'seat-ring';
}

/** Where a seat is drawn, in percent of the table. */
function placeOf(seat: Seat, { spots, nearest, nextSits }: SeatRingProps): Point {
  const count = spots.length;
  const steps = (seat - nearest + count) % count;
  const turn = (nextSits === 'right' ? -1 : 1) * ((steps / count) * 2 * Math.PI);
  const angle = Math.PI / 2 + turn;
  return { x: 50 + Math.cos(angle) * reach, y: 50 + Math.sin(angle) * reach };
}

const dashes = ['none', '2 7', '10 6', '1 10'];

/** Who wins together is tied together across the table. */
function Ties(props: SeatRingProps) {
  const together = props.teams.filter((team) => team.length > 1 && team.length < props.spots.length);
  return (
    <svg class="seat-ring-ties" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {together.map((team, at) => (
        <polygon
          key={team.join(' ')}
          points={team.map((seat) => Object.values(placeOf(seat, props)).join(',')).join(' ')}
          stroke-dasharray={dashes[at % dashes.length]}
          vector-effect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function Note({ text }: { text: string }) {
  return (
    <span class="spot-note">
      <span class="visually-hidden">, </span>
      {text}
    </span>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <span class="spot-mark">
      <Icon name="book" size={16} />
      <span>
        <span class="visually-hidden">, </span>
        {text}
      </span>
    </span>
  );
}

function SpotButton({ seat, spot, props }: { seat: Seat; spot: Spot; props: SeatRingProps }) {
  const { x, y } = placeOf(seat, props);
  const { onPick } = props;
  const classes = [
    'spot',
    `spot-${spot.kind}`,
    spot.isMe === true && 'spot-me',
    spot.faded === true && 'spot-faded',
  ];
  const inside = (
    <>
      <SeatBadge
        seat={seat}
        size={props.spots.length >= crowdFrom ? 44 : 64}
        label=""
        empty={spot.kind === 'open'}
      />
      <span class="visually-hidden">{props.seatName(seat)}: </span>
      <span class="spot-title">
        {spot.sign !== undefined && <Icon name={spot.sign} size={16} />}
        <span>{spot.title}</span>
      </span>
      {spot.signLabel !== undefined && <span class="visually-hidden">, {spot.signLabel}</span>}
      {spot.note !== undefined && <Note text={spot.note} />}
      {spot.mark !== undefined && <Mark text={spot.mark} />}
    </>
  );
  const shared = { class: classes.filter(Boolean).join(' '), style: { left: `${x}%`, top: `${y}%` } };
  return onPick === undefined ? (
    <div {...shared}>{inside}</div>
  ) : (
    <button type="button" {...shared} onClick={() => onPick(seat)}>
      {inside}
    </button>
  );
}

/** Where names have no room around the table they stand below it; the seats themselves are read aloud with theirs. */
function Names({ spots }: { spots: readonly Spot[] }) {
  return (
    <ol class="seat-ring-names" aria-hidden="true">
      {spots.map((spot, seat) => (
        <li key={seat} class={spot.kind === 'open' ? 'seat-ring-free' : ''}>
          <b>{seat + 1}</b> {spot.mark !== undefined && <Icon name="book" size={14} />} {spot.title}
          {spot.mark !== undefined && <strong> · {spot.mark}</strong>}
        </li>
      ))}
    </ol>
  );
}

/** The table from above with its seats around it. */
export function SeatRing(props: SeatRingProps) {
  const crowd = props.spots.length >= crowdFrom;
  return (
    <div class={classOf(props.spots.length)}>
      <div class="seat-ring-table">
        <Ties {...props} />
        <div class="seat-ring-middle">{props.children}</div>
        {props.spots.map((spot, seat) => (
          <SpotButton key={seat} seat={seat} spot={spot} props={props} />
        ))}
      </div>
      {crowd && <Names spots={props.spots} />}
    </div>
  );
}
