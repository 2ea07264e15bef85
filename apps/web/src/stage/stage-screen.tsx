import './stage.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { TableDoc } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import type { MatchNow, Session } from '@rudel/session/session';
import type { AnyGameUi, AnyStage } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import type { AnyPlay } from '@rudel/ui/play';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { Announcer } from '../table/announcer.tsx';
import { ClockRing } from '../table/clock-ring.tsx';
import { LinkBanner } from '../table/link-banner.tsx';
import { LogList, useTold } from '../table/log-list.tsx';
import { SignsInAir } from '../table/signs/signs-in-air.tsx';
import { useDesk } from '../table/use-desk.ts';
import { useRead } from '../table/use-read.ts';
import { useTablePlay } from '../table/use-table-play.ts';
import { tableWords } from '../table/words/table-words.ts';
import { crowdOf } from './crowd-of.ts';
import { Plate } from './plate.tsx';
import { StageFoot } from './stage-foot.tsx';
import { StageHand } from './stage-hand.ts';
import { StageKeys } from './stage-keys.tsx';

const PauseLayer = lazyPart(async () => (await import('../table/pause-layer.tsx')).PauseLayer);
const StageEnding = lazyPart(async () => (await import('./stage-ending.tsx')).StageEnding);

export type StageScreenProps = { readonly session: Session; readonly ui: AnyGameUi; readonly host: Host };

/** A match on a screen for everybody in the room: nobody sits, types or asks here. */
export function StageScreen({ session, ui, host }: StageScreenProps) {
  const words = useWords(tableWords);
  const table = session.table.value;
  const match = session.match.value;
  const stage = useStageOf(ui);
  if (table === null || match === null || stage === 'loading') {
    return (
      <main id="content" class="table-loading" aria-busy="true">
        <LinkBanner link={session.link.value} table={table} />
        <p role="status">{words.table.loading}</p>
      </main>
    );
  }
  return (
    <StageMatch key={match.match} {...{ session, ui, host, table, match }} stage={stage ?? usualStage(ui)} />
  );
}

/** A game without a stage of its own shows its table there. */
function usualStage({ table }: AnyGameUi): AnyStage {
  const { Board } = table;
  return { Scene: ({ play }) => <Board play={play} />, hasOwnSeats: table.hasOwnSeats === true };
}

/** What the game draws on a screen; null where it has nothing of its own, or where that does not come. */
function useStageOf(ui: AnyGameUi): AnyStage | null | 'loading' {
  const [stage, setStage] = useState<AnyStage | null | 'loading'>(ui.stage === undefined ? null : 'loading');
  useEffect(() => {
    ui.stage?.().then(setStage, () => setStage(null));
  }, [ui]);
  return stage;
}

type StageMatchProps = StageScreenProps & {
  readonly table: TableDoc;
  readonly match: MatchNow;
  readonly stage: AnyStage;
};

const nothing = (): void => {};

function StageMatch({ session, ui, host, table, match, stage }: StageMatchProps) {
  const desk = useDesk({ session, ui, host, table, open: nothing, openRule: nothing });
  const driven = useTablePlay(session, ui, match, nothing, null);
  const { play } = driven;
  const skip = useCallback(() => driven.skip(), [driven]);
  const lines = useTold(ui, useRead(session, driven), play.nameOf, play.eye);
  const status = play.stage.sentence.value ?? ui.game.words[language.value].status(driven.told, play.nameOf);
  const outcome = play.stage.scene.value === null ? session.outcome.value : null;
  const isAlone = stage.hasOwnSeats === true;
  const seats = table.seats.map((_, seat) => seat);
  return (
    <StageHand.Provider value={{ desk, driven }}>
      <div
        class="stage"
        data-game={ui.game.id}
        data-crowd={crowdOf(seats.length)}
        data-wide={isAlone}
        data-over={outcome !== null}
      >
        <StageTop name={ui.game.words[language.value].name} status={status} lapsesAt={match.lapsesAt} />
        <main id="content" class="stage-area" onClick={skip}>
          <Scene stage={stage} play={play} />
        </main>
        {!isAlone && <Plates seats={seats} />}
        <StageFoot desk={desk} driven={driven} last={lines.at(-1)} />
        {outcome !== null && <StageEnding desk={desk} outcome={outcome} nameOf={play.nameOf} />}
        <StageKeys session={session} table={table} skip={skip} />
        {table.paused !== undefined && <PauseLayer desk={desk} />}
        <SignsInAir session={session} />
        <LinkBanner link={session.link.value} table={table} />
        <Announcer lines={lines} status={status} isAsked={false} />
        <Unseen lines={lines} />
      </div>
    </StageHand.Provider>
  );
}

function Scene({ stage, play }: { readonly stage: AnyStage; readonly play: AnyPlay }) {
  const { Scene: Drawn } = stage;
  return <Drawn play={play} Plate={Plate} />;
}

type StageTopProps = {
  readonly name: string;
  readonly status: string;
  readonly lapsesAt: number | null;
};

/** From this many letters on, the sentence needs two lines. */
const long = 44;

/** What is going on, and how long it may take. */
function StageTop({ name, status, lapsesAt }: StageTopProps) {
  return (
    <header class="stage-top">
      <h1 class="stage-name">{name}</h1>
      <p class="stage-status" data-size={status.length > long ? 'long' : 'short'}>
        {status}
      </p>
      <div class="stage-clock">{lapsesAt !== null && <ClockRing lapsesAt={lapsesAt} />}</div>
    </header>
  );
}

function Plates({ seats }: { readonly seats: readonly Seat[] }) {
  const words = useWords(tableWords).table;
  return (
    <ul class="stage-seats" aria-label={words.seats}>
      {seats.map((seat) => (
        <li key={seat}>
          <Plate seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** Everything that happened, for whoever has the screen read to them; everybody else sees it happen. */
function Unseen({ lines }: { readonly lines: readonly string[] }) {
  return (
    <aside class="stage-log visually-hidden">
      <LogList lines={lines} />
    </aside>
  );
}
