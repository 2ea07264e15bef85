import './lobby.css';
import './lobby-screen.css';
import './seat-dialog.css';
import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { TableDoc } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import type { Session } from '@rudel/session/session';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { useWords } from '@rudel/ui/words';
import { LinkBanner } from '../../table/link-banner.tsx';
import { shellWords } from '../../words/shell-words.ts';
import { GamePicture } from '../game-picture.tsx';
import { gameName, idOfHead } from '../games.ts';
import { PageHead } from '../page-head.tsx';
import { withMarks } from '../seat-marks.ts';
import { SeatRing } from '../seat-ring.tsx';
import { HostPanel } from './host-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { spotOf } from './lobby-spots.ts';
import { ReadyBar } from './ready-bar.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { useLobby } from './use-lobby.ts';
import type { Lobby as LobbyState } from './use-lobby.ts';
import { Watchers } from './watchers.tsx';

export type LobbyProps = { session: Session; host: Host; ui: AnyGameUi; table: TableDoc };

/** A table before its first match: who sits where, how to come here, and the start. */
export function Lobby(props: LobbyProps) {
  const lobby = useLobby(props);
  const link = props.session.link.value;
  const isScreen = lobby.you?.seat === null && !lobby.isHost;
  return (
    <div class={isScreen ? 'lobby lobby-screen' : 'lobby'}>
      <PageHead />
      <LinkBanner link={link} table={props.table} />
      <main class="page lobby-main" id="content">
        <LobbyHead lobby={lobby} />
        <LobbyTable lobby={lobby} />
        <InvitePanel lobby={lobby} />
        <div class="lobby-side">
          <HostPanel lobby={lobby} />
          <Watchers lobby={lobby} />
        </div>
      </main>
      <ReadyBar lobby={lobby} />
    </div>
  );
}

function LobbyHead({ lobby }: { lobby: LobbyState }) {
  const words = useWords(shellWords);
  const id = idOfHead(lobby.table.game);
  const name = gameName(id);
  return (
    <header class="lobby-head">
      <h1 tabIndex={-1}>{lobby.isHost ? words.lobbyOwn(name) : words.lobbyTitle(name, lobby.hostName)}</h1>
    </header>
  );
}

function LobbyTable({ lobby }: { lobby: LobbyState }) {
  const words = useWords(shellWords);
  const [asked, setAsked] = useState<Seat | null>(null);
  const { table, ui, you } = lobby;
  const parsed = ui.game.options.parse(table.options);
  return (
    <section class="lobby-table" aria-label={words.seats}>
      <SeatRing
        spots={withMarks(
          table.seats.map((seat) => spotOf(words, seat, lobby)),
          ui,
          parsed.ok ? parsed.value : {},
        )}
        nearest={you?.seat ?? 0}
        nextSits={ui.table.nextSits ?? 'left'}
        teams={ui.score.teamsOf(table.seats.length)}
        onPick={(seat) => {
          if (table.seats[seat]?.kind === 'open' && !lobby.isHost) void lobby.wish({ kind: 'sit', seat });
          else setAsked(seat);
        }}
        seatName={(seat) => words.seatNumber(seat + 1)}
      >
        <GamePicture game={idOfHead(table.game)} />
      </SeatRing>
      <SeatDialog lobby={lobby} seat={asked} onClose={() => setAsked(null)} />
    </section>
  );
}
