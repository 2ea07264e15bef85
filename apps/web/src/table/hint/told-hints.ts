import { effect } from '@preact/signals';
import { nameOfPerson } from '@rudel/session/people';
import type { Session } from '@rudel/session/session';
import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { tableWords } from '../words/table-words.ts';

/** Tells whenever somebody else asks for a hint from now on; what this returns ends that. */
export function tellHints(session: Session): () => void {
  let newest = session.remarks.peek().at(-1)?.number ?? 0;
  return effect(() => {
    const fresh = session.remarks.value.filter(({ number }) => number > newest);
    newest = fresh.at(-1)?.number ?? newest;
    const [table, you] = [session.table.peek(), session.you.peek()];
    for (const { person, what } of fresh) {
      if (what !== 'hint' || table === null || person === you?.person) continue;
      const text = tableWords[language.peek()].moves.hinted(nameOfPerson(table, person) ?? '');
      showToast({ text, topic: `hint ${person}` });
    }
  });
}
