import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { playerSeats, spokenOn } from '@rudel/lupus/page';
import { Segmented, Select } from '@rudel/ui/fields';
import { seatNumber } from '@rudel/ui/seat-look';
import type { Drawing } from '../drawing.ts';
import { threadOf } from '../logic/thread.ts';
import type { Entry } from '../logic/thread.ts';
import { dayWords } from '../words/day-words.ts';
import { allTalkWords } from './all-talk-words.ts';
import { DayLine } from './day-line.tsx';
import { EntryLine } from './entry-line.tsx';

const isLasting = (entry: Entry): boolean =>
  entry.kind === 'statement' && ['claim', 'report'].includes(entry.spoken.what.kind);

const speakersOf = (entry: Entry): readonly (Seat | null)[] =>
  entry.kind === 'free' ? [entry.line.seat] : [entry.spoken.by, ...entry.joined, ...entry.against];

/** All that was said, day by day, by everybody or by one. */
export function AllTalk({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = dayWords[drawing.play.language.value].talk;
  const own = allTalkWords[drawing.play.language.value];
  const [who, setWho] = useState('all');
  const [what, setWhat] = useState<'everything' | 'claims'>('everything');
  const entriesOn = (day: number): readonly Entry[] =>
    threadOf(day, spokenOn(shown, day), drawing.play.match.talk.value);
  const isWanted = (entry: Entry): boolean =>
    (who === 'all' || speakersOf(entry).includes(Number(who))) && (what === 'everything' || isLasting(entry));
  const days = shown.talk.map((_, nth) => nth + 1).toReversed();
  const label = (seat: Seat): string => `${seatNumber(seat)} ${drawing.play.nameOf(seat)}`;
  return (
    <div class="lupus-all-talk">
      <Select
        label={own.filter}
        value={who}
        options={[
          { value: 'all', label: own.everybody },
          ...playerSeats(shown).map((seat) => ({ value: String(seat), label: label(seat) })),
        ]}
        onChange={setWho}
      />
      <Segmented
        quiet
        label={words.title}
        value={what}
        options={[
          { value: 'everything', label: own.everything },
          { value: 'claims', label: own.claimsOnly },
        ]}
        onChange={setWhat}
      />
      {days.length === 0 && <p>{words.nothing}</p>}
      {days.map((day) => (
        <section key={day}>
          <h3>{drawing.words.value.day(day)}</h3>
          <DayLine drawing={drawing} day={day} />
          <Thread drawing={drawing} day={day} entries={entriesOn(day).filter(isWanted)} />
        </section>
      ))}
    </div>
  );
}

type ThreadProps = {
  readonly drawing: Drawing;
  readonly day: number;
  readonly entries: readonly Entry[];
};

function Thread({ drawing, day, entries }: ThreadProps) {
  if (entries.length === 0)
    return <p class="lupus-feed-empty">{allTalkWords[drawing.play.language.value].none}</p>;
  return (
    <ol class="lupus-spoken-list">
      {entries.map((entry) => (
        <li key={entry.kind === 'free' ? `free ${entry.line.n}` : entry.spoken.number}>
          <EntryLine drawing={drawing} entry={entry} day={day} canEcho={false} />
        </li>
      ))}
    </ol>
  );
}
