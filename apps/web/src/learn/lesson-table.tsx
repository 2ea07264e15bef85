import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { rememberDone } from '@rudel/classroom/done-lessons';
import { Finger } from '@rudel/classroom/finger';
import { learnWords } from '@rudel/classroom/learn-words';
import { LessonBubble } from '@rudel/classroom/lesson-bubble';
import { LessonSession } from '@rudel/classroom/lesson-session';
import { nameless } from '@rudel/classroom/seat-name';
import type { AnyGame, AnyView, Open } from '@rudel/kernel';
import { isMeant } from '@rudel/lessons';
import type { Lesson, LessonStep } from '@rudel/lessons';
import { serverHost } from '@rudel/session/server-host';
import type { MatchNow } from '@rudel/session/session';
import type { TablePlay } from '@rudel/session/table-play';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lastInputWasKey } from '@rudel/ui/last-input';
import { guestName, language } from '@rudel/ui/settings';
import { browserSurroundings } from '@rudel/ui/surroundings';
import { useWords } from '@rudel/ui/words';
import { gameName } from '../shell/games.ts';
import { newTablePath } from '../shell/route.ts';
import type { Desk } from '../table/desk.ts';
import type { Choice } from '../table/move-groups.ts';
import type { Lent } from '../table/table-screen.tsx';
import { learnPath } from './learn-path.ts';

const ownName = (): string => guestName.peek().trim() || nameless;

export type LessonTableProps = {
  readonly rules: AnyGame;
  readonly ui: AnyGameUi;
  /** The parts of the table. */
  readonly lent: Lent;
  readonly lesson: Lesson;
  readonly number: number;
  readonly lessons: readonly Lesson[];
};

/** A lesson: a real table on this device, and a voice that says what to try. */
export function LessonTable(props: LessonTableProps) {
  const { rules, lesson } = props;
  const session = useMemo(
    () => new LessonSession({ game: rules, lesson, ownName: ownName(), time: browserSurroundings }),
    [rules, lesson],
  );
  useEffect(() => () => session.close(), [session]);
  const isDone = session.step.value === null;
  useEffect(() => {
    if (isDone) rememberDone(rules.id, lesson.id);
  }, [isDone]);
  const match = session.match.value;
  return <TaughtMatch key={match.match} {...props} session={session} match={match} />;
}

type TaughtProps = LessonTableProps & { readonly session: LessonSession; readonly match: MatchNow };

function TaughtMatch(props: TaughtProps) {
  const { rules, ui, lent, session, match } = props;
  const { Announcer, Panels, TableSurface } = lent;
  const { panel, rule, open, openRule } = lent.usePanels();
  const desk = useLessonDesk(session, ui, open, openRule);
  const complain = (complaint: Parameters<Lent['sayComplaint']>[1]): void =>
    lent.sayComplaint(ui, complaint, openRule);
  const driven = lent.useTablePlay(session, ui, match, complain, null, true);
  lent.useTableKeys(driven, (wanted) => open(wanted === 'chat' || wanted === 'menu' ? null : wanted));
  const { play } = driven;
  const lines = lent.useTold(ui, lent.useRead(session, driven), play.nameOf, play.eye);
  const status = play.stage.sentence?.value ?? ui.game.words[language.value].status(driven.told, play.nameOf);
  const step = session.step.value;
  const isMeantHere = (move: Open): boolean => isMeantIn(rules, match.view, step, move);
  const choose = (move: Open): void => {
    open(null);
    play.choice.draft.value = move;
  };
  const isAsking = step !== null && step.ask !== null && !session.isBusy.value;
  useFocusOnAsk(isAsking);
  const draft = play.choice.draft.value;
  lent.useForgottenComplaints(draft, isAsking);
  return (
    <div class="table-screen" data-game={ui.game.id} data-eye="seat" onClickCapture={lent.forgetComplaint}>
      <LessonTop {...props} />
      <div class="table-under" inert={!isAsking && step !== null}>
        <TableSurface desk={desk} driven={driven} status={status} lines={lines} lapsesAt={null} top={<></>} />
      </div>
      <Announcer lines={lines} status={status} isAsked={false} />
      <Panels
        desk={desk}
        panel={panel}
        rule={rule}
        choices={useTaughtChoices(desk, driven, isMeantHere)}
        lines={lines}
        onChoose={choose}
      />
      {isAsking && (draft === null || isMeantHere(draft)) && play.stage.scene.value === null && (
        <Finger taps={step.taps} isComplete={draft !== null} />
      )}
    </div>
  );
}

const isMeantIn = ({ player }: AnyGame, view: AnyView, step: LessonStep | null, move: Open): boolean =>
  step?.moves.some((text) => isMeant(player, view, text, move)) ?? false;

/** What the parts of the table share where nobody else is there. */
function useLessonDesk(
  session: LessonSession,
  ui: AnyGameUi,
  open: Desk['open'],
  openRule: Desk['openRule'],
): Desk {
  const still = useMemo(
    () => ({
      said: computed(() => new Map()),
      unread: { count: computed(() => 0), read: () => {} },
      wish: async () => false,
    }),
    [],
  );
  return {
    ...still,
    session,
    ui,
    host: serverHost,
    table: session.table.value,
    isLesson: true,
    open,
    openRule,
  };
}

function LessonTop({ rules, session, lessons, number }: TaughtProps) {
  const words = useWords(learnWords);
  const next = lessons[number];
  return (
    <LessonBubble
      session={session}
      number={number}
      lessons={lessons.length}
      course={learnPath(rules.id)}
      nextLesson={next === undefined ? null : learnPath(rules.id, next.id)}
      table={{ href: newTablePath(rules.id), label: words.play(gameName(rules.id)) }}
    />
  );
}

/** The legal moves in words; those that the lesson asks for are marked. */
function useTaughtChoices(
  desk: Desk,
  { play }: TablePlay,
  isMeantHere: (move: Open) => boolean,
): readonly Choice[] {
  const { taught } = useWords(learnWords);
  const words = desk.ui.game.words[language.value];
  return play.choice.legal.value.map((move) => ({
    move,
    label: words.move(move, play.view.peek(), play.nameOf),
    ...(isMeantHere(move) && { mark: taught }),
  }));
}

/** Whoever goes on with a key finds the moves under it. */
function useFocusOnAsk(isAsking: boolean): void {
  useEffect(() => {
    if (isAsking && lastInputWasKey() && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.own-acts button')?.focus();
  }, [isAsking]);
}
