import type { AnyGame } from '@rudel/kernel';
import { texts } from '@rudel/shelf/text';
import { bareText } from '@rudel/ui/text';
import type { AnyTextUi } from '@rudel/ui/text';

export function drawingOf(game: AnyGame): AnyTextUi {
  return texts.get(game.id) ?? bareText(game.player);
}
