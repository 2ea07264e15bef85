import './stage.css';
import './stage-lobby.css';
import type { Seat } from '@rudel/kernel';
import type { SeatDoc, TableDoc } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import { nameOfPerson } from '@rudel/session/people';
import type { Session } from '@rudel/session/session';
import { Icon } from '@rudel/ui/icon';
import { QrCode } from '@rudel/ui/qr-code';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { useWords } from '@rudel/ui/words';
import { useSharedOrigin } from '../host/shared-origin.ts';
import { GamePicture } from '../shell/game-picture.tsx';
import { gameName, idOfHead } from '../shell/games.ts';
import { shownCode } from '../shell/join/code.ts';
import { joinPath } from '../shell/route.ts';
import { LinkBanner } from '../table/link-banner.tsx';
import { crowdOf } from './crowd-of.ts';
import { StageKeys } from './stage-keys.tsx';
import { stageWords } from './stage-words.ts';

export type StageLobbyProps = { readonly session: Session; readonly table: TableDoc; readonly host: Host };

const nothing = (): void => {};

/** A table before its match on a screen for everybody: an invitation, and whoever has followed it. */
export function StageLobby({ session, table, host }: StageLobbyProps) {
  const words = useWords(stageWords);
  const game = idOfHead(table.game);
  const hostName = nameOfPerson(table, table.host) ?? '';
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <div class="stage-lobby lobby" data-crowd={crowdOf(table.seats.length)} data-game={game}>
      <div class="stage-lobby-picture" aria-hidden="true">
        <GamePicture game={game} />
      </div>
      <main class="stage-lobby-main" id="content">
        <h1 tabIndex={-1}>{words.invites(hostName, gameName(game))}</h1>
        <ul class="stage-guests">
          {table.seats.map((doc, seat) => (
            <Guest
              key={seat}
              seat={seat}
              doc={doc}
              isHost={doc.kind === 'person' && doc.person === table.host}
            />
          ))}
        </ul>
        <p class="stage-lobby-state" role="status">
          {open === 0 ? words.full(hostName) : words.waits(open)}
        </p>
      </main>
      {host.kind === 'server' && <Invitation table={table} hasSeats={open > 0} />}
      <StageKeys session={session} table={table} skip={nothing} />
      <LinkBanner link={session.link.value} table={table} />
    </div>
  );
}

type GuestProps = { readonly seat: Seat; readonly doc: SeatDoc; readonly isHost: boolean };

/** Whoever has come drops in with colour and glyph; a free seat shows its own, and waits. */
function Guest({ seat, doc, isHost }: GuestProps) {
  const words = useWords(stageWords);
  const isOpen = doc.kind === 'open';
  return (
    <li
      key={isOpen ? 'open' : doc.name}
      class="stage-guest"
      data-kind={doc.kind}
      data-away={doc.kind === 'person' && doc.away}
      style={{ '--seat': `var(--seat-${seat % 8})` }}
    >
      <SeatBadge seat={seat} empty={isOpen} />
      <bdi>{isOpen ? words.free : doc.name}</bdi>
      {doc.kind === 'bot' && <Icon name="bot" />}
      {isHost && <Icon name="crown" />}
    </li>
  );
}

type InvitationProps = { readonly table: TableDoc; readonly hasSeats: boolean };

/** The way here, large enough for the far end of the sofa. */
function Invitation({ table, hasSeats }: InvitationProps) {
  const words = useWords(stageWords);
  const { origin } = useSharedOrigin();
  const title = hasSeats ? words.join : words.watch;
  return (
    <aside class="stage-invitation" aria-label={title}>
      <p class="stage-invitation-title">{title}</p>
      <QrCode text={new URL(joinPath(table.invite), origin).href} label={title} />
      <p class="stage-invitation-where">{words.orAt(new URL(origin).host)}</p>
      <p class="stage-invitation-code">{shownCode(table.code)}</p>
    </aside>
  );
}
