import { useEffect, useState } from 'preact/hooks';
import { nameOfPerson } from '@rudel/session/people';
import type { Ahead } from '@rudel/session/session';
import { Button } from '@rudel/ui/button';
import { play } from '@rudel/ui/sound';
import { useWords } from '@rudel/ui/words';
import { useSecondsLeft } from '../clock-ring.tsx';
import type { Desk } from '../desk.ts';
import { tableWords } from '../words/table-words.ts';
import { nextWords } from './next-words.ts';
import { readableUntil } from './time-to-read.ts';

type Props = { readonly desk: Desk; readonly ahead: Ahead };

/** Whether what has begun waits for this person. */
function isAskedIn({ ui }: Desk, { match }: Ahead): boolean {
  if (match === null || match.view.eye === 'table') return false;
  return ui.game.player.asked(match.view).includes(match.view.eye);
}

/** When this page goes on by itself: somebody is asked against a clock and has not said to stay. Null for never. */
function useLeaving(desk: Desk, ahead: Ahead, isAsked: boolean): [number | null, () => void] {
  const [leavesAt, setLeavesAt] = useState<number | null>(null);
  const [stays, setStays] = useState(false);
  const lapsesAt = isAsked && !stays ? (ahead.match?.lapsesAt ?? null) : null;
  useEffect(() => {
    setLeavesAt(lapsesAt === null ? null : readableUntil(performance.now(), lapsesAt));
  }, [lapsesAt]);
  useEffect(() => {
    if (leavesAt === null) return;
    const timer = setTimeout(() => desk.session.goOn(), leavesAt - performance.now());
    return () => clearTimeout(timer);
  }, [leavesAt]);
  return [leavesAt, () => setStays(true)];
}

function sentenceOf(words: (typeof nextWords)['en'], { table }: Ahead, isAsked: boolean): string {
  const host = nameOfPerson(table, table.host);
  if (table.phase === 'lobby') return host === null ? words.changingNobody : words.changing(host);
  if (table.phase === 'over') return words.played;
  return isAsked ? `${words.begun} ${words.yourTurn}` : words.begun;
}

type HurryProps = { readonly leavesAt: number | null; readonly lapsesAt: number | null };

/** How long somebody who is asked can go on reading. */
function Hurry({ leavesAt, lapsesAt }: HurryProps) {
  const words = useWords(nextWords);
  const { clock } = useWords(tableWords);
  const left = useSecondsLeft(leavesAt ?? lapsesAt);
  const told = leavesAt === null ? clock.left : words.takenAlong;
  return <p class="next-begun-wait">{left === null ? words.waiting : told(left)}</p>;
}

/** Whoever was ready is taken along when it begins. */
function useTakenAlong({ session, table }: Desk, ahead: Ahead): void {
  const me = session.you.value?.person;
  const isReady = me !== undefined && table.ready?.includes(me) === true && ahead.table.phase === 'playing';
  useEffect(() => {
    if (isReady) session.goOn();
  }, [isReady]);
}

/** Says over a result what has begun since, and leads there. */
export function NextBegun({ desk, ahead }: Props) {
  const words = useWords(nextWords);
  useTakenAlong(desk, ahead);
  const isAsked = isAskedIn(desk, ahead);
  const [leavesAt, stay] = useLeaving(desk, ahead, isAsked);
  useEffect(() => {
    if (isAsked) play('turn');
  }, [isAsked]);
  const label = { lobby: words.toLobby, playing: words.toTable, over: words.toNext }[ahead.table.phase];
  return (
    <div class="next-begun" data-asked={isAsked}>
      <p role="status">{sentenceOf(words, ahead, isAsked)}</p>
      {isAsked && <Hurry leavesAt={leavesAt} lapsesAt={ahead.match?.lapsesAt ?? null} />}
      <Button kind="primary" size="l" wide icon="forward" onClick={() => desk.session.goOn()}>
        {label}
      </Button>
      {leavesAt !== null && (
        <Button kind="plain" onClick={stay}>
          {words.keepReading}
        </Button>
      )}
    </div>
  );
}
