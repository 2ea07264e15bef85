import { narratorSeat } from '@rudel/lupus/page';
import { lazyPart as unseenPart } from '@rudel/ui/lazy-part';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';
import { seesEverything } from '../logic/sees-everything.ts';
import { timeOf } from '../logic/time-of.ts';
import { loadByDay } from './load-by-day.ts';

const NarratorPanel = lazyPart<{ readonly drawing: Drawing }>(
  async () => (await import('../narrator/narrator-panel.tsx')).NarratorPanel,
);

const NightDeeds = unseenPart<{ readonly drawing: Drawing }>(
  async () => (await import('../narrator/night-deeds.tsx')).NightDeeds,
);

const NightText = lazyPart<{ readonly drawing: Drawing }>(
  async () => (await import('../night/night-text.tsx')).NightText,
);

const End = lazyPart<{ readonly drawing: Drawing }>(async () => (await loadByDay()).End);

const ByDay = lazyPart<{ readonly drawing: Drawing }>(async () => (await loadByDay()).ByDay);

/** What is going on: the narrator's words at night, the talk by day, the two suspects. */
export function Middle({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const { eye, shown } = view;
  const isOpen = seesEverything(view);
  if (eye !== 'table' && eye === narratorSeat(shown)) return <NarratorPanel drawing={drawing} />;
  if (shown.phase === 'over') return <End drawing={drawing} />;
  if (timeOf(shown) === 'night')
    return (
      <>
        <NightText drawing={drawing} />
        {isOpen && <NightDeeds drawing={drawing} />}
      </>
    );
  return (
    <>
      {isOpen && shown.phase === 'talk' && <NightDeeds drawing={drawing} />}
      <ByDay drawing={drawing} />
    </>
  );
}
