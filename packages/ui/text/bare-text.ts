import type { Drawing } from './text-ui.ts';

/** A drawing for a game that has none yet: its sight as it is. */
export const bareText: Drawing = {
  draw: ({ sight }) => [sight],
  width: 0,
  legend: { en: [], de: [] },
  cards: { en: [], de: [] },
  intro: { en: () => [], de: () => [] },
};
