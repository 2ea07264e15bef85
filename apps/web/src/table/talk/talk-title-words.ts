import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'Talk',
  beside: 'In your own words',
  fresh: (count: number) => (count === 1 ? '1 new line' : `${count} new lines`),
};

export type TalkTitleWords = typeof en;

const de: TalkTitleWords = {
  title: 'Reden',
  beside: 'In eigenen Worten',
  fresh: (count) => (count === 1 ? '1 neue Zeile' : `${count} neue Zeilen`),
};

/** What leads to the talk, in every language. */
export const talkTitleWords: ByLanguage<TalkTitleWords> = withSwiss({ en, de });
