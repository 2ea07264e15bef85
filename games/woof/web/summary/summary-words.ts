import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';
import type { Character } from '@rudel/woof/page';

type Step = { readonly title: string; readonly text: string };
type Entry = { readonly name: string; readonly text: string };

type SummaryWords = {
  readonly steps: readonly Step[];
  readonly legend: string;
  readonly characters: { readonly [C in Character]: Entry };
};

const en: SummaryWords = {
  steps: [
    {
      title: 'Who are you?',
      text: 'You hold two cards and play the higher one. Your character says whom you look for.',
    },
    {
      title: 'Look',
      text: 'Secretly see a card of somebody else and lay a token for what it looks like. A shepherd always cries wolf.',
    },
    { title: 'Ask', text: 'Play one of your question cards. The answer is always true, and all can see it.' },
    {
      title: 'Suspect',
      text: 'Point at those you look for. All right: 1 point, and 2 if you were early. Wrong: an error token. Three rounds, or two errors.',
    },
  ],
  legend: 'The characters, by value',
  characters: {
    S: { name: '1 Sheep', text: 'Looks for a dog and a hunter.' },
    D: { name: '2 Dog', text: 'Looks for a wolf and a hunter.' },
    H: { name: '3 Hunter', text: 'Looks for a wolf and a dog.' },
    P: { name: '4 Shepherd', text: 'Looks for a wolf and a sheep, and cries wolf at every look.' },
    W: { name: '5 Wolf', text: 'Looks for a sheep only.' },
  },
};

const de: SummaryWords = {
  steps: [
    {
      title: 'Wer bist du?',
      text: 'Du hast zwei Karten und spielst die höhere. Deine Figur sagt, wen du suchst.',
    },
    {
      title: 'Hinsehen',
      text: 'Sieh dir heimlich eine fremde Karte an und leg hin, wonach sie aussieht. Der Schäfer ruft immer „Wolf“.',
    },
    {
      title: 'Fragen',
      text: 'Spiel eine deiner Fragekarten. Die Antwort ist immer wahr, und alle sehen sie.',
    },
    {
      title: 'Verdächtigen',
      text: 'Zeig auf die, die du suchst. Alles richtig: 1 Punkt, früh sogar 2. Falsch: eine Fehlermarke. Drei Runden, oder zwei Fehler.',
    },
  ],
  legend: 'Die Figuren nach Wert',
  characters: {
    S: { name: '1 Schaf', text: 'Sucht einen Hund und einen Jäger.' },
    D: { name: '2 Hund', text: 'Sucht einen Wolf und einen Jäger.' },
    H: { name: '3 Jäger', text: 'Sucht einen Wolf und einen Hund.' },
    P: { name: '4 Schäfer', text: 'Sucht einen Wolf und ein Schaf und ruft bei jedem Hinsehen „Wolf“.' },
    W: { name: '5 Wolf', text: 'Sucht nur ein Schaf.' },
  },
};

/** Woof!! in a few sentences. */
export const summaryWords: ByLanguage<SummaryWords> = withSwiss({ en, de });
