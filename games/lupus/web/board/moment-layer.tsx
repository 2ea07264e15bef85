import '../scenes/moment.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Party } from '@rudel/lupus/page';
import { lazyPart } from '@rudel/ui/lazy-part';
import type { Drawing } from '../drawing.ts';
import { pace } from '../logic/moments.ts';
import type { Moment, MomentOf } from '../logic/moments.ts';
import { loadByDay } from './load-by-day.ts';

type MomentLayerProps = { readonly drawing: Drawing; readonly moment: Moment | null };
type ShownMoment<K extends Moment['kind']> = { readonly drawing: Drawing; readonly moment: MomentOf<K> };

const Dawn = lazyPart<ShownMoment<'dawn'>>(async () => (await loadByDay()).Dawn);
const Verdict = lazyPart<ShownMoment<'verdict'>>(async () => (await loadByDay()).Verdict);

const TheEnd = lazyPart<{ readonly drawing: Drawing; readonly won: Party; readonly after: number }>(
  async () => (await loadByDay()).TheEnd,
);

/** Whether a moment is shown instead of the table, and not at it. */
export const coversTable = (
  moment: Moment | null,
): moment is MomentOf<'night'> | MomentOf<'dawn'> | MomentOf<'verdict'> =>
  moment !== null && moment.kind !== 'rest' && moment.kind !== 'votes';

/** What fills the table for a moment: nightfall, dawn with its names, the common reveal, the end. The log tells it, too. */
export function MomentLayer({ drawing, moment }: MomentLayerProps) {
  if (!coversTable(moment)) return null;
  if (moment.kind === 'night')
    return (
      <div class="lupus-moment" data-of="night" aria-hidden="true">
        <span class="lupus-moment-orb" />
        <h2>{drawing.words.value.night(moment.night)}</h2>
      </div>
    );
  return <DayMoment drawing={drawing} moment={moment} />;
}

type DayMomentProps = { readonly drawing: Drawing; readonly moment: MomentOf<'dawn'> | MomentOf<'verdict'> };

/** What everybody waits for: on the screen of a player over everything else. */
function DayMoment({ drawing, moment }: DayMomentProps) {
  const layer = useRef<HTMLDivElement>(null);
  const isOnTop = drawing.play.vantage.kind === 'seat';
  useLayoutEffect(() => {
    if (isOnTop) layer.current?.showPopover();
  }, []);
  return (
    <div
      class="lupus-moment"
      data-of={moment.kind}
      aria-hidden="true"
      popover={isOnTop ? 'manual' : undefined}
      ref={layer}
    >
      {moment.kind === 'dawn' && <Dawn drawing={drawing} moment={moment} />}
      {moment.kind === 'verdict' && <Verdict drawing={drawing} moment={moment} />}
      {moment.won !== null && <TheEnd drawing={drawing} won={moment.won} after={moment.lasts - pace.won} />}
    </div>
  );
}
