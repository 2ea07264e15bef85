import type { View } from '@rudel/dog/page';

/** What all four seats know together: every hand lies open. The board is seen as a watcher sees it. */
export function openView(views: readonly View[]): View {
  const [first] = views as readonly [View, ...View[]];
  return {
    ...first,
    eye: 'table',
    hands: first.hands.map((hand, seat) => views.find(({ eye }) => eye === seat)?.hands[seat] ?? hand),
    gifts: first.gifts.map((gift, seat) => views.find(({ eye }) => eye === seat)?.gifts[seat] ?? gift),
  };
}
