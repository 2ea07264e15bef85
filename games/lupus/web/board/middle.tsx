import { narratorSeat } from '@rudel/lupus/page';
import { lazyPart as unseenPart } from '@rudel/ui/lazy-part';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';
import { seesEverything } from '../logic/sees-everything.ts';
import { timeOf } from '../logic/time-of.ts';
import { AllTalkButton } from '../talk/all-talk-button.tsx';
import { loadByDay } from './load-by-day.ts';
import { NightText } from './night-text.tsx';

const NarratorPanel = lazyPart<{ readonly drawing: Drawing }>(
  async () => (await import('../narrator/narrator-panel.tsx')).NarratorPanel,
);

const NightDeeds = unseenPart<{ readonly drawing: Drawing }>(
  async () => (await import('../narrator/night-deeds.tsx')).NightDeeds,
);

const ByDay = lazyPart<{ readonly drawing: Drawing }>(async () => (await loadByDay()).ByDay);

/** How it came out; by now everybody's place shows who was what. */
function End({ drawing }: { readonly drawing: Drawing }) {
  const log = drawing.play.match.log.value ?? [];
  const won = log.findLast((glimpse) => glimpse.kind === 'won');
  const words = drawing.words.value;
  return (
    <div class="lupus-night">
      {won !== undefined && <p class="lupus-narration">{words.moment.won[won.party]}</p>}
      <AllTalkButton drawing={drawing} />
    </div>
  );
}

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
