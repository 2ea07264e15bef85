import './talk.css';
import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { livingSeats, spokenOn } from '@rudel/lupus/page';
import type { Shown, Spoken } from '@rudel/lupus/page';
import { Icon } from '@rudel/ui/icon';
import type { Drawing } from '../drawing.ts';
import { DayLine } from './day-line.tsx';
import { SpokenLine } from './spoken-line.tsx';

/** What is said today, the newest at the end; the way to all that was ever said. */
export function TalkFeed({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value.talk;
  const list = useRef<HTMLOListElement>(null);
  const day = shown.days.length;
  const spoken = spokenOn(shown, day);
  useReadOn(list, shown, spoken.length);
  const lineOf = useLines(drawing, day);
  return (
    <section class="lupus-feed" aria-label={words.title}>
      <header class="lupus-feed-head">
        <h2>{words.title}</h2>
        <AllTalkButton drawing={drawing} />
      </header>
      <DayLine drawing={drawing} day={day}>
        {shown.phase === 'talk' &&
          words.readyCount(
            shown.ready.filter((seat) => shown.fates[seat] === null).length,
            livingSeats(shown).length,
          )}
      </DayLine>
      {spoken.length === 0 ? (
        <p class="lupus-feed-empty">{words.nothing}</p>
      ) : (
        <ol class="lupus-spoken" ref={list} tabindex={0} aria-label={words.title}>
          {spoken.map((one, nth) => lineOf(shown.talk[day - 1]?.[nth] ?? '', one))}
        </ol>
      )}
    </section>
  );
}

/** Goes on to the first line that is new, so that of many at once none is missed; whoever comes later begins at the end. */
function useReadOn(list: RefObject<HTMLOListElement | null>, { days, phase }: Shown, count: number): void {
  const day = days.length;
  const read = useRef({ day, count });
  useEffect(() => {
    const known = read.current.day === day ? read.current.count : 0;
    read.current = { day, count };
    const lines = list.current?.children;
    const next = lines?.[Math.min(known, lines.length - 1)] as HTMLElement | undefined;
    const first = lines?.[0] as HTMLElement | undefined;
    if (next !== undefined && first !== undefined)
      list.current?.scrollTo({ top: next.offsetTop - first.offsetTop });
  }, [day, count, phase]);
}

/** The way to all that was ever said. */
export function AllTalkButton({ drawing }: { readonly drawing: Drawing }) {
  return (
    <button
      type="button"
      class="lupus-feed-all"
      onClick={() => {
        drawing.sheet.value = 'talk';
      }}
    >
      <Icon name="list" size={16} /> {drawing.words.value.talk.all}
    </button>
  );
}

/** Lines that were drawn stay as they are: a day has many, and each update brings one. */
function useLines(drawing: Drawing, day: number): (text: string, spoken: Spoken) => JSX.Element {
  const lines = useMemo(() => new Map<string, JSX.Element>(), [drawing, day]);
  return (text, spoken) => {
    const key = `${spoken.number} ${text}`;
    const line = lines.get(key) ?? (
      <li key={spoken.number}>
        <SpokenLine drawing={drawing} spoken={spoken} day={day} />
      </li>
    );
    lines.set(key, line);
    return line;
  };
}
