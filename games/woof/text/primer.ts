import { withSwiss } from '@rudel/kernel';
import type { Primer } from '@rudel/ui/text';

/** Woof!! for whoever sits down to it for the first time; the rules say it exactly. */
export const primer: Primer = {
  intro: withSwiss({
    en: () => [
      'Everybody holds two cards and plays the higher one. Find out who plays what.',
      'On your turn look at a card, ask a question, or suspect: the first to be right score the most.',
      'Whoever looks must say what the card looks like, but the shepherd always cries wolf.',
      'A wrong suspicion costs an error token, and two of them end the match.',
    ],
    de: () => [
      'Alle haben zwei Karten und spielen die höhere. Finde heraus, wer was spielt.',
      'Wenn du dran bist, sieh eine Karte an, frag oder verdächtige: Früh richtig bringt am meisten.',
      'Wer ansieht, muss sagen, wonach die Karte aussieht, nur der Schäfer ruft immer „Wolf“.',
      'Ein falscher Verdacht kostet eine Fehlermarke, und zwei davon beenden die Partie.',
    ],
  }),
  legend: withSwiss({
    en: [
      'S←B: B laid a sheep here, (D?) what you saw yourself; WHP+←C: C asked and heard yes; ! has suspected; x error, X red.',
      'Moves: look 2, ask 2 WHP, suspect 2,none, abstain, pass, lay S,W, take left.',
    ],
    de: [
      'S←B: B hat hier ein Schaf gelegt, (D?) sahst du selbst; WHP+←C: C fragte und hörte Ja; ! hat verdächtigt; x Fehler, X rot.',
      'Züge: look 2, ask 2 WHP, suspect 2,none, abstain, pass, lay S,W, take left.',
    ],
  }),
  cards: withSwiss({
    en: [
      '  W wolf      5  looks for a sheep          WHP  wolf, hunter or shepherd?',
      '  P shepherd  4  for a wolf, a sheep        SHP  sheep, hunter or shepherd?',
      '  H hunter    3  for a wolf, a dog          D H S  is one on either card?',
      '  D dog       2  for a wolf, a hunter       D? a dog that shows “?”',
      '  S sheep     1  for a dog, a hunter        DW a dog that looks like a wolf',
    ],
    de: [
      '  W Wolf      5  sucht ein Schaf            WHP  Wolf, Jäger oder Schäfer?',
      '  P Schäfer   4  Wolf und Schaf             SHP  Schaf, Jäger oder Schäfer?',
      '  H Jäger     3  Wolf und Hund              D H S  auf einer der Karten?',
      '  D Hund      2  Wolf und Jäger             D? ein Hund mit „?“',
      '  S Schaf     1  Hund und Jäger             DW ein Hund, der wie ein Wolf aussieht',
    ],
  }),
};
