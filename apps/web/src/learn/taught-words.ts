import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  known: 'What was explained to you before is not said again.',
  again: 'Explain everything again',
  fresh: 'Everything will be explained again.',
};

const de: typeof en = {
  known: 'Was dir schon erklärt wurde, kommt nicht noch einmal.',
  again: 'Alles noch einmal erklären',
  fresh: 'Ab jetzt wird wieder alles erklärt.',
};

/** What is said to somebody who wants to be taught once more. */
export const taughtWords: ByLanguage<typeof en> = withSwiss({ en, de });
