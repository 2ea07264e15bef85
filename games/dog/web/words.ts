import type { Card, Options } from '@rudel/dog/page';
import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { cardDeedsDe, cardDeedsEn } from './card-deeds.ts';

/** What the drawing of Dog says beyond the words of the rules. */
export type DogWords = {
  readonly board: string;
  readonly hand: string;
  readonly handOf: (name: string, count: number) => string;
  readonly field: (field: number) => string;
  readonly stall: (depth: number) => string;
  readonly start: string;
  readonly yourStone: (place: string) => string;
  readonly stoneOf: (name: string, place: string) => string;
  readonly fresh: string;
  readonly yourNest: (stones: number) => string;
  readonly nestOf: (name: string, stones: number) => string;
  readonly target: (place: string) => string;
  readonly hits: (names: readonly string[]) => string;
  readonly yourOwn: string;
  readonly swapWith: (stone: string) => string;
  readonly chosen: string;
  /** Of the lit end of a complete move. */
  readonly again: string;
  readonly notPlayable: string;
  readonly given: string;
  /** Of the card that came from across the table. */
  readonly received: string;
  readonly partner: string;
  readonly cards: { readonly [C in Card]: string };
  /** What a card does at a table with these options, in a few sentences. */
  readonly deed: (card: Card, options: Options) => string;
  readonly explainCard: (card: string) => string;
  readonly close: string;
  readonly jokerAs: string;
  readonly namedAs: (card: string) => string;
  readonly fold: string;
  readonly foldWhy: string;
  readonly emptyHand: string;
  readonly folded: string;
  readonly whichStone: string;
  readonly whichTarget: string;
  readonly swapWhom: string;
  readonly stepsLeft: (left: number) => string;
  readonly held: (cards: number) => string;
  readonly home: (stones: number) => string;
  readonly played: (name: string, card: string) => string;
  /** How far a team has come, for the chart. */
  readonly progress: (steps: number) => string;
  /** What a team has brought into its stalls at the end. */
  readonly inStall: (stones: number) => string;
  readonly story: DogStoryWords;
};

export type DogStoryWords = {
  readonly hits: (name: string, count: number) => string;
  readonly unlucky: (name: string, count: number) => string;
  readonly seven: (name: string, parts: number, hits: number) => string;
  readonly betrayal: (name: string, count: number) => string;
  readonly folds: (name: string, count: number) => string;
  readonly rounds: (count: number) => string;
  readonly firstHome: (name: string, round: number) => string;
  readonly lastHome: (name: string, card: Card) => string;
};

const article = (card: Card): string => (card === 'A' || card === '8' ? 'an' : 'a');

const en: DogWords = {
  board: 'Dog board',
  hand: 'Your hand',
  handOf: (name, count) => `${name} holds ${count === 1 ? 'one card' : `${count} cards`}`,
  field: (field) => `field ${field}`,
  stall: (depth) => `stall ${depth}`,
  start: 'start',
  yourStone: (place) => `Your stone on ${place}`,
  stoneOf: (name, place) => `${name}’s stone on ${place}`,
  fresh: 'fresh: bars the way',
  yourNest: (stones) => `Your nest, ${stones === 1 ? 'one stone' : `${stones} stones`}`,
  nestOf: (name, stones) => `${name}’s nest, ${stones === 1 ? 'one stone' : `${stones} stones`}`,
  target: (place) => `To ${place}`,
  hits: (names) => `sends ${names.join(', ')} back to the nest`,
  yourOwn: 'your own stone',
  swapWith: (stone) => `Swap with ${stone}`,
  chosen: 'chosen',
  again: 'tap again to play',
  notPlayable: 'cannot be played now',
  given: 'for your partner',
  received: 'from your partner',
  partner: 'partner',
  cards: {
    A: 'Ace',
    '2': 'Two',
    '3': 'Three',
    '4': 'Four',
    '5': 'Five',
    '6': 'Six',
    '7': 'Seven',
    '8': 'Eight',
    '9': 'Nine',
    '10': 'Ten',
    J: 'Jack',
    Q: 'Queen',
    K: 'King',
    X: 'Joker',
  },
  deed: cardDeedsEn,
  explainCard: (card) => `What the ${card.toLowerCase()} does`,
  close: 'Close',
  jokerAs: 'Which card is the joker?',
  namedAs: (card) => `Joker as ${card.toLowerCase()}`,
  fold: 'Lay down your hand',
  foldWhy: 'No card can be played: you sit out the rest of this round.',
  emptyHand: 'No cards left. The round goes on without you.',
  folded: 'You folded. The next round brings new cards.',
  whichStone: 'Which stone?',
  whichTarget: 'Where to?',
  swapWhom: 'Swap with whom?',
  stepsLeft: (left) => (left === 1 ? 'One step left' : `${left} steps left`),
  held: (cards) => (cards === 1 ? 'one card' : `${cards} cards`),
  home: (stones) => `${stones} of 4 in the stall`,
  played: (name, card) => `${name} played: ${card}`,
  progress: (steps) => `${steps} steps towards the stalls`,
  inStall: (stones) => (stones === 1 ? '1 stone' : `${stones} stones`),
  story: {
    hits: (name, count) => `${name} sent ${count} stones back to the nest.`,
    unlucky: (name, count) => `${name} had to start over ${count} times.`,
    seven: (name, parts, hits) =>
      hits > 1
        ? `${name} played the wildest seven: ${hits} stones sent back to the nest with one card.`
        : `${name} split a seven into ${parts} parts.`,
    betrayal: (name, count) =>
      count === 1
        ? `${name} sent one of their own team’s stones back to the nest.`
        : `${name} sent ${count} of their own team’s stones back to the nest.`,
    folds: (name, count) => `${name} had to lay down their hand ${count} times.`,
    rounds: (count) => `The match took ${count} rounds.`,
    firstHome: (name, round) => `${name} was the first with a full stall, in round ${round}.`,
    lastHome: (name, card) =>
      `${name} brought the last stone into the stall with ${article(card)} ${en.cards[card].toLowerCase()}.`,
  },
};

