import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = { title: 'Good to know', done: 'Got it', stop: 'No more of these' };

const de: typeof en = { title: 'Gut zu wissen', done: 'Alles klar', stop: 'Keine Tipps mehr' };

export const guideWords: ByLanguage<typeof en> = withSwiss({ en, de });
