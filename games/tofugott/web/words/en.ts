import type { TofugottWords } from './tofugott-words.ts';

const number = (value: number): string => String(value).replace('-', '−');
const counted = (count: number, one: string): string =>
  `${number(count)} ${Math.abs(count) === 1 ? one : `${one}s`}`;

export const en: TofugottWords = {
  board: 'The question card',
  hand: 'Your silhouettes',
  silhouettes: {
    rat: 'Rat',
    pig: 'Pig',
    elephant: 'Elephant',
    dolphin: 'Dolphin',
    human: 'Human',
    tofu: 'Tofu',
    spider: 'Spider',
    beetle: 'Beetle',
    bird: 'Bird',
    snake: 'Snake',
  },
  rows: { best: 'Best', worst: 'Worst' },
  shortRows: { best: 'Best', worst: 'Worst' },
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  aside: 'Set aside',
  points: (points) => counted(points, 'point'),
  track: (standing) => `The score: ${standing}`,
  gained: (gain) => (gain > 0 ? `+${gain}` : number(gain)),
  activeNow: 'active',
  choice: {
    look: 'Look at your two cards',
    covered: (name) => `Two cards that only ${name} can see`,
  },
  card: {
    place: (question, row, silhouette) =>
      `Question ${question}, ${row.toLowerCase()} answer: ${silhouette ?? 'empty'}`,
    isNext: 'comes next',
    yourGuess: (silhouette) => (silhouette === null ? 'Your guess?' : `Your guess: ${silhouette}`),
    details: (question) => `How question ${question} went`,
  },
  rack: {
    lies: (question, row) => `lies at question ${question}, ${row.toLowerCase()}`,
    isOut: 'out for this turn',
    tapHere: (question, row) => `${row} answer to question ${question}?`,
    allLaid: 'Tap one to change it.',
    lock: 'Lock in',
    change: 'Change',
    changeGuess: 'Change your guess',
    another: 'Another guess?',
    keepGuess: 'Keep it',
    isYours: 'your guess',
  },
  reveal: {
    covered: (name) => `${name}’s guess, face down`,
    coveredAnswer: (row) => `${row} answer, face down`,
    guessed: (name, silhouette) => `${name} guessed: ${silhouette}`,
    answered: (row, silhouette) => `${row} answer: ${silhouette}`,
    counted: (question) => `This is how question ${question} went.`,
    toQuestion: (question) => `On to question ${question}`,
    goOn: 'Go on',
  },
  lines: {
    guess: 'A few words about your guess',
    best: 'A few words about your best answer',
    worst: 'A few words about your worst answer',
    placeholder: 'Because …',
    placeholders: { best: 'The best, because …', worst: 'The worst, because …' },
    turnOver: 'Turn over',
    tell: {
      guess: 'Tell the others why, aloud.',
      best: 'Your best answer: tell them why.',
      worst: 'And the worst: tell them why.',
    },
    nextOf: (name) => `Next: ${name}’s guess`,
    nextOwn: {
      guess: 'Turn over my guess',
      best: 'Turn over my best answer',
      worst: 'Turn over my worst answer',
    },
  },
  wait: {
    thinking: 'What do you say about it?',
    others: 'The others may still be thinking.',
    chooses: (name) => `${name} picks a card.`,
    shows: (name) => `It is up to ${name}.`,
    beforeYou: (name) => `${name} comes first. What will you say?`,
  },
  tie: {
    title: 'A tie!',
    hint: 'Everybody turns over one card at a time. The first tofu wins.',
    again: 'Tofu at the same moment: once more.',
    pile: (name, cards) => `${name}: ${cards}`,
    found: (name) => `${name} has found the tofu`,
  },
  lapsed: 'Time is up: your card was turned over without words.',
  story: {
    won: (names, points, second, margin) =>
      second === null
        ? `${names} won with ${counted(points, 'point')}.`
        : `${names} won with ${counted(points, 'point')}, ${margin} ahead of ${second}.`,
    tofu: (name, cards) =>
      `It was a tie, and ${name} turned over the tofu ${cards === 1 ? 'at once' : `as card ${cards}`}.`,
    shared: (names, points) => `${names} share the win with ${counted(points, 'point')} each.`,
    twins: (one, other, hits) => `${one} reads ${other} like a book: ${hits} times right.`,
    everybody: (name, silhouette) => `Everybody knew what ${name} would say: ${silhouette}!`,
    nobody: (name) => `${name} is a riddle: not one right guess in a whole turn.`,
    trap: (name, falls) => `${name} took the worst for the best ${falls} times.`,
    worstTrap: (name, falls) => `${name}’s worst answers fooled the others ${falls} times.`,
    favourite: (silhouette, times) => `The answer to almost everything: ${silhouette}, ${times} times.`,
    talker: (name, line) => `To be remembered: “${line}” (${name})`,
  },
};
