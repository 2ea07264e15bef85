import type { NameOf, Words } from '@rudel/kernel';
import { characterOf } from '../cards.ts';
import type { Card, Character, Pair, Sign } from '../cards.ts';
import { middleOf } from '../deck.ts';
import { handOf, isAsked, isStuck, mayBeEarly, mayLook, ownGoals } from '../moves.ts';
import type { Question } from '../questions.ts';
import { hasSuspected } from '../rounds.ts';
import { isAbstention } from '../suspicions.ts';
import type { GoalVerdict, Move, Phase, Pointer, Shown, Verdict, View, WoofTypes } from '../types.ts';
import {
  byCharacter,
  disguiseOf,
  hasAbstained,
  isByErrors,
  joined,
  mark,
  namesOf,
  othersOf,
  placeNames,
  pointersTold,
} from './parts.ts';
import type { GlimpseOf, Me, PlaceName } from './parts.ts';

const language = 'en';

const characters: { readonly [C in Character]: string } = {
  S: 'sheep',
  D: 'dog',
  H: 'hunter',
  P: 'shepherd',
  W: 'wolf',
};

const signs: { readonly [S in Sign]: string } = { S: 'sheep', D: 'dog', H: 'hunter', W: 'wolf', '?': '“?”' };

const cries: { readonly [S in Sign]: string } = {
  S: '“It is a sheep!”',
  D: '“It is a dog!”',
  H: '“It is a hunter!”',
  W: '“It is a wolf!”',
  '?': '“I do not know!”',
};

const questionsAsked: { readonly [Q in Question]: string } = {
  WHP: 'Are you wolf, hunter or shepherd?',
  SHP: 'Are you sheep, hunter or shepherd?',
  D: 'Is a dog on one of your cards?',
  H: 'Is a hunter on one of your cards?',
  S: 'Is a sheep on one of your cards?',
};

const one = (character: Character): string => `${character === 'P' ? 'the' : 'a'} ${characters[character]}`;

function card(which: Card): string {
  const disguise = disguiseOf(which);
  const picture = characters[which.slice(0, 1) as Character];
  if (disguise === null) return `a ${picture}`;
  return disguise === 'unknown'
    ? `a ${picture} that shows “?”`
    : `a ${picture} that looks like a ${signs[disguise]}`;
}

