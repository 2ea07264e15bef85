import type { ComponentChildren } from 'preact';
import { deadOfNight } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { listed } from '@rudel/ui/words';
import type { Drawing } from '../drawing.ts';
import { dayWords } from '../words/day-words.ts';

type DayLineProps = {
  readonly drawing: Drawing;
  readonly day: number;
  readonly children?: ComponentChildren;
};

/** Who did not wake up on a day, and what else there is to say of it. */
export function DayLine({ drawing, day, children }: DayLineProps) {
  const { shown } = drawing.view.value;
  const { talk } = dayWords[drawing.play.language.value];
  if (day === 0) return <p class="lupus-day-line" />;
  const dead = deadOfNight(shown, day);
  return (
    <p class="lupus-day-line">
      {dead.map((seat) => (
        <SeatBadge key={seat} seat={seat} size={20} label="" />
      ))}
      <span>{dead.length === 0 ? talk.nobodyDied : talk.died(listed(dead.map(drawing.play.nameOf)))}</span>
      <span class="lupus-ready-count">{children}</span>
    </p>
  );
}
