import { narratorSeat } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';
import { hasSuspects } from '../logic/has-suspects.ts';
import { timeOf } from '../logic/time-of.ts';
import { TalkFeed } from '../talk/talk-feed.tsx';
import { NightText } from './night-text.tsx';
import { Suspects } from './suspects.tsx';

const NarratorPanel = lazyPart<{ readonly drawing: Drawing }>(
  async () => (await import('../narrator/narrator-panel.tsx')).NarratorPanel,
);

/** What is going on: the narrator's words at night, the talk by day, the two suspects. */
export function Middle({ drawing }: { readonly drawing: Drawing }) {
  const { eye, shown } = drawing.view.value;
  if (eye !== 'table' && eye === narratorSeat(shown)) return <NarratorPanel drawing={drawing} />;
  if (timeOf(shown) === 'night') return <NightText drawing={drawing} />;
  return (
    <>
      {hasSuspects(shown) && <Suspects drawing={drawing} />}
      <TalkFeed drawing={drawing} />
    </>
  );
}
