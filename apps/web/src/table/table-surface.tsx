import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TablePlay } from '@rudel/session/table-play';
import { nearestTo } from '@rudel/ui/arrangement';
import { lazyPart } from '@rudel/ui/lazy-part';
import type { AnyPlay } from '@rudel/ui/play';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { ActionBar } from './action-bar.tsx';
import type { Desk } from './desk.ts';
import { isGuided } from './guided.tsx';
import { mayBeHinted } from './hint/may-be-hinted.ts';
import { LazyInviteCodes } from './lazy-invite-codes.ts';
import { LogList } from './log-list.tsx';
import { Saying } from './saying.tsx';
import { DeskSeat, Seats } from './seats.tsx';
import { hasSigns } from './signs/has-signs.ts';
import { StatusBar } from './status-bar.tsx';
import { TalkBeside } from './talk/talk-beside.tsx';
import { hasTalk } from './talk/why-not-talk.ts';
import { tableWords } from './words/table-words.ts';

/** Most tables have no clock. */
const ClockRing = lazyPart(async () => (await import('./clock-ring.tsx')).ClockRing);

const HowItGoes = lazyPart(async () => (await import('./how-it-goes.tsx')).HowItGoes);

/** Nobody throws signs alone. */
const ThrowSign = lazyPart(async () => (await import('./signs/throw-sign.tsx')).ThrowSign);

const WatchersCall = lazyPart(async () => (await import('./watchers-call.tsx')).WatchersCall);

/** For whoever watches: what was said or happened last. */
const VoiceCaption = lazyPart(
  async () => (await import('../voice/voice-caption.tsx')).VoiceCaption,
  <p class="caption" />,
);

export type TableSurfaceProps = {
  readonly desk: Desk;
  readonly driven: TablePlay;
  readonly status: string;
  readonly lines: readonly string[];
  readonly lapsesAt: number | null;
  /** What stands on top instead of the sentence, where something else says what to do. */
  readonly top?: ComponentChildren;
};

/** The table itself: the sentence on top, everybody around the board, one's own hand and actions at the bottom. */
export function TableSurface({ desk, driven, status, lines, lapsesAt, top }: TableSurfaceProps) {
  const words = useWords(tableWords).table;
  const { play } = driven;
  const { Board } = desk.ui.table;
  const view = play.view.value;
  const isAsked = driven.isAsked.value && play.stage.scene.value === null;
  const isPast = isPastIn(play);
  return (
    <>
      {top ?? (
        <StatusBar
          sentence={status}
          isAsked={isAsked}
          isWatching={play.eye === 'table'}
          onMenu={() => desk.open('menu')}
        >
          {lapsesAt !== null && <ClockRing lapsesAt={lapsesAt} />}
        </StatusBar>
      )}
      {desk.ui.table.hasOwnSeats !== true && <Seats desk={desk} view={view} eye={play.eye} isPast={isPast} />}
      <main id="content" class="board-place" aria-label={words.board} onClick={() => driven.skip()}>
        <h1 class="visually-hidden">{desk.ui.game.words[language.value].name}</h1>
        <Board play={play} />
      </main>
      <OwnSide desk={desk} driven={driven} lines={lines} />
      <Aside desk={desk} lines={lines} isWatching={play.eye === 'table'} />
    </>
  );
}

/** Whether what is drawn is over: whoever was asked then is not asked now. */
const isPastIn = (play: AnyPlay): boolean => play.stage.readSoFar.value !== null;

type OwnSideProps = { readonly desk: Desk; readonly driven: TablePlay; readonly lines: readonly string[] };

/** What lies nearest: a seat, its hand, and what can be done; for spectators, the last line of the log. */
function OwnSide({ desk, driven, lines }: OwnSideProps) {
  const words = useWords(tableWords).table;
  const { play } = driven;
  const isWatching = play.eye === 'table';
  const { Hand } = desk.ui.table;
  const { move, verb } = useDraftInWords(desk, driven);
  const isPast = isPastIn(play);
  const mayBeNew = mayBeNewIn(desk, isWatching);
  const last = isPast ? undefined : lines.at(-1);
  return (
    <section class="own-side" aria-label={isWatching ? words.actions : words.hand}>
      {desk.ui.table.hasOwnSeats !== true && (
        <div class="own-seat">
          <DeskSeat
            desk={desk}
            view={play.view.value}
            seat={nearestTo(play.eye)}
            isOwn={!isWatching}
            isPast={isPast}
          />
        </div>
      )}
      <div class="own-hand">
        {isWatching ? <VoiceCaption desk={desk} driven={driven} last={last} /> : <Hand play={play} />}
      </div>
      <div class="own-acts">
        {isWatching && <WatchersCall desk={desk} />}
        {!isWatching && <Saying move={move} hint={play.choice.hint.value} last={last} />}
        <ActionBar
          table={driven}
          move={move}
          verb={verb}
          standing={standingInWords(desk, driven)}
          open={desk.open}
          offer={mayBeNew ? <HowItGoes desk={desk} isMoving={driven.isSending.value} /> : null}
          unread={hasTalk(desk) ? desk.unread.count.value : null}
          hasChat={hasChat(desk, isWatching)}
          signs={!isWatching && hasSigns(desk) ? <ThrowSign desk={desk} /> : null}
          hasHints={hasHintsIn(desk, driven)}
        />
      </div>
    </section>
  );
}

/** Whether there is anybody to chat with from here. */
const hasChat = (desk: Desk, isWatching: boolean): boolean =>
  desk.isLesson !== true && (!isWatching || hasTalk(desk));

/** Whether a hint may be asked for when a move is to be made. */
const hasHintsIn = (desk: Desk, { play }: TablePlay): boolean =>
  play.choice.legal.value.length > 0 && mayBeHinted(desk, play.view.value);

/** Whether newcomers are offered how it goes; a lesson is a way in itself, and so is a match with a guide. */
const mayBeNewIn = (desk: Desk, isWatching: boolean): boolean =>
  !isWatching && desk.isLesson !== true && desk.ui.Summary !== undefined && !isGuided(desk);

type DraftInWords = { readonly move: string | null; readonly verb: string | null };

/** The draft in words, as it was meant: the table may have moved on while it is on its way. */
function useDraftInWords({ ui }: Desk, { play }: TablePlay): DraftInWords {
  const draft = play.choice.draft.value;
  const view = useMemo(() => play.view.peek(), [draft]);
  if (draft === null) return { move: null, verb: null };
  const words = ui.game.words[language.value];
  return { move: words.move(draft, view, play.nameOf), verb: words.verb?.(draft, view) ?? null };
}

function standingInWords({ ui }: Desk, { play }: TablePlay): string | null {
  const wish = play.wish?.wish.value ?? null;
  return wish === null ? null : (ui.wishes?.told(wish, language.value) ?? null);
}

type AsideProps = { readonly desk: Desk; readonly lines: readonly string[]; readonly isWatching: boolean };

/** Beside a wide table: the log, and for a screen in the room the way to join. */
function Aside({ desk, lines, isWatching }: AsideProps) {
  const words = useWords(tableWords);
  return (
    <aside class="table-aside" aria-label={words.log.title}>
      {isWatching && desk.host.kind === 'server' && (
        <div class="aside-invite">
          <LazyInviteCodes desk={desk} />
        </div>
      )}
      <h2 class="aside-title">{words.log.title}</h2>
      <LogList lines={lines} fresh={3} />
      <TalkBeside desk={desk} />
    </aside>
  );
}
