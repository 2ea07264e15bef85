import { activeOf } from '@rudel/tofugott/page';
import type { View } from '@rudel/tofugott/page';

/** What all seats know together: both drawn cards, the answers and the guesses. The table is seen as a watcher sees it. */
export function openView(views: readonly View[]): View {
  const [first] = views as readonly [View, ...View[]];
  const own = (seat: number | null): View => views.find(({ eye }) => eye === seat) ?? first;
  const { drawn, answers, texts } = own(activeOf(first.shown));
  const picks = first.picks.map((_, seat) => own(seat).picks[seat] ?? null);
  return { ...first, eye: 'table', drawn, answers, texts, picks };
}
