import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

/** What only whoever tells the story reads, in one language. */
export type NarratorWords = {
  readonly aloud: string;
  readonly called: string;
  readonly nobody: string;
  readonly pointedAt: (name: string) => string;
  readonly thinking: string;
  readonly missing: (count: number) => string;
  readonly allIn: string;
  readonly deeds: string;
  readonly deal: string;
  /** Advice to whoever is about to tell it. */
  readonly tip: string;
};

/** What only whoever tells the story reads, in every language; loaded with what says it. */
export const narratorWords: ByLanguage<NarratorWords> = withSwiss({
  en: {
    aloud: 'Read aloud',
    called: 'Called',
    nobody: 'Nobody alive is called. Give it time all the same.',
    pointedAt: (name) => `→ ${name}`,
    thinking: 'thinking',
    missing: (count) => `${count} still to answer`,
    allIn: 'All have answered.',
    deeds: 'What was done',
    deal: 'Deal these cards',
    tip: 'Speak of “the one who is called”, never of him or her: that would give somebody away.',
  },
  de: {
    aloud: 'Vorlesen',
    called: 'Aufgerufen',
    nobody: 'Unter den Lebenden ist niemand gemeint. Lass trotzdem Zeit vergehen.',
    pointedAt: (name) => `→ ${name}`,
    thinking: 'überlegt',
    missing: (count) => `${count} ${count === 1 ? 'Antwort fehlt' : 'Antworten fehlen'}`,
    allIn: 'Alle haben geantwortet.',
    deeds: 'Was geschah',
    deal: 'Diese Karten austeilen',
    tip: 'Sprich von „der aufgerufenen Person“, nie von ihm oder ihr: Das würde jemanden verraten.',
  },
});