/** Ass is neuter; jack, king and joker are masculine; all others are feminine. */
function dative(card: Card): string {
  const name = card === 'J' ? 'Buben' : de.cards[card];
  return `${['A', 'J', 'K', 'X'].includes(card) ? 'einem' : 'einer'} ${name}`;
}

const de: DogWords = {
  board: 'Dog-Brett',
  hand: 'Deine Hand',
  handOf: (name, count) => `${name} hat ${count === 1 ? 'eine Karte' : `${count} Karten`} auf der Hand`,
  field: (field) => `Feld ${field}`,
  stall: (depth) => `Stall ${depth}`,
  start: 'Start',
  yourStone: (place) => `Dein Stein auf ${place}`,
  stoneOf: (name, place) => `Stein von ${name} auf ${place}`,
  fresh: 'frisch: sperrt den Weg',
  yourNest: (stones) => `Dein Nest, ${stones === 1 ? 'ein Stein' : `${stones} Steine`}`,
  nestOf: (name, stones) => `Nest von ${name}, ${stones === 1 ? 'ein Stein' : `${stones} Steine`}`,
  target: (place) => `Auf ${place}`,
  hits: (names) => `zurück ins Nest muss: ${names.join(', ')}`,
  yourOwn: 'dein eigener Stein',
  swapWith: (stone) => `Tauschen: ${stone}`,
  chosen: 'gewählt',
  again: 'zum Spielen noch einmal antippen',
  notPlayable: 'jetzt nicht spielbar',
  given: 'wird verschenkt',
  received: 'eben im Tausch bekommen',
  partner: 'dein Team',
  cards: {
    A: 'Ass',
    '2': 'Zwei',
    '3': 'Drei',
    '4': 'Vier',
    '5': 'Fünf',
    '6': 'Sechs',
    '7': 'Sieben',
    '8': 'Acht',
    '9': 'Neun',
    '10': 'Zehn',
    J: 'Bube',
    Q: 'Dame',
    K: 'König',
    X: 'Joker',
  },
  deed: cardDeedsDe,
  explainCard: (card) => `Was kann diese Karte? ${card}`,
  close: 'Schließen',
  jokerAs: 'Welche Karte ist der Joker?',
  namedAs: (card) => `Joker als ${card}`,
  fold: 'Hand ablegen',
  foldWhy: 'Keine Karte geht: Du setzt den Rest der Runde aus.',
  emptyHand: 'Keine Karten mehr. Die Runde geht ohne dich weiter.',
  folded: 'Du bist ausgestiegen. Die nächste Runde bringt neue Karten.',
  whichStone: 'Welcher Stein?',
  whichTarget: 'Wohin?',
  swapWhom: 'Mit wem tauschen?',
  stepsLeft: (left) => (left === 1 ? 'Noch ein Schritt' : `Noch ${left} Schritte`),
  held: (cards) => (cards === 1 ? 'eine Karte' : `${cards} Karten`),
  home: (stones) => `${stones} von 4 im Stall`,
  played: (name, card) => `${name} hat gespielt: ${card}`,
  progress: (steps) => `${steps} Schritte Richtung Stall`,
  inStall: (stones) => (stones === 1 ? '1 Stein' : `${stones} Steine`),
  story: {
    hits: (name, count) => `${name} hat ${count} Steine ins Nest zurückgeschickt.`,
    unlucky: (name, count) => `${name} musste ${count}-mal von vorn beginnen.`,
    seven: (name, parts, hits) =>
      hits > 1
        ? `Die wildeste Sieben fuhr ${name}: ${hits} Steine mit einer Karte ins Nest zurückgeschickt.`
        : `${name} hat eine Sieben in ${parts} Teile geteilt.`,
    betrayal: (name, count) =>
      count === 1
        ? `${name} hat einen Stein des eigenen Teams ins Nest zurückgeschickt.`
        : `${name} hat ${count} Steine des eigenen Teams ins Nest zurückgeschickt.`,
    folds: (name, count) => `${name} musste ${count}-mal die Hand ablegen.`,
    rounds: (count) => `Die Partie dauerte ${count} Runden.`,
    firstHome: (name, round) => `${name} hatte als Erstes den Stall voll, in Runde ${round}.`,
    lastHome: (name, card) => `Den letzten Stein brachte ${name} in den Stall, mit ${dative(card)}.`,
  },
};

export const dogWords: ByLanguage<DogWords> = withSwiss({ en, de });