/** One's own two cards; only plain ones come twice. */
function pair([first, second]: Pair): string {
  if (first !== second) return joined(language, [card(first), card(second)]);
  const character = characterOf([first, second]);
  return `two ${{ S: 'sheep', D: 'dogs', H: 'hunters', P: 'shepherds', W: 'wolves' }[character]}`;
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
const points = (count: number): string => counted(count, 'point');
const named = (shown: Pick<Shown, 'seats'>, nameOf: NameOf): PlaceName =>
  placeNames(middleOf(shown.seats), 'the middle', nameOf);

function pointed(placeName: PlaceName): (goal: Character, pointer: Pointer) => string {
  return (goal, pointer) =>
    `${characters[goal]}: ${typeof pointer === 'number' ? placeName(pointer) : 'nobody'}`;
}

function label(move: Move, view: View, nameOf: NameOf): string {
  const placeName = named(view.shown, nameOf);
  switch (move.kind) {
    case 'look':
      return move.at === middleOf(view.shown.seats)
        ? 'Look at a card in the middle'
        : `Look at a card of ${nameOf(move.at)}`;
    case 'lay':
      return `Lay out ${card(move.left)} on the left, ${card(move.right)} on the right`;
    case 'take':
      return `Take the ${move.side} card`;
    case 'ask':
      return `Ask ${nameOf(move.at)}: ${questionsAsked[move.question]}`;
    case 'suspect': {
      const goals = view.eye === 'table' ? [] : ownGoals(view, view.eye);
      return `Suspect – ${pointersTold(goals, [move.first, move.second], pointed(placeName))}`;
    }
    case 'abstain':
      return 'Make no suspicion';
    case 'pass':
      return 'Pass';
  }
}

/** What the button says. */
const verbs: { readonly [K in Move['kind']]: string } = {
  look: 'Look',
  lay: 'Lay out',
  take: 'Look',
  ask: 'Ask',
  suspect: 'Lock in',
  abstain: 'No suspicion',
  pass: 'Pass',
};

const whose = ({ shown }: View, nameOf: NameOf): string => nameOf(shown.turn ?? 0);

const statuses: { readonly [P in Phase]: (view: View, nameOf: NameOf) => string } = {
  starter: () => 'Drawing lots for who begins.',
  cards: ({ shown }) => `Dealing the cards of round ${shown.round}.`,
  questions: () => 'Dealing the question cards.',
  play: playStatus,
  look: (view, nameOf) =>
    `${whose(view, nameOf)} looks at a card of ${named(view.shown, nameOf)(view.shown.looking ?? 0)}.`,
  lay: (view, nameOf) => {
    const owner = view.shown.looking ?? 0;
    return view.eye === owner
      ? `${whose(view, nameOf)} wants to look: lay out your two cards.`
      : `${nameOf(owner)} lays out two cards for ${whose(view, nameOf)}.`;
  },
  take: (view, nameOf) => {
    const owner = nameOf(view.shown.looking ?? 0);
    return view.eye === view.shown.turn
      ? `${owner} has laid out: take the left card or the right one.`
      : `${whose(view, nameOf)} takes a card of ${owner}.`;
  },
  final: finalStatus,
  over: () => 'The match is over.',
};

function playStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  if (eye === 'table') return `It is ${whose(view, nameOf)}’s turn.`;
  if (hasSuspected(shown, eye)) return `Your suspicion lies face down. It is ${whose(view, nameOf)}’s turn.`;
  if (shown.turn !== eye) return `It is ${whose(view, nameOf)}’s turn.`;
  if (isStuck(view, eye)) return 'No token, no question, no suspicion: you can only pass.';
  const ways = [
    ...(mayLook(view, eye) ? ['look at a card'] : []),
    ...(handOf(view, eye).length > 0 ? ['ask a question'] : []),
    ...(mayBeEarly(view, eye) ? ['suspect'] : []),
  ];
  return `Your turn: ${new Intl.ListFormat(language, { type: 'disjunction' }).format(ways)}.`;
}

function finalStatus(view: View): string {
  const { eye, shown } = view;
  if (eye === 'table' || hasSuspected(shown, eye)) return 'The others make their final suspicions.';
  if (!isAsked(view, eye))
    return `${hasAbstained(view, eye) ? 'You make no suspicion' : 'Your pointers are set'}; others may still think.`;
  const goals = ownGoals(view, eye).map((goal) => `who is ${one(goal)}`);
  return `The round is over: ${joined(language, goals)}? Set your pointers, or make no suspicion.`;
}

/** Somebody and what they do; whoever reads of themselves is "you". */
const does = (seat: number, nameOf: NameOf, me: Me, own: string, they: string): string =>
  seat === me ? `You ${own}` : `${nameOf(seat)} ${they}`;

function looked(glimpse: GlimpseOf<'looked'>, nameOf: NameOf, me: Me): string {
  const { seat, at, middle, sign, side, card: seen } = glimpse;
  const where = at === middle ? 'in the middle' : `of ${nameOf(at)}`;
  const which = side === null ? 'a card' : `the ${side} card`;
  const yours = side === null ? 'one of your cards' : `your ${side} card`;
  const truth = seen === null ? '' : ` It was ${card(seen)}.`;
  return `${does(seat, nameOf, me, 'look', 'looks')} at ${at === me ? yours : `${which} ${where}`}: ${cries[sign]}${truth}`;
}

function asked({ seat, at, question, answer }: GlimpseOf<'asked'>, nameOf: NameOf, me: Me): string {
  const whom = at === me ? 'you' : nameOf(at);
  return `${does(seat, nameOf, me, 'ask', 'asks')} ${whom}: “${questionsAsked[question]}” – “${answer ? 'Yes' : 'No'}!”`;
}

function suspected(glimpse: GlimpseOf<'suspected'>, nameOf: NameOf, me: Me): string {
  const { seat, middle, left, goals, board } = glimpse;
  const own =
    board === null
      ? ''
      : ` (${pointersTold(goals, board, pointed(placeNames(middle, 'the middle', nameOf)))})`;
  const rest = left === 0 ? '' : ` ${counted(left, 'more early suspicion')} will end the round.`;
  return `${does(seat, nameOf, me, 'suspect', 'suspects')}${own}!${rest}`;
}

