import './players.css';
import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { SeatDoc, WatcherDoc } from '@rudel/protocol';
import { nameAt, roleAtTable } from '@rudel/session/people';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { useWords } from '@rudel/ui/words';
import { isHosting } from './desk.ts';
import type { Desk } from './desk.ts';
import { HandoverCode } from './handover-code.tsx';
import { HostPowers } from './host-powers.tsx';
import type { Asking } from './host-powers.tsx';
import { closedIn, outOfPlayIn, toldMoreIn, wayToSeat } from './may-sit.ts';
import type { WayToSeat } from './may-sit.ts';
import { Question } from './question.tsx';
import { RequestAnswers, isRequest } from './seat-requests.tsx';
import { asOwnDoing } from './use-seat-news.ts';
import { menuWords } from './words/menu-words.ts';
import { playersWords } from './words/players-words.ts';
import { requestWords } from './words/request-words.ts';
import { tableWords } from './words/table-words.ts';
import type { TableWords } from './words/table-words.ts';

function aboutSeat(doc: SeatDoc, words: TableWords): string {
  if (doc.kind === 'open') return '';
  if (doc.kind === 'bot') return `${words.seat.bot} · ${words.seat.levels[doc.level] ?? doc.level}`;
  if (doc.standIn !== null) return words.seat.standIn;
  const about = [doc.program === true ? words.seat.program : '', doc.away ? words.seat.away : ''];
  return about.filter((text) => text !== '').join(' · ');
}

/** Who else may know what a seat hides. */
function marksOf(doc: SeatDoc, handedOver: string, steppedIn: { person: string; bot: string }): string {
  if (doc.kind === 'open') return '';
  const marks = [
    doc.handedOver === true ? handedOver : '',
    doc.steppedIn === true ? steppedIn[doc.kind] : '',
  ];
  return marks.filter((mark) => mark !== '').join(' · ');
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

type SeatWayProps = {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly doc: SeatDoc;
  readonly way: WayToSeat;
};

/** The way to a seat that nobody owns, for whoever watches. */
function SeatWay({ desk, seat, doc, way }: SeatWayProps) {
  const [words, requests] = [useWords(playersWords), useWords(requestWords)];
  if (way === null) return null;
  if (way === 'sit' || doc.kind !== 'bot') {
    return (
      <Button icon="person" onClick={() => void desk.wish({ kind: 'sit', seat })}>
        {doc.kind === 'bot' ? words.takeBot : words.sit}
      </Button>
    );
  }
  if (way === 'ask') {
    return (
      <Button icon="person" onClick={() => void desk.wish({ kind: 'ask', seat })}>
        {requests.ask(doc.name)}
      </Button>
    );
  }
  return (
    <div class="player-request">
      <span role="status">{requests.asked}</span>
      <Button onClick={() => void asOwnDoing(async () => desk.wish({ kind: 'unask' }))}>
        {requests.takeBack}
      </Button>
    </div>
  );
}

type Ask = (asking: Asking) => void;
type SeatRowProps = { readonly desk: Desk; readonly seat: Seat; readonly doc: SeatDoc; readonly ask: Ask };

/** The person who owns a seat; null for bots and free seats. */
const ownerOf = (doc: SeatDoc): (SeatDoc & { readonly kind: 'person' }) | null =>
  doc.kind === 'person' ? doc : null;

/** What there is to know about a seat besides whose it is. */
function useAbout({ desk, seat, doc }: Omit<SeatRowProps, 'ask'>): string {
  const words = useWords(tableWords);
  const { steppedIn, out } = useWords(requestWords);
  const gone = outOfPlayIn(desk.ui.game.player, desk.session.match.value?.view);
  const about = [
    aboutSeat(doc, words),
    gone.includes(seat) ? out : '',
    marksOf(doc, words.seat.handedOver, steppedIn),
  ];
  return about.filter((text) => text !== '').join(' · ');
}

function SeatRow({ desk, seat, doc, ask }: SeatRowProps) {
  const words = useWords(tableWords);
  const you = desk.session.you.value;
  const { player } = desk.ui.game;
  const view = desk.session.match.value?.view;
  const about = useAbout({ desk, seat, doc });
  const owner = ownerOf(doc);
  const isMe = owner !== null && owner.person === you?.person;
  return (
    <li class="player-row">
      <SeatBadge seat={seat} size={40} label={words.table.nameless(seat + 1)} />
      <Name
        name={doc.kind === 'open' ? words.table.openSeat : doc.name}
        about={about}
        isMe={isMe}
        isHost={owner?.person === desk.table.host}
      />
      {owner === null && (
        <SeatWay
          desk={desk}
          seat={seat}
          doc={doc}
          way={wayToSeat(desk.table, you?.person, seat, closedIn(player, view))}
        />
      )}
      {owner !== null && !isMe && (
        <HostPowers
          desk={desk}
          named={owner}
          awaySeat={owner.away && !toldMoreIn(player, view).includes(seat) ? seat : null}
          ask={ask}
        />
      )}
    </li>
  );
}

function Watchers({ desk, ask }: { desk: Desk; ask: Ask }) {
  const [words, requests] = [useWords(playersWords), useWords(requestWords)];
  const { away, program } = useWords(tableWords).seat;
  const { watchers, host } = desk.table;
  if (watchers.length === 0) return null;
  const aboutWatcher = (watcher: WatcherDoc): string => {
    if (watcher.program === true) return program;
    if (watcher.away) return away;
    if (watcher.asks !== undefined) return requests.wants(nameAt(desk.table, watcher.asks) ?? '');
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
            {isHosting(desk) && isRequest(watcher) && (
              <div class="player-request">
                <RequestAnswers desk={desk} request={watcher} />
              </div>
            )}
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
  const { cancel } = useWords(menuWords).ask;
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
