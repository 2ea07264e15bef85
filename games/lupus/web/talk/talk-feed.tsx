import './talk.css';
import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { livingSeats, spokenOn, statementsLeft } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';
import { threadOf } from '../logic/thread.ts';
import type { Entry } from '../logic/thread.ts';
import { dayWords } from '../words/day-words.ts';
import { AllTalkButton } from './all-talk-button.tsx';
import { DayLine } from './day-line.tsx';
import { EntryLine } from './entry-line.tsx';

/** What is said today, statements and free text in one thread, the newest at the end; the way to all that was ever said. */
export function TalkFeed({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = dayWords[drawing.play.language.value].talk;
  const list = useRef<HTMLOListElement>(null);
  const { TalkField } = drawing.play.match;
  const day = shown.days.length;
  const thread = threadOf(day, spokenOn(shown, day), drawing.play.match.talk.value);
  useReadOn(list, day, thread);
  const lineOf = useLines(drawing, day);
  return (
    <section class="lupus-feed" aria-label={words.title}>
      <header class="lupus-feed-head">
        <h2>{words.title}</h2>
        <AllTalkButton drawing={drawing} />
      </header>
      <DayLine drawing={drawing} day={day}>
        {countsIn(drawing)}
      </DayLine>
      {thread.length === 0 ? (
        <p class="lupus-feed-empty">{shown.options.aloud === 'yes' ? words.aloud : words.nothing}</p>
      ) : (
        <ol class="lupus-spoken" ref={list} tabindex={0} aria-label={words.title}>
          {thread.map(lineOf)}
        </ol>
      )}
      {TalkField !== null && <TalkField />}
    </section>
  );
}

/** How many want to vote, and how much this seat may still say. */
function countsIn({ view, play }: Drawing): JSX.Element | null {
  const { eye, shown } = view.value;
  const { readyCount, left } = dayWords[play.language.value].talk;
  const isSpeaking = eye !== 'table' && shown.fates[eye] === null;
  if (shown.phase !== 'talk' && !(shown.phase === 'defence' && shown.turn === eye)) return null;
  const ready = shown.ready.filter((seat) => shown.fates[seat] === null).length;
  return (
    <>
      {shown.phase === 'talk' && <span>{readyCount(ready, livingSeats(shown).length)}</span>}
      {isSpeaking && <span class="lupus-left">{left(statementsLeft(shown, eye))}</span>}
    </>
  );
}

const keyOf = (entry: Entry): string =>
  entry.kind === 'free' ? `free ${entry.line.n}` : String(entry.spoken.number);

/** Goes on to the first line that is new, so that of many at once none is missed; whoever comes later begins at the end. */
function useReadOn(list: RefObject<HTMLOListElement | null>, day: number, thread: readonly Entry[]): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const keys = thread.map(keyOf);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(keys);
    const lines = list.current?.children;
    const fresh = before === null ? keys.length - 1 : keys.findIndex((key) => !before.has(key));
    const next = lines?.[fresh] as HTMLElement | undefined;
    const first = lines?.[0] as HTMLElement | undefined;
    if (next !== undefined && first !== undefined)
      list.current?.scrollTo({ top: next.offsetTop - first.offsetTop });
  }, [day, keys.join('|')]);
}

/** Lines that were drawn stay as they are: a day has many, and each update brings one. */
function useLines(drawing: Drawing, day: number): (entry: Entry) => JSX.Element {
  const lines = useMemo(() => new Map<string, JSX.Element>(), [drawing, day]);
  return (entry) => {
    const key = `${keyOf(entry)} ${JSON.stringify(entry)}`;
    const line = lines.get(key) ?? (
      <li key={keyOf(entry)}>
        <EntryLine drawing={drawing} entry={entry} day={day} />
      </li>
    );
    lines.set(key, line);
    return line;
  };
}
