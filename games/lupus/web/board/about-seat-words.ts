import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

type AboutSeatWords = {
  readonly mark: (name: string) => string;
  readonly marks: (left: number) => string;
  readonly marked: (name: string) => string;
  readonly markWhy: string;
  readonly by: (name: string) => string;
  readonly silentSoFar: (name: string) => string;
};

/** What the page about somebody says. */
export const aboutSeatWords: ByLanguage<AboutSeatWords> = withSwiss({
  en: {
    mark: (name) => `Suspect ${name} privately`,
    marks: (left) => (left === 1 ? 'Can be changed once more today.' : `Can be changed ${left} times today.`),
    marked: (name) => `You suspect ${name}, in silence.`,
    markWhy: 'Nobody sees it. It counts if you do not vote in time.',
    by: (name) => `All that ${name} has said`,
    silentSoFar: (name) => `${name} has said nothing yet.`,
  },
  de: {
    mark: (name) => `${name} im Stillen verdächtigen`,
    marks: (left) => `Heute noch ${left}-mal zu ändern.`,
    marked: (name) => `Du verdächtigst ${name}, im Stillen.`,
    markWhy: 'Niemand sieht es. Es zählt, wenn du nicht rechtzeitig stimmst.',
    by: (name) => `Alles, was ${name} gesagt hat`,
    silentSoFar: (name) => `${name} hat noch nichts gesagt.`,
  },
});
