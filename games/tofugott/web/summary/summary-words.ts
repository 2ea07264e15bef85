import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';
import type { SilhouetteName } from '../silhouettes/silhouette-paths.ts';

type Step = { readonly title: string; readonly text: string };

type SummaryWords = {
  readonly steps: readonly Step[];
  readonly legend: string;
  readonly silhouettes: { readonly [S in SilhouetteName]: readonly [name: string, text: string] };
};

const en: SummaryWords = {
  steps: [
    {
      title: 'A scene, three questions',
      text: 'Whoever is active picks a card and reads it out. All answers are silhouettes, in whatever sense you like.',
    },
    {
      title: 'Best and worst',
      text: 'The active player secretly lays the best answer and the worst to each question: six of eight silhouettes.',
    },
    {
      title: 'Guess',
      text: 'Everybody else guesses in secret which is the best. Guesses may change until all are ready.',
    },
    {
      title: 'Reveal',
      text: 'A right guess: a point for you and one for the active player. The worst one: you lose a point. The most points win.',
    },
  ],
  legend: 'The ten silhouettes',
  silhouettes: {
    rat: ['Rat', 'sly, or just hungry'],
    pig: ['Pig', 'happy in the mud'],
    elephant: ['Elephant', 'large, and forgets nothing'],
    dolphin: ['Dolphin', 'clever and cheerful'],
    human: ['Human', 'one of us'],
    tofu: ['Tofu', 'everything and nothing'],
    spider: ['Spider', 'patient, with many legs'],
    beetle: ['Beetle', 'small and armoured'],
    bird: ['Bird', 'up and away'],
    snake: ['Snake', 'long and smooth'],
  },
};

const de: SummaryWords = {
  steps: [
    {
      title: 'Eine Szene, drei Fragen',
      text: 'Wer aktiv ist, sucht eine Karte aus und liest sie vor. Antworten sind Silhouetten, gemeint, wie du magst.',
    },
    {
      title: 'Beste und schlechteste',
      text: 'Wer aktiv ist, legt heimlich zu jeder Frage die beste Antwort und die schlechteste: sechs von acht Silhouetten.',
    },
    {
      title: 'Raten',
      text: 'Alle anderen raten heimlich die beste. Ändern darfst du, bis alle bereit sind.',
    },
    {
      title: 'Aufdecken',
      text: 'Richtig geraten: ein Punkt für dich und einer für die aktive Person. Die schlechteste: einer weniger. Die meisten Punkte gewinnen.',
    },
  ],
  legend: 'Die zehn Silhouetten',
  silhouettes: {
    rat: ['Ratte', 'schlau, oder einfach hungrig'],
    pig: ['Schwein', 'glücklich im Schlamm'],
    elephant: ['Elefant', 'groß, und vergisst nichts'],
    dolphin: ['Delfin', 'klug und vergnügt'],
    human: ['Mensch', 'jemand von uns'],
    tofu: ['Tofu', 'alles und nichts'],
    spider: ['Spinne', 'geduldig, mit vielen Beinen'],
    beetle: ['Käfer', 'klein und gepanzert'],
    bird: ['Vogel', 'auf und davon'],
    snake: ['Schlange', 'lang und glatt'],
  },
};

/** Tofugott in a few sentences. */
export const summaryWords: ByLanguage<SummaryWords> = withSwiss({ en, de });
