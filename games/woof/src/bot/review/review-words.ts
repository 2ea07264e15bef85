import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/kernel';

const en = {
  right: (best: number, made: number): string =>
    `Right in ${best} of 100 deals that fitted what could be known; the other was in ${made}.`,
};

const de: typeof en = {
  right: (best, made) =>
    `Stimmt in ${best} von 100 Verteilungen, die zu allem passten, was zu wissen war; der andere in ${made}.`,
};

/** What is said of suspicions when a match is looked back at. */
export const reviewWords: ByLanguage<typeof en> = withSwiss({ en, de });
