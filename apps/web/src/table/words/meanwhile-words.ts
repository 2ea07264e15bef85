import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'A bot played for you while you were away:',
  deeds: 'What the bot did',
  read: 'Thanks',
};

const de: typeof en = {
  title: 'Während du weg warst, hat ein Bot für dich gespielt:',
  deeds: 'Was der Bot getan hat',
  read: 'Danke',
};

/** What is said to somebody who is back. */
export const meanwhileWords: ByLanguage<typeof en> = withSwiss({ en, de });
