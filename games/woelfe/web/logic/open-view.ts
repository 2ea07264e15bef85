import type { View } from '@rudel/woelfe/page';

/** What all seats know together: no screens, and every answer heard. The table is seen as a watcher sees it. */
export function openView(views: readonly View[]): View {
  const [first] = views as readonly [View, ...View[]];
  const own = (seat: number): View | undefined => views.find(({ eye }) => eye === seat);
  return {
    ...first,
    eye: 'table',
    hands: first.hands.map((hand, seat) => own(seat)?.hands[seat] ?? hand),
    answers: first.answers.map(
      (answer, seat) => own(seat)?.answers[seat] ?? (answer === '?' ? null : answer),
    ),
  };
}
