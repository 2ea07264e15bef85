import type { Drawing } from '../drawing.ts';
import { hasSuspects } from '../logic/has-suspects.ts';
import { TalkFeed } from '../talk/talk-feed.tsx';
import { Suspects } from './suspects.tsx';

export { Judging } from '../hand/judging.tsx';
export { TalkActs } from '../hand/talk-acts.tsx';
export { Dawn } from '../scenes/dawn.tsx';
export { TheEnd } from '../scenes/the-end.tsx';
export { Verdict } from '../scenes/verdict.tsx';
export { DaySigns } from './day-signs.tsx';
export { End } from './end.tsx';
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
