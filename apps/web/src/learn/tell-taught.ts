import { explained } from '@rudel/classroom/explained';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { taughtWords } from './taught-words.ts';

/** Says that a guide repeats nothing by itself, to somebody who was taught this game before, and lets it begin anew. */
export function tellTaught(game: string): void {
  const all = `${game}/`;
  if (!explained.hasAny(all)) return;
  const { known, again } = taughtWords[language.peek()];
  showToast({ text: known, topic: 'guide', action: { label: again, run: () => explained.deleteAll(all) } });
}
