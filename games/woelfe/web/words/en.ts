import type { WoelfeWords } from './woelfe-words.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const en: WoelfeWords = {
  board: 'The trick',
  hand: 'Your dice',
  dice: {
    W: 'White wolf',
    G: 'Gray wolf',
    B: 'Black wolf',
    H: 'Hunter',
    M: 'Mushroom',
    F: 'Fox',
    Y: 'Bee',
    P: 'Boar',
  },
  deeds: {
    W: 'Prey, and the weakest die. Seven of the fifteen wolves are white.',
    G: 'Prey of middling strength. Five of the fifteen wolves are gray.',
    B: 'The strongest prey. Three of the fifteen wolves are black.',
    H: 'The strongest die, until a mushroom lies in the trick: then it is poisoned and cannot win. With four players, whoever holds one hunts.',
    M: 'Poisons every hunter in the trick. Its symbol wins at once, and no goblin can touch it.',
    F: 'With one fox in the trick the lowest number wins. Two foxes cancel each other out.',
    Y: 'Does not compete. You lay it at another player, where it adds to their die or takes away from it.',
    P: 'Anything from one to six, and nothing more to it.',
  },
  faces: (faces) => `Its six faces: ${faces}`,
  symbol: 'the symbol',
  explainDie: (die) => `What the ${die.toLowerCase()} does`,
  close: 'Close',
  notNow: 'not now',
  emptyHand: 'All your dice are rolled.',
  screened: (name, count) => `${name} has ${counted(count, 'die', 'dice')} behind the screen`,
  round: (round, of) => (of === null ? `Round ${round}` : `Round ${round} of ${of}`),
  playedTo: (target) => `to ${target}`,
  trickOf: (trick, of) => `trick ${trick} of ${of}`,
  slot: {
    waits: 'has yet to roll',
    rolls: 'rolls',
    shows: (die, face) => `${die}, ${face}`,
    counts: (value) => `counts ${value}`,
    poisoned: 'poisoned',
    leads: 'leads',
    won: 'wins',
    bee: (face, name) => `${name}’s bee: ${face}`,
    laidAt: (name) => `at ${name}`,
    layHere: (name) => `Lay the bee at ${name}`,
    rerolled: (name, face) => `was ${face}; goblin of ${name}`,
  },
  counted: (round) => `Round ${round} is counted.`,
  unmasked: {
    title: 'Unmasked!',
    hunters: (names, isAlone) => (isAlone ? `${names} hunts alone` : `${names} hunt`),
    forest: (names) => `${names} live in the forest`,
  },
  lowestWins: 'A fox: the lowest wins',
  lastTrick: 'Last trick:',
  opening: {
    double: (name) =>
      `${name} hunts alone, with both hunters. The forest wins only if each of the others catches more wolves.`,
    sides: 'Hold a hunter and you hunt. Nobody tells: watch the dice.',
    alone: 'Everybody plays alone: say how many tricks you will win, and catch wolves.',
  },
  sides: {
    hunter: {
      one: 'hunter',
      you: 'You hunt',
      hint: 'with whoever has the other hunter',
      uneven: 'alone, with both hunters',
    },
    dweller: {
      one: 'forest dweller',
      you: 'You live in the forest',
      hint: 'keep the wolves from the hunters',
      uneven: 'three of you against one hunter',
    },
  },
  onlyYou: 'only you know',
  race: (hunters, dwellers) => `Wolves: hunters ${hunters}, forest ${dwellers}`,
  unevenRace: {
    double: {
      each: (dwellers) => `each ≥ ${dwellers}`,
      told: (hunter, dwellers) =>
        `Wolves: the hunter ${hunter}, every dweller at least ${dwellers}. The forest wins if all have more than the hunter.`,
    },
    stalk: {
      each: (dwellers) => `each ≤ ${dwellers}`,
      told: (hunter, dwellers) =>
        `Wolves: the hunter ${hunter}, every dweller at most ${dwellers}. The hunter wins with more than anybody else.`,
    },
  },
  cries: { fever: 'Hunting fever', rabies: 'Rabies' },
  double: 'Double barrel',
  said: (cry, name) => `${cry}: ${name}`,
  pack: (factor) => `Wolf pack: × ${factor}`,
  note: {
    score: (score) => counted(score, 'point'),
    goblins: (count) => (count === 0 ? 'no goblin' : counted(count, 'goblin')),
    dice: (count) => counted(count, 'die', 'dice'),
    wolves: (count) => (count === 0 ? 'no wolves' : counted(count, 'wolf', 'wolves')),
    tricks: (count) => counted(count, 'trick'),
    bid: (tricks, bid) => `${tricks} of ${bid} tricks bid`,
  },
  prompt: {
    label: 'What you can do now',
    goOn: 'Go on',
    goblin: 'Goblin!',
    whatGoblinsDo: 'A goblin makes it roll again. You have one each round.',
    pass: 'Let it lie',
    ready: 'Ready',
    announce: 'Announce the double barrel',
    stalk: 'Say nothing, stalk',
    fever: 'Declare hunting fever',
    rabies: 'Declare rabies',
    stakes: 'declaring shows your side: +5 if you win, else the others +10',
    bidOf: (tricks) => `Bid ${counted(tricks, 'trick')}`,
    barred: (tricks) => `${tricks} is barred`,
    change: (from, to) => `${from} → ${to}`,
    made: (tricks, bid) => `Won ${tricks} of ${bid} bid`,
  },
  standing: {
    'this-trick': { offer: 'Skip this trick', stands: 'You skip this trick.' },
    'until-my-die': { offer: 'Skip until I roll', stands: 'You skip until you roll.' },
  },
  lapsed: 'Time is up: you let it lie.',
  score: {
    open: 'Score',
    title: 'Score sheet',
    round: 'Round',
    total: 'Total',
    exact: 'bid exactly',
    missed: 'bid missed',
    none: 'The first round is under way.',
    wolves: 'Wolves',
    bid: 'Tricks',
  },
  goblinTime: 'Goblins are thrown within a few seconds, unless you play alone.',
  points: (points) => counted(points, 'point'),
  story: {
    won: (names, score, second, margin) =>
      second === null
        ? `${names} reached ${score} points.`
        : `${names} reached ${score} points, ${margin} more than ${second}.`,
    wolves: (name, count) => `${name} caught the most wolves: ${count}.`,
    goblins: (name, count) => `${name} sent out ${count} goblins.`,
    robbed: (name, from, to) => `The best goblin was ${name}’s: it turned ${from} into ${to}.`,
    symbols: (name, count) =>
      count === 1
        ? `${name} rolled the mushroom’s symbol.`
        : `${name} rolled the mushroom’s symbol ${count} times.`,
    poisoned: (name, count) => `${name} lost ${count} hunters to mushrooms.`,
    foxes: (count) => `Foxes turned ${count} tricks upside down.`,
    best: (name, points, round) => `The richest catch: ${points} points for ${name} in round ${round}.`,
    exact: (name, count, of) => `${name} bid exactly right in ${count} of ${of} rounds.`,
    lone: (name, round, hasWon) =>
      hasWon
        ? `${name} hunted alone in round ${round}, and won.`
        : `${name} hunted alone in round ${round}, and the forest won.`,
    halali: (names, round) => `Halali in round ${round}: ${names} scored without a single trick.`,
    rounds: (count) => `The match took ${counted(count, 'round')}.`,
  },
};
