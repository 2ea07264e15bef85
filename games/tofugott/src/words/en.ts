import type { NameOf, Words } from '@rudel/kernel';
import { laidOut, places } from '../answers.ts';
import { mustDecide, ownAnswers } from '../moves.ts';
import type { Line, Move, Phase, Silhouette, TofugottTypes, View } from '../types.ts';
import {
  asSilhouette,
  deckNamed,
  gainNamed,
  hasGuessed,
  joined,
  namesOf,
  numberNamed,
  othersOf,
  saidWords,
  sceneOf,
  situationOf,
} from './parts.ts';
import type { AnswerGlimpse, GlimpseOf, Me } from './parts.ts';

const language = 'en';
const quotes = ['“', '”'] as const;

const the: { readonly [S in Silhouette]: string } = {
  rat: 'the rat',
  pig: 'the pig',
  elephant: 'the elephant',
  dolphin: 'the dolphin',
  human: 'the human',
  tofu: 'the tofu',
  spider: 'the spider',
  beetle: 'the beetle',
  bird: 'the bird',
  snake: 'the snake',
};

const names = (seats: readonly number[], nameOf: NameOf): string => namesOf(language, seats, nameOf);
const counted = (count: number, one: string): string =>
  `${numberNamed(count)} ${Math.abs(count) === 1 ? one : `${one}s`}`;
const said = (line: Line | null): string => saidWords(line, language, quotes);

function label(move: Move, view: View, nameOf: NameOf): string {
  switch (move.kind) {
    case 'keep':
      return `Keep: ${sceneOf(view, move.card, language) ?? move.card}`;
    case 'lay':
      return `Question ${move.question}, ${move.row} answer: ${the[move.silhouette]}`;
    case 'take':
      return `Take back the ${move.row} answer to question ${move.question}`;
    case 'lock':
      return 'Lock in all six answers';
    case 'guess':
      return `Guess ${the[move.silhouette]}`;
    case 'show':
      return showLabel(move.line, view, nameOf);
  }
}

/** What the button of a move says. */
function verb(move: Move, view: View): string {
  if (move.kind === 'guess') return hasGuessed(view) ? 'Change' : 'Guess';
  return { keep: 'Keep', lay: 'Lay', take: 'Take back', lock: 'Lock in', show: 'Turn over' }[move.kind];
}

function showLabel(line: Line | null, view: View, nameOf: NameOf): string {
  const { isOwner, owner, showing } = situationOf(view, nameOf, language);
  if (!isOwner) return `Next: turn over ${owner}’s guess`;
  return `Turn over ${showing === 'guess' ? 'your guess' : `your ${showing} answer`}${said(line)}`;
}

type Status = (view: View, nameOf: NameOf) => string;

function guessing(view: View, nameOf: NameOf): string {
  const { isActive, isWatching, active, question, text } = situationOf(view, nameOf, language);
  if (isActive) return answering(view);
  if (isWatching) return `Everybody decides in secret on question ${question}: ${text}`;
  if (!mustDecide(view, view.eye as number))
    return 'Your guess lies face down; you may change it until everybody is ready.';
  return `Question ${question}: what is ${active}’s best answer?`;
}

function answering(view: View): string {
  const answers = ownAnswers(view);
  if (answers === null || answers.isLocked) return 'Your answers are locked; the others are guessing.';
  const missing = places.length - laidOut(answers).length;
  return missing === 0
    ? 'All six are laid: lock them in, or change your mind first.'
    : `${missing} to go: your best and your worst answer to each question.`;
}

function revealing(view: View, nameOf: NameOf): string {
  const { isActive, isOwner, active, owner, question, showing: what } = situationOf(view, nameOf, language);
  const isAloud = view.shown.options.talk === 'aloud';
  if (isOwner) {
    const card = what === 'guess' ? 'your guess' : `your ${what} answer to question ${question}`;
    return isAloud ? `Turn over ${card} and tell why.` : `Turn over ${card}, with a few words if you like.`;
  }
  if (isAloud && isActive) return `Listen, then go on: the next card is ${owner}’s guess.`;
  return what === 'guess'
    ? `${owner} shows a guess.`
    : `${active} shows the ${what} answer to question ${question}.`;
}

