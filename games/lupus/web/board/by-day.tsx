import type { Drawing } from '../drawing.ts';
import { hasSuspects } from '../logic/has-suspects.ts';
import { TalkFeed } from '../talk/talk-feed.tsx';
import { Suspects } from './suspects.tsx';

export { TalkActs } from '../hand/talk-acts.tsx';
export { Dawn, Verdict } from './day-moments.tsx';
export { Flights } from './flights.tsx';

/** The middle of the table by day: the two suspects where there are any, and what is said. */
export function ByDay({ drawing }: { readonly drawing: Drawing }) {
  return (
    <>
      {hasSuspects(drawing.view.value.shown) && <Suspects drawing={drawing} />}
      <TalkFeed drawing={drawing} />
    </>
  );
}
