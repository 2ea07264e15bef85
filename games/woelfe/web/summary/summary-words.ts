import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';
import type { Kind } from '@rudel/woelfe/page';

type Step = { readonly title: string; readonly text: string };
type Entry = { readonly name: string; readonly text: string };

type SummaryWords = {
  readonly steps: readonly Step[];
  readonly legend: string;
  readonly dice: { readonly [K in Kind]: Entry };
};

const en: SummaryWords = {
  steps: [
    {
      title: 'Roll for the trick',
      text: 'Everybody in turn rolls one of their secret dice. The highest number takes the trick; of equals, the earlier one.',
    },
    {
      title: 'Two secret sides',
      text: 'Four play hunters against forest. Hold a hunter and you hunt. Nobody tells: watch the dice.',
    },
    {
      title: 'Count the wolves',
      text: 'After seven tricks, the side with 8 of the 15 wolves or more wins and scores them. Two or three play alone and bid their tricks.',
    },
    {
      title: 'Your goblin',
      text: 'Once a round it makes anybody roll their last die again, before the next one falls.',
    },
  ],
  legend: 'The dice',
  dice: {
    W: { name: 'White wolf', text: '1 1 2 2 3 3. There are seven.' },
    G: { name: 'Gray wolf', text: '2 2 3 3 4 4. There are five.' },
    B: { name: 'Black wolf', text: '3 3 4 4 5 5. There are three.' },
    H: { name: 'Hunter', text: '4 4 5 5 6 6. Two: whoever holds one hunts.' },
    M: {
      name: 'Mushroom',
      text: '1 to 5 and a symbol. Poisons the hunters in its trick; the symbol wins at once.',
    },
    F: { name: 'Fox', text: '1 to 6. With one fox in the trick the lowest number wins.' },
    Y: { name: 'Bee', text: '±1 to ±3, laid at somebody else’s die.' },
    P: { name: 'Boar', text: '1 to 6. There are five.' },
  },
};

const de: SummaryWords = {
  steps: [
    {
      title: 'Um den Stich würfeln',
      text: 'Reihum werfen alle einen ihrer geheimen Würfel. Die höchste Zahl nimmt den Stich; bei gleichen die frühere.',
    },
    {
      title: 'Zwei geheime Seiten',
      text: 'Zu viert: Jagd gegen Wald. Wer einen Jäger hat, jagt. Niemand sagt es: Achte auf die Würfel.',
    },
    {
      title: 'Wölfe zählen',
      text: 'Nach sieben Stichen gewinnt die Seite mit mindestens 8 der 15 Wölfe, und die zählen. Zu zweit und zu dritt spielen alle für sich und sagen ihre Stiche an.',
    },
    {
      title: 'Dein Kobold',
      text: 'Einmal pro Runde lässt er den zuletzt geworfenen Würfel noch einmal werfen, egal von wem.',
    },
  ],
  legend: 'Die Würfel',
  dice: {
    W: { name: 'Weißer Wolf', text: '1 1 2 2 3 3. Davon gibt es sieben.' },
    G: { name: 'Grauer Wolf', text: '2 2 3 3 4 4. Davon gibt es fünf.' },
    B: { name: 'Schwarzer Wolf', text: '3 3 4 4 5 5. Davon gibt es drei.' },
    H: { name: 'Jäger', text: '4 4 5 5 6 6. Zwei: Wer einen hat, jagt.' },
    M: {
      name: 'Fliegenpilz',
      text: '1 bis 5 und ein Symbol. Vergiftet die Jäger im Stich; das Symbol gewinnt sofort.',
    },
    F: { name: 'Fuchs', text: '1 bis 6. Mit einem Fuchs im Stich gewinnt die niedrigste Zahl.' },
    Y: { name: 'Biene', text: '±1 bis ±3, an den Würfel von jemand anderem gelegt.' },
    P: { name: 'Wildschwein', text: '1 bis 6. Davon gibt es fünf.' },
  },
};

/** Wölfe in a few sentences. */
export const summaryWords: ByLanguage<SummaryWords> = withSwiss({ en, de });