/** Why a goal was missed, in brackets. */
function missed({ isRight, plays, goal, players }: GoalVerdict, placeName: PlaceName): string {
  if (isRight) return '';
  if (plays !== null) return ` (plays ${characters[plays]})`;
  const who = joined(language, players.map(placeName));
  return ` (${who} ${players.length === 1 ? 'plays' : 'play'} ${characters[goal]})`;
}

function judged(verdict: Verdict, placeName: PlaceName): string {
  const { when, goals, error, points: scored, isLured } = verdict;
  if (when === 'none') return 'no suspicion';
  const parts = goals.map(
    (goal) => `${pointed(placeName)(goal.goal, goal.pointer)} ${mark(goal)}${missed(goal, placeName)}`,
  );
  const gain = error === null ? points(scored) : `${error === 'red' ? 'a red' : 'an'} error token`;
  return `${when}, ${parts.join(', ')}, ${gain}${isLured ? ', lured by the shepherd' : ''}`;
}

function revealed(glimpse: GlimpseOf<'revealed'>, nameOf: NameOf): string {
  const { round, middle, characters: played, verdicts, shepherd, bonus } = glimpse;
  const placeName = placeNames(middle, 'the middle', nameOf);
  const roles = byCharacter(played).map(
    ([character, places]) => `${characters[character]} ${joined(language, places.map(placeName))}`,
  );
  const each = verdicts.map((verdict, seat) => `${nameOf(seat)}: ${judged(verdict, placeName)}`);
  const extra =
    shepherd === null || bonus === 0 ? '' : ` For crying wolf ${nameOf(shepherd)} scores ${bonus} more.`;
  return `Round ${round} is revealed: ${roles.join('; ')}. ${each.join('. ')}.${extra}`;
}

function won(glimpse: GlimpseOf<'won'>, nameOf: NameOf, me: Me): string {
  const { seats, scores } = glimpse;
  const score = points(scores[seats[0] ?? 0] ?? 0);
  const how = isByErrors(glimpse) ? `${score} and fewer error tokens` : score;
  if (seats.length === 1) return `${does(seats[0] ?? 0, nameOf, me, 'win', 'wins')} the match with ${how}.`;
  return seats.some((seat) => seat === me)
    ? `You and ${othersOf(language, seats, nameOf, me)} share the win with ${how} each.`
    : `${namesOf(language, seats, nameOf)} share the win with ${how} each.`;
}

