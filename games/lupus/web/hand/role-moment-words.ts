import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

type RoleMomentWords = {
  readonly title: string;
  readonly card: string;
  readonly hold: string;
  readonly again: string;
  readonly done: string;
};

/** What stands around the card that was just dealt; loaded with it. */
export const roleMomentWords: ByLanguage<RoleMomentWords> = withSwiss({
  en: {
    title: 'Your card',
    card: 'Your card: hold to look',
    hold: 'Hold it to see who you are. Let go, and nobody sees it.',
    again: 'You can look again at any time: it lies in front of you.',
    done: 'To the village',
  },
  de: {
    title: 'Deine Karte',
    card: 'Deine Karte: zum Ansehen halten',
    hold: 'Halte sie gedrückt, um zu sehen, wer du bist. Lässt du los, sieht sie niemand.',
    again: 'Du kannst jederzeit wieder nachsehen: Sie liegt vor dir.',
    done: 'Ins Dorf',
  },
});
