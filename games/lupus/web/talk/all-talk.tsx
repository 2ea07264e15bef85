import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { playerSeats, spokenOn } from '@rudel/lupus/page';
import type { Spoken } from '@rudel/lupus/page';
import { Segmented, Select } from '@rudel/ui/fields';
import { seatNumber } from '@rudel/ui/seat-look';
import type { Drawing } from '../drawing.ts';
import { allTalkWords } from './all-talk-words.ts';
import { DayLine } from './day-line.tsx';
import { SpokenLine } from './spoken-line.tsx';

const isLasting = ({ what }: Spoken): boolean => what.kind === 'claim' || what.kind === 'report';

/** All that was said, day by day, by everybody or by one. */
export function AllTalk({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value.talk;
  const own = allTalkWords[drawing.play.language.value];
  const [who, setWho] = useState('all');
  const [what, setWhat] = useState<'everything' | 'claims'>('everything');
  const isWanted = (spoken: Spoken): boolean =>
    (who === 'all' || spoken.by === Number(who)) && (what === 'everything' || isLasting(spoken));
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
          <SpokenList drawing={drawing} day={day} spoken={spokenOn(shown, day).filter(isWanted)} />
        </section>
      ))}
    </div>
  );
}

type SpokenListProps = {
  readonly drawing: Drawing;
  readonly day: number;
  readonly spoken: readonly Spoken[];
};

function SpokenList({ drawing, day, spoken }: SpokenListProps) {
  if (spoken.length === 0)
    return <p class="lupus-feed-empty">{allTalkWords[drawing.play.language.value].none}</p>;
  return (
    <ol class="lupus-spoken-list">
      {spoken.map((one) => (
        <li key={one.number}>
          <SpokenLine drawing={drawing} spoken={one} day={day} canEcho={false} />
        </li>
      ))}
    </ol>
  );
}
