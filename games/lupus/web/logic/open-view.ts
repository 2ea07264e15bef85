import type { View } from '@rudel/lupus/page';

/** What all seats know together: every card, finger and diary. The table is seen as a watcher sees it. */
export function openView(views: readonly View[]): View {
  const [first] = views as readonly [View, ...View[]];
  const own = (seat: number): View => views.find(({ eye }) => eye === seat) ?? first;
  return {
    ...first,
    eye: 'table',
    cards: first.cards.map((card, seat) => own(seat).cards[seat] ?? card),
    diaries: first.diaries.map((diary, seat) => own(seat).diaries[seat] ?? diary),
    answers: first.answers.map((_, seat) => own(seat).answers[seat] ?? null),
    marks: first.marks.map((mark, seat) => own(seat).marks[seat] ?? mark),
  };
}
