import type { Seat } from '@rudel/kernel';
import { Icon } from '@rudel/ui/icon';
import type { FreeLine } from '@rudel/ui/play';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { listed } from '@rudel/ui/words';
import type { Drawing } from '../drawing.ts';
import type { Entry } from '../logic/thread.ts';
import { dayWords } from '../words/day-words.ts';
import { SpokenLine } from './spoken-line.tsx';

type EntryLineProps = {
  readonly drawing: Drawing;
  readonly entry: Entry;
  readonly day: number;
  /** Whether one can agree with it here. */
  readonly canEcho?: boolean;
};

/** One entry of a day's thread. */
export function EntryLine({ drawing, entry, day, canEcho = true }: EntryLineProps) {
  if (entry.kind === 'free') return <FreeText line={entry.line} />;
  const { spoken, joined, against } = entry;
  const words = dayWords[drawing.play.language.value].talk;
  return (
    <SpokenLine drawing={drawing} spoken={spoken} day={day} canEcho={canEcho}>
      <Joined drawing={drawing} sign="+" told={words.joined} seats={joined} />
      <Joined drawing={drawing} sign="−" told={words.against} seats={against} />
    </SpokenLine>
  );
}

type JoinedProps = {
  readonly drawing: Drawing;
  readonly sign: string;
  readonly told: (names: string) => string;
  readonly seats: readonly Seat[];
};

/** Who has said the same, or the contrary: how many, and whose badges. */
function Joined({ drawing, sign, told, seats }: JoinedProps) {
  if (seats.length === 0) return null;
  return (
    <span class="lupus-joined" data-sign={sign}>
      <b aria-hidden="true">
        {sign}
        {seats.length}
      </b>
      <span class="visually-hidden"> {told(listed(seats.map(drawing.play.nameOf)))}</span>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} size={18} label="" />
      ))}
    </span>
  );
}

/** Something in free text: text, and nothing but text. */
function FreeText({ line: { seat, name, text } }: { readonly line: FreeLine }) {
  return (
    <div class="lupus-spoken-line" data-kind="free">
      {seat === null ? <Icon name="eye" size={24} /> : <SeatBadge seat={seat} size={26} label="" />}
      <p>
        <span class="lupus-spoken-by">
          <bdi>{name}</bdi>:
        </span>{' '}
        <span dir="auto">{text}</span>
      </p>
    </div>
  );
}
