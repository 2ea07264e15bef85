import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import type { Desk } from './desk.ts';
import { isAlone } from './guided.tsx';
import { tableWords } from './words/table-words.ts';

/** Whoever plays alone with bots may decide anew while the match runs. */
export const mayTakeBack = (desk: Desk): boolean => desk.table.phase === 'playing' && isAlone(desk);

/** What takes the last decision back; null where nobody may. */
export const takingBack = (desk: Desk): (() => void) | null =>
  mayTakeBack(desk) ? () => void takeBack(desk) : null;

/** Takes the last decision back; the first time it is said what that makes of the match. */
async function takeBack(desk: Desk): Promise<void> {
  const isFirst = desk.table.takenBack === undefined;
  if (!(await desk.wish({ kind: 'takeback' }))) return;
  desk.open(null);
  const { takenBack, nowPractice } = tableWords[language.peek()].table;
  showToast({ text: isFirst ? nowPractice : takenBack, topic: 'take-back' });
}
