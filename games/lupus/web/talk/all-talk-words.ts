import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

type AllTalkWords = {
  readonly everybody: string;
  readonly claimsOnly: string;
  readonly everything: string;
  readonly filter: string;
  readonly none: string;
};

/** What stands over all statements. */
export const allTalkWords: ByLanguage<AllTalkWords> = withSwiss({
  en: {
    everybody: 'Everybody',
    claimsOnly: 'Claims and reports',
    everything: 'Everything',
    filter: 'Who',
    none: 'Nothing like that has been said.',
  },
  de: {
    everybody: 'Alle',
    claimsOnly: 'Behauptungen und Berichte',
    everything: 'Alles',
    filter: 'Wer',
    none: 'So etwas hat niemand gesagt.',
  },
});
