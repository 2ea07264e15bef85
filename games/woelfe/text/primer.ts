import { withSwiss } from '@rudel/kernel';
import type { Primer } from '@rudel/ui/text';

/** Wölfe for whoever sits down to it for the first time; the rules say it exactly. */
export const primer: Primer = {
  intro: withSwiss({
    en: () => [
      'Tricks with dice: the highest roll takes the trick, and wolves are what count.',
      'With four: a green hunter behind your screen makes you a hunter, together with whoever has the other one.',
      'With two or three you bid how many tricks you will win.',
      'After each roll a goblin can have the die rolled again, once a round.',
    ],
    de: () => [
      'Stiche mit Würfeln: Der höchste Wurf macht den Stich, und was zählt, sind Wölfe.',
      'Zu viert: Mit einem grünen Jäger hinter dem Schirm jagst du, zusammen mit dem anderen Jäger.',
      'Zu zweit und zu dritt sagst du an, wie viele Stiche du machst.',
      'Nach jedem Wurf darf ein Kobold ihn wiederholen lassen, einmal in der Runde.',
    ],
  }),
  legend: withSwiss({
    en: [
      'W3 is a white wolf that shows 3; Y+2→A a bee laid at A; ↻ was rerolled because of a goblin.',
      'Moves: roll W, lay 2, goblin, pass, bid 3, double, fever, rabies.',
    ],
    de: [
      'W3 ist ein weißer Wolf, der 3 zeigt; Y+2→A eine Biene, die bei A liegt; ↻ hat ein Kobold wiederholen lassen.',
      'Züge: roll W, lay 2, goblin, pass, bid 3, double, fever, rabies.',
    ],
  }),
  cards: withSwiss({
    en: [
      '  W white wolf  1–3      M mushroom  1–5; poisons hunters, ✱ wins at once',
      '  G gray wolf   2–4      F fox       1–6; a single one makes the lowest win',
      '  B black wolf  3–5      Y bee       ±1–3 for the die of another player',
      '  H hunter      4–6      P boar      1–6',
    ],
    de: [
      '  W weißer Wolf   1–3   M Fliegenpilz  1–5; vergiftet Jäger, ✱ gewinnt sofort',
      '  G grauer Wolf    2–4   F Fuchs        1–6; einer allein: das Niedrigste gewinnt',
      '  B schwarzer Wolf 3–5   Y Biene        ±1–3 für einen fremden Würfel',
      '  H Jäger          4–6   P Wildschwein  1–6',
    ],
  }),
};
