import './moment.css';
import { lazyPart } from '@rudel/ui/lazy-part';
import type { Drawing } from '../drawing.ts';
import type { Moment, MomentOf } from '../logic/moments.ts';
import { loadByDay } from './load-by-day.ts';

type MomentLayerProps = { readonly drawing: Drawing; readonly moment: Moment | null };
type ShownMoment<K extends Moment['kind']> = { readonly drawing: Drawing; readonly moment: MomentOf<K> };

const Dawn = lazyPart<ShownMoment<'dawn'>>(async () => (await loadByDay()).Dawn);
const Verdict = lazyPart<ShownMoment<'verdict'>>(async () => (await loadByDay()).Verdict);

/** Whether a moment is shown instead of the table, and not at it. */
export const coversTable = (
  moment: Moment | null,
): moment is MomentOf<'night'> | MomentOf<'dawn'> | MomentOf<'verdict'> =>
  moment !== null && moment.kind !== 'rest' && moment.kind !== 'votes';

/** What fills the table for a moment: nightfall, dawn with its names, the common reveal. The log tells it, too. */
export function MomentLayer({ drawing, moment }: MomentLayerProps) {
  if (!coversTable(moment)) return null;
  return (
    <div class="lupus-moment" data-of={moment.kind} aria-hidden="true">
      <span class="lupus-moment-orb" />
      {moment.kind === 'night' && <h2>{drawing.words.value.night(moment.night)}</h2>}
      {moment.kind === 'dawn' && <Dawn drawing={drawing} moment={moment} />}
      {moment.kind === 'verdict' && <Verdict drawing={drawing} moment={moment} />}
    </div>
  );
}
