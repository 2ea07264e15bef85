import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGlimpse, SealedTypes } from '@rudel/kernel';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import type { Guidance } from '@rudel/ui/guidance';
import type { AnyPlay } from '@rudel/ui/play';
import { language } from '@rudel/ui/settings';
import { useReading } from '@rudel/ui/use-reading';
import { explained } from './explained.ts';
import { GuideBubble } from './guide-bubble.tsx';
import { guidedTables } from './guided-tables.ts';
import { isCovered, seenAt } from './on-screen.ts';
import { waitingAfter } from './waiting.ts';
import type { Waiting } from './waiting.ts';

/** Milliseconds between two looks at the table: things on it come to rest by themselves. */
const often = 160;

type AnyWaiting = Waiting<SealedTypes>;

export type GuideProps = {
  readonly ui: AnyGameUi;
  readonly play: AnyPlay;
  readonly table: string;
  /** What was noticed so far, as far as it was shown. */
  readonly read: readonly AnyGlimpse[];
  /** A move of this seat is on its way. */
  readonly isMoving: boolean;
};

/** Explains what comes up for the first time, where it comes up; the table waits meanwhile. */
export function Guide(props: GuideProps) {
  const { ui, play, table, isMoving } = props;
  const [guidance, setGuidance] = useState<Guidance<SealedTypes> | null>(null);
  useEffect(() => void ui.guidance?.().then(setGuidance, () => setGuidance([])), [ui]);
  const [shown, show] = useState<AnyWaiting | null>(null);
  useLooking(props, guidance ?? [], shown, show);
  useReading(play, guidance === null || shown !== null);
  const done = (): void => {
    if (shown !== null) explained.add(nameIn(ui, shown.explanation.id));
    show(null);
  };
  useEffect(() => {
    if (isMoving) done();
  }, [isMoving]);
  const sentence = shown?.explanation.says[language.value] ?? '';
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {sentence}
      </p>
      {shown !== null && (
        <GuideBubble
          key={shown.explanation.id}
          id={shown.explanation.id}
          sentence={sentence}
          where={shown.where}
          onDone={done}
          onStop={() => {
            done();
            guidedTables.delete(table);
          }}
        />
      )}
    </>
  );
}

const nameIn = (ui: AnyGameUi, id: string): string => `${ui.game.id}/${id}`;

/** Looks at the table whenever something has changed on it, and says the first thing that can be pointed at once all is at rest. */
function useLooking(
  { ui, play, read }: GuideProps,
  guidance: Guidance<SealedTypes>,
  shown: AnyWaiting | null,
  show: (waiting: AnyWaiting) => void,
): void {
  const heardUpTo = useRef(read.length);
  const waiting = useRef<readonly AnyWaiting[]>([]);
  const view = play.view.value;
  const isMoving = play.stage.scene.value !== null;
  const seat = play.eye;
  useEffect(() => {
    if (seat === 'table' || guidance.length === 0) return;
    const heard = read.slice(Math.min(heardUpTo.current, read.length));
    heardUpTo.current = read.length;
    const isKnown = (id: string): boolean => explained.has(nameIn(ui, id));
    const noticed = { view, seat, heard };
    waiting.current = waitingAfter(guidance, waiting.current, noticed, isKnown, (at) => seenAt(at) !== null);
  }, [view, read, guidance, shown]);
  useEffect(() => {
    if (shown !== null || isMoving) return () => {};
    const look = (): void => {
      const next = isCovered() ? undefined : waiting.current.find(({ where }) => seenAt(where) !== null);
      if (next !== undefined) show(next);
    };
    const timer = setInterval(look, often);
    return () => clearInterval(timer);
  }, [shown, isMoving]);
}