const statuses: { readonly [P in Phase]: Status } = {
  starter: () => 'Drawing lots for who begins.',
  draw: (view, nameOf) => `Two cards are being drawn for ${situationOf(view, nameOf, language).active}.`,
  keep: (view, nameOf) => {
    const { isActive, active } = situationOf(view, nameOf, language);
    return isActive
      ? 'It’s about you now. Keep one of the two cards.'
      : `${active} chooses one of two cards.`;
  },
  aside: () => 'Two silhouettes are being set aside.',
  guess: guessing,
  show: revealing,
  tie: ({ shown }, nameOf) =>
    `${names(shown.tie.at(-1)?.seats ?? [], nameOf)} are tied: the first tofu wins.`,
  over: () => 'The match is over.',
};

/** Somebody and what they do; whoever reads of themselves is "you". */
const does = (seat: number, nameOf: NameOf, me: Me, own: string, they: string): string =>
  seat === me ? `You ${own}` : `${nameOf(seat)} ${they}`;

/** Names with the reader's own as "you"; the word for it stands last. */
function withMe(seats: readonly number[], nameOf: NameOf, me: Me): string {
  const others = seats.filter((seat) => seat !== me).map(nameOf);
  return joined(language, others.length < seats.length ? [...others, 'you'] : others);
}

function answerTold(glimpse: AnswerGlimpse, nameOf: NameOf, me: Me): string {
  const { kind, seat, silhouette, question, line, guessers } = glimpse;
  const shows = `${seat === me ? 'Your' : `${nameOf(seat)}’s`} ${kind} answer to question ${question} is ${the[silhouette]}.${said(line)}`;
  if (guessers.length === 0) return shows;
  const isMineAlone = guessers.length === 1 && guessers[0] === me;
  const who = isMineAlone ? '' : `, ${withMe(guessers, nameOf, me)}`;
  return kind === 'best' ? `${shows} Well guessed${who}!` : `${shows} Ouch${who}.`;
}

function scoredTold({ gains, points }: GlimpseOf<'scored'>, nameOf: NameOf, me: Me): string {
  const each = gains.flatMap((gain, seat) =>
    gain === 0 ? [] : [does(seat, nameOf, me, gainNamed(gain), gainNamed(gain))],
  );
  const standing = points.map((own, seat) => `${nameOf(seat)} ${numberNamed(own)}`);
  return `${each.length === 0 ? 'Nobody scores' : each.join(', ')}. The score: ${standing.join(', ')}.`;
}

