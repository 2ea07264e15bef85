import './players.css';
import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { PersonId, SeatDoc } from '@rudel/protocol';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SeatBadge } from '../ui/seat-badge.tsx';
import { showToast } from '../ui/toast.tsx';
import { useWords } from '../words/words.ts';
import { isHosting } from './desk.ts';
import type { Desk } from './desk.ts';
import { HandoverCode } from './handover-code.tsx';
import { Question } from './question.tsx';
import { tableWords } from './words/table-words.ts';

type Named = { readonly person: PersonId; readonly name: string };
type Asking = { readonly kick: Named } | { readonly link: Named; readonly seat: Seat } | null;

type PowersProps = {
  readonly desk: Desk;
  readonly named: Named;
  /** The seat of somebody away, for whom the host may make a fresh link. */
  readonly awaySeat: Seat | null;
  readonly ask: (asking: Asking) => void;
};

/** What the host may do about somebody. */
function Powers({ desk, named, awaySeat, ask }: PowersProps) {
  const words = useWords(tableWords).players;
  const pass = async (): Promise<void> => {
    if (await desk.wish({ kind: 'host', person: named.person }))
      showToast({ text: words.passed(named.name), tone: 'good' });
  };
  return (
    <div class="player-powers">
      {awaySeat !== null && desk.host.kind === 'server' && (
        <Button icon="link" onClick={() => ask({ link: named, seat: awaySeat })}>
          {words.link}
        </Button>
      )}
      <Button icon="crown" onClick={() => void pass()}>
        {words.pass}
      </Button>
      <Button icon="door" onClick={() => ask({ kick: named })}>
        {words.kick}
      </Button>
    </div>
  );
}

function describe(doc: SeatDoc, words: (typeof tableWords)['en']): string {
  if (doc.kind === 'open') return words.table.openSeat;
  if (doc.kind === 'bot') return `${words.seat.bot} · ${doc.level}`;
  if (doc.standIn !== null) return words.seat.standIn;
  if (doc.away) return words.seat.away;
  return doc.handedOver === true ? words.seat.handedOver : '';
}

type RowProps = {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly doc: SeatDoc;
  ask: (asking: Asking) => void;
};

function SeatRow({ desk, seat, doc, ask }: RowProps) {
  const words = useWords(tableWords);
  const you = desk.session.you.value;
  const isMe = doc.kind === 'person' && doc.person === you?.person;
  const maySit = you?.seat === null && doc.kind !== 'person';
  return (
    <li class="player-row">
      <SeatBadge seat={seat} size={40} label={words.table.nameless(seat + 1)} />
      <div class="player-text">
        <strong class="player-name">
          <bdi>{doc.kind === 'open' ? words.table.openSeat : doc.name}</bdi>
          {isMe && ` (${words.table.you})`}
          {doc.kind === 'person' && doc.person === desk.table.host && (
            <Icon name="crown" size={16} label={words.seat.host} />
          )}
        </strong>
        {doc.kind !== 'open' && <span class="player-about">{describe(doc, words)}</span>}
      </div>
      {maySit && (
        <Button icon="person" onClick={() => void desk.wish({ kind: 'sit', seat })}>
          {doc.kind === 'bot' ? words.players.takeBot : words.players.sit}
        </Button>
      )}
      {doc.kind === 'person' && !isMe && isHosting(desk) && (
        <Powers desk={desk} named={doc} awaySeat={doc.away ? seat : null} ask={ask} />
      )}
    </li>
  );
}

/** Everybody at the table, and what the host may do about them. */
export function Players({ desk }: { desk: Desk }) {
  const words = useWords(tableWords);
  const [asking, ask] = useState<Asking>(null);
  const { seats, watchers } = desk.table;
  if (asking !== null && 'link' in asking) {
    return <HandoverCode desk={desk} seat={asking.seat} hint={words.players.linkHint(asking.link.name)} />;
  }
  if (asking !== null) {
    const { person, name } = asking.kick;
    return (
      <Question
        text={`${words.ask.kickTitle(name)} ${words.ask.kick}`}
        yes={words.ask.kickNow}
        no={words.ask.cancel}
        onNo={() => ask(null)}
        onYes={() => {
          ask(null);
          void desk.wish({ kind: 'kick', person });
        }}
      />
    );
  }
  return (
    <div class="players">
      <ul class="player-list">
        {seats.map((doc, seat) => (
          <SeatRow key={seat} desk={desk} seat={seat} doc={doc} ask={ask} />
        ))}
      </ul>
      {watchers.length > 0 && <h3>{words.players.watchers}</h3>}
      <ul class="player-list">
        {watchers.map((watcher) => (
          <li key={watcher.person} class="player-row">
            <Icon name="eye" />
            <div class="player-text">
              <strong class="player-name">
                <bdi>{watcher.name}</bdi>
                {watcher.person === desk.table.host && (
                  <Icon name="crown" size={16} label={words.seat.host} />
                )}
              </strong>
              {watcher.away && <span class="player-about">{words.seat.away}</span>}
            </div>
            {isHosting(desk) && watcher.person !== desk.table.host && (
              <Powers desk={desk} named={watcher} awaySeat={null} ask={ask} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
