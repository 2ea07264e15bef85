import './seats.css';
import type { AnyView, Seat } from '@rudel/kernel';
import type { SeatDoc, TableDoc } from '@rudel/protocol';
import { isPlayedByBot } from '@rudel/session/people';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { Icon } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { useWords } from '@rudel/ui/words';
import { tableWords } from './words/table-words.ts';
import type { TableWords } from './words/table-words.ts';

export type SeatCardProps = {
  readonly seat: Seat;
  readonly table: TableDoc;
  readonly view: AnyView;
  readonly ui: AnyGameUi;
  readonly isAsked: boolean;
  readonly isOwn?: boolean;
  /** What somebody there has just said. */
  readonly bubble: string | null;
};

function presenceOf(doc: SeatDoc, words: TableWords['seat']): string | null {
  if (doc.kind === 'bot') return words.bot;
  if (doc.kind === 'open') return null;
  if (doc.standIn !== null) return words.standIn;
  if (doc.away) return words.away;
  return doc.program === true ? words.bot : null;
}

function Presence({ doc, words }: { doc: SeatDoc; words: TableWords['seat'] }) {
  const text = presenceOf(doc, words);
  if (text === null) return null;
  return (
    <span class="seat-presence">
      <Icon name={isPlayedByBot(doc) ? 'bot' : 'clock'} size={15} />
      <span class="seat-presence-text">{text}</span>
    </span>
  );
}

/** A seat at the table: who sits there, whether it is their turn, and what the game says about it. */
export function SeatCard({ seat, table, view, ui, isAsked, isOwn = false, bubble }: SeatCardProps) {
  const words = useWords(tableWords);
  const doc = table.seats[seat] ?? { kind: 'open' };
  const name = doc.kind === 'open' ? words.table.openSeat : doc.name;
  const isHost = doc.kind === 'person' && doc.person === table.host;
  const isGone = doc.kind === 'person' && (doc.away || doc.standIn !== null);
  const { SeatNote } = ui.table;
  return (
    <div
      class="seat-card"
      data-asked={isAsked}
      data-own={isOwn}
      data-gone={isGone}
      data-seat-place={seat}
      style={{ '--seat': `var(--seat-${seat % 8})` }}
    >
      <SeatBadge seat={seat} size={38} label={words.table.nameless(seat + 1)} />
      <div class="seat-text">
        <span class="seat-name" title={name}>
          {isHost && <Icon name="crown" size={14} label={words.seat.host} />}
          <bdi class="seat-name-text">{name}</bdi>
          <Presence doc={doc} words={words.seat} />
          {isOwn && <span class="visually-hidden">({words.table.you})</span>}
          {isAsked && <span class="visually-hidden">{words.seat.turn}</span>}
        </span>
        <span class="seat-about">
          <span class="seat-note">
            <SeatNote view={view} seat={seat} />
          </span>
        </span>
      </div>
      {bubble !== null && (
        <span class="seat-bubble" role="status">
          {bubble}
        </span>
      )}
    </div>
  );
}
