import { texts } from '@rudel/shelf/text';
import { bareText } from '@rudel/ui/text';
import type { Drawing } from '@rudel/ui/text';

export function drawingOf(game: string): Drawing {
  return texts.get(game) ?? bareText;
}
