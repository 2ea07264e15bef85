import { withSwiss } from '@rudel/kernel';
import type { Primer } from '@rudel/ui/text';

const opposite = (seat: number): number => (seat + 2) % 4;

/** Dog for whoever sits down to it for the first time; the rules say it exactly. */
export const primer: Primer = {
  intro: withSwiss({
    en: (seat, nameOf) => [
      `${nameOf(opposite(seat))}, opposite, is your partner against the other two.`,
      'Goal: bring all eight of your stones once round the ring and into their stalls.',
      'An ace, king or joker brings a stone out; a stone that is landed on goes back.',
      'Give your partner a card, face down, and get one; then all play in turn.',
    ],
    de: (seat, nameOf) => [
      `${nameOf(opposite(seat))}, gegenüber, spielt mit dir gegen die beiden anderen.`,
      'Ziel: die acht Steine von euch beiden einmal um den Ring und in ihre Ställe.',
      'Ass, König oder Joker holt einen Stein heraus; wer getroffen wird, muss zurück.',
      'Gib nun verdeckt eine Karte hinüber und erhalte eine; dann spielen alle reihum.',
    ],
  }),
  legend: withSwiss({
    en: [
      'Stones run anticlockwise over the numbered fields; you sit at the bottom, your stall goes up from there.',
      '(A) is a stone of A, !A! a fresh one that bars the way on its start; · is a free field of a stall.',
      'Moves: 5:12>17, A:0n>0 out of the nest, 7:12>15,60>0h2 split, J:12x33 swapped, X=5:12>17 joker as five.',
    ],
    de: [
      'Die Steine laufen gegen den Uhrzeigersinn über die Felder; du sitzt unten, dein Stall führt von dort hinauf.',
      '(A) ist ein Stein von A, !A! ein frischer, der auf seinem Start sperrt; · ist ein freies Stallfeld.',
      'Züge: 5:12>17, A:0n>0 aus dem Nest, 7:12>15,60>0h2 geteilt, J:12x33 getauscht, X=5:12>17 Joker als Fünf.',
    ],
  }),
  cards: withSwiss({
    en: [
      '  A ace     1 or 11, or out of the nest   J jack   swap with another’s stone',
      '  K king    13, or out of the nest        7 seven  7 steps, split as you like',
      '  Q queen   12                            X joker  any of these cards',
      '  4 four    4 forward or 4 back           2 3 5 6 8 9 10  their number',
    ],
    de: [
      '  A Ass     1 oder 11, oder aus dem Nest  J Bube   tauscht mit fremdem Stein',
      '  K König   13, oder aus dem Nest         7 Sieben 7 Schritte, frei verteilt',
      '  Q Dame    12                            X Joker  irgendeine dieser Karten',
      '  4 Vier    4 vor oder 4 zurück           2 3 5 6 8 9 10  ihre Zahl',
    ],
  }),
};
