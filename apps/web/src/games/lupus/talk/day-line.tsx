import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { listed } from '../../../words/words.ts';
import type { Drawing } from '../drawing.ts';

/** Who did not wake up on a day. */
export function DayLine({ drawing, day }: { readonly drawing: Drawing; readonly day: number }) {
  const { shown } = drawing.view.value;
  const { ending } = drawing.words.value;
  if (day === 0) return <p class="lupus-day-line" />;
  const dead = shown.fates.flatMap((fate, seat) => (fate === `n${day}` ? [seat] : []));
  return (
    <p class="lupus-day-line">
      {dead.map((seat) => (
        <SeatBadge key={seat} seat={seat} size={20} label="" />
      ))}
      <span>
        {dead.length === 0 ? ending.nobodyDied : ending.died(listed(dead.map(drawing.play.nameOf)))}
      </span>
    </p>
  );
}