export const en: Words<TofugottTypes> = {
  name: 'Tofugott',
  blurb: 'A scene, three questions, ten silhouettes: guess what the others would answer. For two to six.',
  refusals: {
    'only-watching': () => 'You are watching; only seated players play.',
    'match-over': () => 'The match is over: everybody has had their turns.',
    'not-your-turn': () => 'Somebody else is active now.',
    'no-card-to-keep': () => 'There is no card to choose now.',
    'card-not-drawn': () => 'You have not drawn this card.',
    'keep-a-card-first': () => 'First keep one of the two cards.',
    'set-aside': ([one]) => `For this turn ${the[asSilhouette(one)]} is set aside.`,
    'nothing-to-answer': () => 'There is nothing to answer now.',
    'place-taken': () => 'An answer lies there already; take it back first.',
    'place-empty': () => 'Nothing lies there.',
    'used-already': ([one]) => `You are already using ${the[asSilhouette(one)]} for another answer.`,
    'not-all-laid': () => 'First lay all six answers: three best and three worst.',
    'locked-already': () => 'Your answers are locked in.',
    'answers-yourself': () => 'These are your own answers; the others guess them.',
    'no-guess-now': () => 'There is nothing to guess now.',
    'guessed-already': ([one]) => `Your guess is ${the[asSilhouette(one)]} already.`,
    'shown-already': ([one]) =>
      `Out of the game for this turn: ${the[asSilhouette(one)]} was an earlier answer.`,
    'nothing-to-show': () => 'There is no card to turn over now.',
    'not-your-card': () => 'The next card is somebody else’s.',
    'not-your-words': () => 'Only the owner of a card can add words to it.',
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) => `${does(seat, nameOf, me, 'are', 'is')} drawn to begin.`,
    drew: ({ seat, turn }, nameOf, me) =>
      `Turn ${turn}: ${seat === me ? 'you draw' : `${nameOf(seat)} draws`} two cards.`,
    read: ({ seat, texts }, nameOf, me) => {
      const { scene, questions } = texts[language];
      return `${does(seat, nameOf, me, 'read', 'reads')} out: ${scene} ${questions.map((one, nth) => `${nth + 1}. ${one}`).join(' ')}`;
    },
    aside: ({ silhouettes }) =>
      `Set aside for this turn: ${joined(
        language,
        silhouettes.map((one) => the[one]),
      )}.`,
    ready: ({ question }) => `Everybody has decided on question ${question}.`,
    guess: ({ seat, silhouette, line }, nameOf, me) =>
      `${does(seat, nameOf, me, 'guess', 'guesses')} ${the[silhouette]}.${said(line)}`,
    best: answerTold,
    worst: answerTold,
    scored: scoredTold,
    tied: ({ seats, isAgain }, nameOf) =>
      isAgain
        ? `Tofu at the same time! ${names(seats, nameOf)} shuffle again.`
        : `${names(seats, nameOf)} are tied and shuffle their silhouettes: the first tofu wins.`,
    turned: ({ seats, silhouettes }, nameOf) =>
      `${seats.map((seat, nth) => `${nameOf(seat)}: ${the[silhouettes[nth] as Silhouette]}`).join(', ')}.`,
    won: ({ seats, points }, nameOf, me) => {
      const score = counted(points[seats[0] ?? 0] ?? 0, 'point');
      if (seats.length === 1) return `${does(seats[0] ?? 0, nameOf, me, 'win', 'wins')} with ${score}.`;
      return seats.some((seat) => seat === me)
        ? `You and ${othersOf(language, seats, nameOf, me)} share the win with ${score} each.`
        : `${names(seats, nameOf)} share the win with ${score} each.`;
    },
  },
  options: {
    blackCards: {
      label: 'Black cards',
      values: { off: 'stay in the box', on: 'are in play: delicate, 16+' },
    },
    turnsEach: {
      label: 'Turns per player',
      values: {
        auto: 'three with two or three players, two with four or five, one with six',
        '1': 'one each',
        '2': 'two each',
        '3': 'three each',
        '4': 'four each',
        '5': 'five each',
      },
    },
    floor: { label: 'Points below zero', values: { none: 'can happen', zero: 'cannot happen' } },
    tie: {
      label: 'Equal points at the end',
      values: { tofu: 'the first tofu turned over wins', shared: 'share the win' },
    },
    talk: {
      label: 'Explanations',
      values: {
        typed: 'typed: everybody turns over their own cards, with a line of text',
        aloud: 'aloud, in the same room: the active player may turn over every card',
      },
    },
    talkSeconds: {
      label: 'Time to type one',
      values: (seconds) => (seconds === 0 ? 'as long as it takes' : counted(seconds, 'second')),
    },
    deck: {
      label: 'Question cards',
      values: (deck) => {
        const own = deckNamed(deck);
        return own === null ? 'ours' : `a custom deck, “${own.name}” (${counted(own.cards, 'card')})`;
      },
    },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb,
};
