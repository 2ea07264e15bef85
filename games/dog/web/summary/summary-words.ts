import type { Card } from '@rudel/dog/page';
import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

/** The cards that are told, one for all plain numbers. */
export const told = ['A', 'K', 'Q', 'J', '7', '4', '9', 'X'] as const satisfies readonly Card[];

type Step = { readonly title: string; readonly text: string };
type Entry = { readonly name: string; readonly text: string };

type SummaryWords = {
  readonly steps: readonly Step[];
  readonly legend: string;
  readonly cards: { readonly [C in (typeof told)[number]]: Entry };
};

const en: SummaryWords = {
  steps: [
    {
      title: 'Give, then play',
      text: 'Each round begins with a card for your partner, face down. Then everybody lays one card in turn; if nothing fits, you fold.',
    },
    {
      title: 'Out of the nest',
      text: 'An ace or a king brings a stone to your start. There it is a wall for all.',
    },
    {
      title: 'Round the ring',
      text: 'Cards move your stones. If you end on another stone, it goes back to its nest: even your own.',
    },
    {
      title: 'Into the stall',
      text: 'Once round and in. The team whose eight stones are all in their stalls wins; whoever is done moves the partner’s.',
    },
  ],
  legend: 'The cards',
  cards: {
    A: { name: 'Ace', text: '1 or 11 forward, or a stone out of the nest.' },
    K: { name: 'King', text: '13 forward, or a stone out of the nest.' },
    Q: { name: 'Queen', text: '12 forward.' },
    J: { name: 'Jack', text: 'One of your stones and somebody else’s change places.' },
    '7': { name: 'Seven', text: 'Seven steps, split as you like. Whoever you pass goes back to the nest.' },
    '4': { name: 'Four', text: '4 forward or 4 back.' },
    '9': { name: '2 to 10', text: 'The other numbers move what they say.' },
    X: { name: 'Joker', text: 'Any of these: you name it.' },
  },
};

const de: SummaryWords = {
  steps: [
    {
      title: 'Erst geben, dann spielen',
      text: 'Zu Beginn jeder Runde gibst du deinem Partner verdeckt eine Karte. Dann legen alle reihum eine; passt nichts, steigst du aus.',
    },
    {
      title: 'Raus aus dem Nest',
      text: 'Ass oder König bringt einen Stein auf deinen Start. Dort ist er eine Mauer für alle.',
    },
    {
      title: 'Rund um den Ring',
      text: 'Karten bewegen deine Steine. Wer getroffen wird, muss zurück ins Nest: auch ein eigener Stein.',
    },
    {
      title: 'In den Stall',
      text: 'Einmal herum und hinein. Das Team, dessen acht Steine im Stall stehen, gewinnt; wer fertig ist, zieht für den Partner.',
    },
  ],
  legend: 'Die Karten',
  cards: {
    A: { name: 'Ass', text: '1 oder 11 vor, oder ein Stein aus dem Nest.' },
    K: { name: 'König', text: '13 vor, oder ein Stein aus dem Nest.' },
    Q: { name: 'Dame', text: '12 vor.' },
    J: { name: 'Bube', text: 'Einer deiner Steine tauscht mit einem fremden den Platz.' },
    '7': {
      name: 'Sieben',
      text: 'Sieben Schritte, beliebig verteilt. Wer überholt wird, muss zurück ins Nest.',
    },
    '4': { name: 'Vier', text: '4 vor oder 4 zurück.' },
    '9': { name: '2 bis 10', text: 'Die übrigen Zahlen ziehen, was draufsteht.' },
    X: { name: 'Joker', text: 'Jede dieser Karten: Du sagst, welche.' },
  },
};

/** Dog in a few sentences. */
export const summaryWords: ByLanguage<SummaryWords> = withSwiss({ en, de });
