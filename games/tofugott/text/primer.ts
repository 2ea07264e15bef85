import { withSwiss } from '@rudel/kernel';
import type { Primer } from '@rudel/ui/text';

/** Tofugott for whoever sits down to it for the first time; the rules say it exactly. */
export const primer: Primer = {
  intro: withSwiss({
    en: () => [
      'The active player reads out a card and answers its three questions with silhouettes: the best answer to each, and the worst.',
      'Everybody else guesses the best answers, question by question, in secret.',
      'A right guess earns both of you a point; taking the worst for the best costs you one.',
      'Turn over your cards with a few words: show "because it never forgets".',
    ],
    de: () => [
      'Wer am Zug ist, liest eine Karte vor und beantwortet ihre drei Fragen mit Silhouetten: je die beste Antwort und die schlechteste.',
      'Alle anderen erraten verdeckt die besten Antworten, Frage um Frage.',
      'Ein richtiger Tipp bringt beiden einen Punkt; wer die schlechteste für die beste hält, verliert einen.',
      'Deck deine Karten mit ein paar Worten auf: show "weil er nie vergisst".',
    ],
  }),
  legend: withSwiss({
    en: [
      'After a question come the best and the worst answer, once they are shown; after a name, its points and its guess.',
      'Moves: keep ID, best 1 rat, worst 2 tofu, take best 1, lock, guess pig, show, show "a few words".',
    ],
    de: [
      'Hinter einer Frage stehen die beste und die schlechteste Antwort, soweit aufgedeckt; hinter einem Namen Punkte und Tipp.',
      'Züge: keep ID, best 1 rat, worst 2 tofu, take best 1, lock, guess pig, show, show "ein paar Worte".',
    ],
  }),
  cards: withSwiss({
    en: ['  rat  pig  elephant  dolphin  human  tofu  spider  beetle  bird  snake'],
    de: [
      '  rat Ratte   pig Schwein   elephant Elefant   dolphin Delfin   human Mensch',
      '  tofu Tofu   spider Spinne   beetle Käfer   bird Vogel   snake Schlange',
    ],
  }),
};