export const en: Words<WoofTypes> = {
  name: 'Woof!!',
  blurb:
    'Who is the wolf, who only barks? Look, ask, deduce, and point before the others do. For four to eight.',
  refusals: {
    'middle-cannot-answer': () => 'Nobody sits in the middle, so nobody answers there.',
    'only-watching': () => 'You are watching; only seated players play.',
    'not-your-turn': () => 'It is not your turn.',
    'not-stuck': () => 'You can still do something, so you may not pass.',
    'look-at-yourself': () => 'You know your own cards: look at somebody else’s.',
    'nobody-there': () => 'No cards lie there.',
    'lay-first': () => 'First lay out your two cards: somebody wants to look.',
    'nothing-to-lay': () => 'Nobody is waiting for you to lay out your cards.',
    'not-your-cards': () => 'You can only lay out the two cards you have.',
    'take-first': () => 'First take one of the two cards that are laid out for you.',
    'nothing-to-take': () => 'There is no card for you to take now.',
    'no-token-left': (short) =>
      `You could not pay for what you might see: no token left for ${joined(
        language,
        short.map((sign) => signs[sign as Sign]),
      )}.`,
    'question-not-held': ([question]) =>
      `You do not have the question “${questionsAsked[(question ?? 'WHP') as Question]}”.`,
    'ask-yourself': () => 'You know your own answer: ask somebody else.',
    'nobody-to-ask': () => 'There is nobody there to answer.',
    'first-turn': () => 'Not on your first turn of a round: you may suspect from the second on.',
    'red-token': () => 'Your error token is red: in this round you may suspect only at the end.',
    'own-number': () => 'You cannot suspect yourself.',
    'no-such-number': () => 'Nobody has that number.',
    'pointer-missing': () => 'Each of your goals needs a pointer: on somebody, or on nobody.',
    'no-second-goal': () => 'A wolf has one goal only; the second pointer stays on x.',
    'suspected-already': () => 'You have suspected; your part in this round is done.',
    'suspicions-now': () => 'The turns are over: set your pointers, or make no suspicion.',
    'decided-already': () => 'You have decided; others may still think.',
    'round-goes-on': () => 'Only at the end of a round may you do without a suspicion.',
    'match-over': () => 'The match is over.',
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) => `${does(seat, nameOf, me, 'are', 'is')} drawn to begin.`,
    dealt: ({ round, cards }) => {
      const own =
        cards === null ? '' : `; you get ${pair(cards as Pair)} and are ${one(characterOf(cards as Pair))}`;
      return `Round ${round}: two cards each${own}.`;
    },
    questions: ({ starter, cards }, nameOf, me) => {
      const own = cards?.map((question) => `“${questionsAsked[question]}”`) ?? [];
      return `Two question cards each${own.length === 0 ? '' : `; yours are ${joined(language, own)}`}. ${does(starter, nameOf, me, 'begin', 'begins')}.`;
    },
    reached: ({ seat, at }, nameOf, me) =>
      `${does(seat, nameOf, me, 'want', 'wants')} to look at ${at === me ? 'one of your cards' : `a card of ${nameOf(at)}`}.`,
    laidOut: ({ seat, cards }, nameOf, me) =>
      `${does(seat, nameOf, me, 'lay', 'lays')} out two cards${cards === null ? '' : `: ${cards.map(card).join(' left, ')} right`}.`,
    looked,
    asked,
    passed: ({ seat }, nameOf, me) =>
      `${does(seat, nameOf, me, 'can do nothing and pass', 'can do nothing and passes')}.`,
    suspected,
    finals: ({ by, laps }) =>
      `${by === 'laps' ? `After ${counted(laps, 'lap')}` : 'With that'} the round is over: whoever has not suspected decides now.`,
    decided: ({ middle, goals, board }, nameOf) =>
      isAbstention(board)
        ? 'You make no suspicion.'
        : `You set your pointers – ${pointersTold(goals, board, pointed(placeNames(middle, 'the middle', nameOf)))}.`,
    revealed,
    won,
  },
  options: {
    expert: {
      label: 'Cards in disguise',
      values: { no: 'some cards show “?”', yes: 'expert: some cards look like another character' },
    },
    dogGoal: {
      label: 'Besides a wolf, a dog looks for',
      values: { hunter: 'a hunter', shepherd: 'the shepherd' },
    },
    tokens: {
      label: 'Hint tokens',
      values: { box: 'six two-sided ones each, as in the box', unlimited: 'as many as you need' },
    },
    unknownTokens: {
      label: '“?” tokens',
      values: { twelve: 'twelve for all, as in the box', endless: 'as many as you need' },
    },
    ownerSees: {
      label: 'When somebody looks at your card',
      values: { yes: 'you see which one it was', no: 'you are not told which one' },
    },
    arrange: {
      label: 'Which card is seen',
      values: { no: 'chance decides', yes: 'owners lay out, lookers choose' },
    },
    lapLimit: {
      label: 'A round ends at the latest after',
      values: (laps) => (laps === 0 ? 'any number of laps' : counted(laps, 'lap')),
    },
    deck: {
      label: 'Deck',
      values: { preset: 'by the number of players', counts: 'as counted below; sheep fill it up' },
    },
    dogs: { label: 'Own deck: dogs', values: String },
    unknownDogs: { label: 'Own deck: dogs in disguise', values: String },
    hunters: { label: 'Own deck: hunters', values: String },
    unknownHunters: { label: 'Own deck: hunters in disguise', values: String },
    shepherds: { label: 'Own deck: shepherds (in disguise)', values: String },
    wolves: { label: 'Own deck: wolves', values: String },
    notes: {
      label: 'Help with notes',
      values: { off: 'everybody thinks alone', on: 'the table can note what is certain' },
    },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb: ({ kind }) => verbs[kind],
};
