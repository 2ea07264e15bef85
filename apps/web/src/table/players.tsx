import './players.css';
import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { SeatDoc, WatcherDoc } from '@rudel/protocol';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SeatBadge } from '../ui/seat-badge.tsx';
import { useWords } from '../words/words.ts';
import type { Desk } from './desk.ts';
import { HandoverCode } from './handover-code.tsx';
import { HostPowers } from './host-powers.tsx';
import type { Asking } from './host-powers.tsx';
import { maySit } from './may-sit.ts';
import { roleAtTable } from './names.ts';
import { Question } from './question.tsx';
import { playersWords } from './words/players-words.ts';
import { tableWords } from './words/table-words.ts';
import type { TableWords } from './words/table-words.ts';

function aboutSeat(doc: SeatDoc, words: TableWords): string {
  if (doc.kind === 'open') return '';
  if (doc.kind === 'bot') return `${words.seat.bot} · ${words.seat.levels[doc.level] ?? doc.level}`;
  if (doc.standIn !== null) return words.seat.standIn;
  if (doc.away) return words.seat.away;
  return doc.handedOver === true ? words.seat.handedOver : '';
}

type NameProps = {
  readonly name: string;
  readonly about: string;
  readonly isMe: boolean;
  readonly isHost: boolean;
};

function Name({ name, about, isMe, isHost }: NameProps) {
  const words = useWords(tableWords);
  return (
    <div class="player-text">
      <strong class="player-name">
        <bdi>{name}</bdi>
        {isMe && ` (${words.table.you})`}
        {isHost && <Icon name="crown" size={16} label={words.seat.host} />}
      </strong>
      {about !== '' && <span class="player-about">{about}</span>}
    </div>
  );
}

function SitButton({ desk, seat, isBot }: { desk: Desk; seat: Seat; isBot: boolean }) {
  const words = useWords(playersWords);
  return (
    <Button icon="person" onClick={() => void desk.wish({ kind: 'sit', seat })}>
      {isBot ? words.takeBot : words.sit}
    </Button>
  );
}

type Ask = (asking: Asking) => void;
type SeatRowProps = { readonly desk: Desk; readonly seat: Seat; readonly doc: SeatDoc; readonly ask: Ask };

/** The person who owns a seat; null for bots and free seats. */
const ownerOf = (doc: SeatDoc): (SeatDoc & { readonly kind: 'person' }) | null =>
  doc.kind === 'person' ? doc : null;

function SeatRow({ desk, seat, doc, ask }: SeatRowProps) {
  const words = useWords(tableWords);
  const you = desk.session.you.value;
  const owner = ownerOf(doc);
  const isMe = owner !== null && owner.person === you?.person;
  return (
    <li class="player-row">
      <SeatBadge seat={seat} size={40} label={words.table.nameless(seat + 1)} />
      <Name
        name={doc.kind === 'open' ? words.table.openSeat : doc.name}
        about={aboutSeat(doc, words)}
        isMe={isMe}
        isHost={owner?.person === desk.table.host}
      />
      {owner === null && maySit(desk.table, you?.person, seat) && (
        <SitButton desk={desk} seat={seat} isBot={doc.kind === 'bot'} />
      )}
      {owner !== null && !isMe && (
        <HostPowers desk={desk} named={owner} awaySeat={owner.away ? seat : null} ask={ask} />
      )}
    </li>
  );
}

function Watchers({ desk, ask }: { desk: Desk; ask: Ask }) {
  const words = useWords(playersWords);
  const { away } = useWords(tableWords).seat;
  const { watchers, host } = desk.table;
  if (watchers.length === 0) return null;
  const aboutWatcher = (watcher: WatcherDoc): string => {
    if (watcher.away) return away;
    if (watcher.late === true) return words.late;
    return watcher.seen === undefined ? '' : words.seen(watcher.seen + 1);
  };
  return (
    <>
      <h3>{words.watchers}</h3>
      <ul class="player-list">
        {watchers.map((watcher) => (
          <li key={watcher.person} class="player-row">
            <Icon name="eye" />
            <Name
              name={watcher.name}
              about={aboutWatcher(watcher)}
              isMe={watcher.person === desk.session.you.value?.person}
              isHost={watcher.person === host}
            />
            {watcher.person !== host && <HostPowers desk={desk} named={watcher} awaySeat={null} ask={ask} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everybody at the table, and what the host may do about them. */
export function Players({ desk }: { desk: Desk }) {
  const words = useWords(playersWords);
  const { cancel } = useWords(tableWords).ask;
  const [asking, ask] = useState<Asking>(null);
  if (asking?.kind === 'link') {
    return <HandoverCode desk={desk} seat={asking.seat} hint={words.linkHint(asking.named.name)} />;
  }
  if (asking?.kind === 'kick') {
    const { person, name } = asking.named;
    return (
      <Question
        text={`${words.kickTitle(name)} ${words.kickAsk[roleAtTable(desk.table, person)]}`}
        yes={words.kick}
        no={cancel}
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
        {desk.table.seats.map((doc, seat) => (
          <SeatRow key={seat} desk={desk} seat={seat} doc={doc} ask={ask} />
        ))}
      </ul>
      <Watchers desk={desk} ask={ask} />
    </div>
  );
}
