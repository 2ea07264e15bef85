import type { View } from '@rudel/woof/page';

/** What all seats know together: cards, looks and boards lie open. The table is seen as a watcher sees it. */
export function openView(views: readonly View[]): View {
  const [first] = views as readonly [View, ...View[]];
  const own = (seat: number): View | undefined => views.find(({ eye }) => eye === seat);
  return {
    ...first,
    eye: 'table',
    pairs: first.pairs.map((pair, place) => own(place)?.pairs[place] ?? pair),
    hands: first.hands.map((hand, seat) => own(seat)?.hands[seat] ?? hand),
    seen: first.seen.map((_, nth) => views.map(({ seen }) => seen[nth]).find((card) => card !== '?') ?? '?'),
    boards: first.boards.map((board, seat) => own(seat)?.boards[seat] ?? board),
  };
}
