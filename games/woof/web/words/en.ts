import { pictureOf, signOf } from '@rudel/woof/page';
import type { WoofWords } from './woof-words.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const characters = { S: 'Sheep', D: 'Dog', H: 'Hunter', P: 'Shepherd', W: 'Wolf' } as const;
const signs = { S: 'Sheep', D: 'Dog', H: 'Hunter', W: 'Wolf', '?': '“?”' } as const;

export const en: WoofWords = {
  board: 'The places around the table',
  hand: 'Your cards',
  middle: 'The middle',
  characters,
  signs,
  deeds: {
    S: 'The lowest card: only two of them make a sheep.',
    D: 'Barks at whatever is higher, and hides under it.',
    H: 'Takes aim once it is sure.',
    P: 'Cries wolf whatever it sees, and scores if a hunter or dog believes it.',
    W: 'The highest card: whoever holds it is the wolf.',
  },
  card: (card) => {
    const [picture, sign] = [pictureOf(card), signOf(card)];
    if (sign === picture) return characters[picture];
    return sign === '?'
      ? `${characters[picture]}, shows “?”`
      : `${characters[picture]}, looks like a ${signs[sign].toLowerCase()}`;
  },
  disguised: (sign) => (sign === '?' ? 'shows “?”' : `looks like a ${signs[sign].toLowerCase()}`),
  questions: {
    WHP: 'Are you wolf, hunter or shepherd?',
    SHP: 'Are you sheep, hunter or shepherd?',
    D: 'Is a dog on one of your cards?',
    H: 'Is a hunter on one of your cards?',
    S: 'Is a sheep on one of your cards?',
  },
  yes: 'Yes',
  no: 'No',
  round: (round, of) => `Round ${round} of ${of}`,
  lap: (lap, of) => (of >= 99 ? `Lap ${lap}` : `Lap ${lap} of ${of}`),
  early: (count, of) => `${count} of ${of} early suspicions`,
  place: {
    hidden: 'two cards face down',
    suspected: 'has suspected',
    decided: 'has decided',
    nothing: 'Nothing has been said here yet.',
    token: (lap, name, sign) => `Lap ${lap}: ${name} says ${sign}`,
    sides: { left: 'of the left card', right: 'of the right card' },
    saw: (card) => `the card: ${card}`,
    seenAt: (name) => (name === null ? 'in the middle' : `${name}’s card`),
    putAway: (name, card) =>
      `${name === null ? 'The card in the middle' : `${name}’s card`} was ${card}. Put it away`,
    asked: (lap, name, question, answer) => `Lap ${lap}: ${name} asks “${question}” – ${answer}`,
    ownEmpty: 'What others say about you goes here.',
    middleEmpty: 'Nobody sits here: two spare cards to look at.',
    open: (name) => `${name}: everything that lies here`,
    lookHere: (name) => `Look at a card: ${name}`,
    askHere: (name) => `Ask ${name}`,
    pointHere: (goal, name) => `${goal}: ${name}`,
  },
  act: {
    label: 'What you can do now',
    look: 'Look',
    ask: 'Ask',
    suspect: 'Suspect',
    pass: 'Pass',
    abstain: 'No suspicion',
    lookNote: 'in secret',
    suspectNote: {
      open: '+2 or an error',
      first: 'from lap 2 on',
      red: 'red: at the end',
      done: 'done',
    },
    abstainNote: 'no point, no error',
    whereLook: (how, isLaidOut) => {
      const seen = isLaidOut ? 'The owner lays out two cards, you take one' : 'You see one at random';
      if (how === 'truth') return `Whose card? ${seen}; your token tells everybody what it looks like.`;
      const cried = how === 'wolf' ? 'whatever it is' : 'unless it shows “?”';
      return `Whose card? ${seen}; as shepherd you cry wolf, ${cried}.`;
    },
    whereAsk: (question) => `Whom do you ask: “${question}” The answer is true, and everybody hears it.`,
    layOut: 'left and right, like this',
    layOutHint: (name) =>
      `${name} will see one of your cards, left or right, and you will know which. How do you lay them out?`,
    takeHint: (name) => `Both cards of ${name} lie face down. Which one do you look at?`,
    take: { left: 'Left card', right: 'Right card' },
  },
  you: (character) => `You are: ${character}`,
  seek: 'You look for',
  dial: {
    label: 'Your suspicion board',
    nobody: 'nobody',
    set: (goal, pointer) => `${goal}: ${pointer}`,
    unset: 'who?',
    hint: (goal, isEarly) =>
      isEarly
        ? `${goal}: who? (0: nobody) All right: +2, else a red error token. Then you are done.`
        : `${goal}: who? (0: nobody) All right: +1, else an error token.`,
    yours: 'Your pointers, face down',
  },
  reveal: {
    title: (round) => `Round ${round} revealed`,
    turning: (round) => `Round ${round} is revealed: who was who, and who was right?`,
    open: (round) => `Round ${round} is revealed: this is how it came out.`,
    openEarly: (round, names) => `Two error tokens for ${names}: the match is over after round ${round}.`,
    openAsked: (round) => `It is your turn in round ${round + 1}: tap “Next round”.`,
    openNext: (round) => `Round ${round} is revealed. “Next round” takes you on.`,
    skip: 'Skip',
    toResult: 'See the result',
    again: (round) => `See round ${round} again`,
    newCards: (round) => `Your cards for round ${round} are ready.`,
    turns: (name, character) => `${name}: ${character}`,
    noneBy: (names) => `No suspicion, nothing won or lost: ${names}`,
    bonusFor: (name, points) => `${name} cried wolf, and ${points === 1 ? 'somebody' : points} believed it`,
    right: 'right',
    wrong: 'wrong',
    none: 'No suspicion',
    early: 'early',
    final: 'at the end',
    goal: (goal, pointer) => `${goal}: ${pointer}`,
    plays: (name, character) => `${name} plays ${character.toLowerCase()}`,
    players: (names, goal) => `${goal.toLowerCase()}: ${names}`,
    nobody: (goal) => `nobody else plays ${goal.toLowerCase()}`,
    lured: 'lured by the shepherd',
    bonus: (points) => `+${points} for crying wolf`,
    points: (points) => `+${points}`,
    red: 'red error token',
    black: 'error token',
    next: 'Next round',
  },
  notes: {
    open: 'Notes',
    title: 'Your notes',
    done: 'Done',
    intro: 'Only for you. Tap: no, maybe, yes.',
    marks: { no: 'no', maybe: 'maybe', yes: 'yes' },
    blank: 'blank',
    cell: (name, character, mark) => `${name}, ${character}: ${mark}`,
    sure: 'What is certain',
    sureNote: 'From what you have seen and heard, and nothing else.',
    sureCell: 'certain',
    clear: 'Wipe notes',
    bringBack: 'Bring the notes back',
    deck: 'In the game',
  },
  score: {
    open: 'Score',
    title: 'Score',
    round: 'Round',
    total: 'Total',
    errors: 'Error tokens',
    none: 'The first round is under way.',
  },
  note: {
    score: (points) => counted(points, 'point'),
    errors: (count) => counted(count, 'error token'),
    red: 'one of them red',
  },
  points: (points) => counted(points, 'point'),
  explain: (card) => `What is this? ${card}`,
  goalsOf: (goals) => `Looks for: ${goals}`,
  value: (value) => `Value ${value}`,
  close: 'Close',
  story: {
    won: (names, points, isByErrors) =>
      `${counted(points, 'point')} for ${names}${isByErrors ? ', and fewer error tokens' : ''}.`,
    early: (name, count) =>
      count === 1
        ? `${name} suspected early once and was right.`
        : `${name} suspected early ${count} times and was right.`,
    lured: (name, count) => `${name} cried wolf, and ${count === 1 ? 'one' : count} believed it.`,
    wolves: (names, round) => `In round ${round} everybody missed the wolf: ${names}.`,
    looked: (name, count) => `The most curious was ${name}, with ${counted(count, 'look')}.`,
    wrong: (name, count) => `${name} was sure and wrong ${count === 1 ? 'once' : `${count} times`}.`,
    rounds: (count) => `The match took ${counted(count, 'round')}.`,
    cutShort: (count) => `It ended after ${counted(count, 'round')}: somebody had a second error token.`,
  },
};
