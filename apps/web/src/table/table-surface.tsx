import { language } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { ActionBar } from './action-bar.tsx';
import { ClockRing } from './clock-ring.tsx';
import type { Desk } from './desk.ts';
import { InviteCodes } from './invite-codes.tsx';
import { LogList } from './log-list.tsx';
import type { TablePlay } from './play.ts';
import { DeskSeat, Seats } from './seats.tsx';
import { StatusBar } from './status-bar.tsx';
import { tableWords } from './words/table-words.ts';

export type TableSurfaceProps = {
  readonly desk: Desk;
  readonly driven: TablePlay;
  readonly status: string;
  readonly lines: readonly string[];
  readonly lapsesAt: number | null;
};

/** The table itself: the sentence on top, everybody around the board, the own hand and actions at the bottom. */
export function TableSurface({ desk, driven, status, lines, lapsesAt }: TableSurfaceProps) {
  const words = useWords(tableWords).table;
  const { play } = driven;
  const { Board } = desk.ui;
  const view = play.view.value;
  const isAsked = driven.isAsked.value && play.scene.value === null;
  return (
    <>
      <StatusBar
        sentence={status}
        isAsked={isAsked}
        isWatching={play.eye === 'table'}
        onMenu={() => desk.open('menu')}
      >
        <ClockRing lapsesAt={lapsesAt} />
      </StatusBar>
      <Seats desk={desk} view={view} eye={play.eye} />
      <main class="board-place" aria-label={words.board} onClick={() => driven.skip()}>
        <h1 class="visually-hidden">{desk.ui.game.words[language.value].name}</h1>
        <Board play={play} />
      </main>
      <OwnSide desk={desk} driven={driven} />
      <Aside desk={desk} lines={lines} isWatching={play.eye === 'table'} />
    </>
  );
}

/** What lies nearest: the own seat, the hand, and what can be done. */
function OwnSide({ desk, driven }: { desk: Desk; driven: TablePlay }) {
  const words = useWords(tableWords).table;
  const { play } = driven;
  const { Hand } = desk.ui;
  const draft = play.draft.value;
  const gameWords = desk.ui.game.words[language.value];
  const inWords = draft === null ? null : gameWords.move(draft, play.view.value, play.nameOf);
  return (
    <section class="own-side" aria-label={words.hand}>
      {play.eye !== 'table' && (
        <>
          <div class="own-seat">
            <DeskSeat desk={desk} view={play.view.value} seat={play.eye} isOwn />
          </div>
          <div class="own-hand">
            <Hand play={play} />
          </div>
        </>
      )}
      <ActionBar table={driven} move={inWords} open={desk.open} />
    </section>
  );
}

type AsideProps = { readonly desk: Desk; readonly lines: readonly string[]; readonly isWatching: boolean };

/** Beside a wide table: the log, and for a screen in the room the way to join. */
function Aside({ desk, lines, isWatching }: AsideProps) {
  const words = useWords(tableWords);
  return (
    <aside class="table-aside" aria-label={words.log.title}>
      {isWatching && desk.host.kind === 'server' && (
        <div class="aside-invite">
          <InviteCodes desk={desk} />
        </div>
      )}
      <h2 class="aside-title">{words.log.title}</h2>
      <LogList lines={lines} fresh={3} />
    </aside>
  );
}
