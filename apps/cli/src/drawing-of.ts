import { texts } from '@rudel/shelf/text';
import type { Drawing } from '@rudel/ui/text';

/** A game without a drawing shows its sight as it is. */
const bare: Drawing = {
  draw: ({ sight }) => [sight],
  width: 0,
  legend: { en: [], de: [] },
  cards: { en: [], de: [] },
  intro: { en: () => [], de: () => [] },
};

export function drawingOf(game: string): Drawing {
  return texts.get(game) ?? bare;
}
