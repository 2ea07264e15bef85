import type { NameOf, Words } from '@rudel/kernel';
import { lastDie, lastRoller } from '../goblins.ts';
import { barredBid, handOf, holdsBoth, isAsked, legal } from '../moves.ts';
import { sizeOf } from '../rounds.ts';
import type { Kind, Move, Phase, Shown, SidesResult, TrickDie, View, WoelfeTypes } from '../types.ts';
import {
  circumstancesOf,
  diceNamed,
  faceNamed,
  namesOf,
  numberNamed,
  othersOf,
  pips,
  wolvesBySide,
} from './parts.ts';
import type { Circumstance, GlimpseOf, Me } from './parts.ts';

const language = 'en';

const dice: { readonly [K in Kind]: readonly [one: string, many: string] } = {
  W: ['white wolf', 'white wolves'],
  G: ['gray wolf', 'gray wolves'],
  B: ['black wolf', 'black wolves'],
  H: ['hunter', 'hunters'],
  M: ['mushroom', 'mushrooms'],
  F: ['fox', 'foxes'],
  Y: ['bee', 'bees'],
  P: ['boar', 'boars'],
};

const one = (kind: Kind): string => dice[kind][0];
const some = (kind: Kind, count: number): string =>
  count === 1 ? `a ${one(kind)}` : `${count} ${dice[kind][1]}`;
const asKind = (text: string | undefined): Kind => (text ?? 'W') as Kind;
const face = (kind: Kind, value: number): string => faceNamed(kind, value, 'the symbol');
const names = (seats: readonly number[], nameOf: NameOf): string => namesOf(language, seats, nameOf);
const counted = (count: number, word: string, words = `${word}s`): string =>
  `${count} ${count === 1 ? word : words}`;
const wolves = (count: number): string => (count === 0 ? 'no wolves' : counted(count, 'wolf', 'wolves'));

const labels: { readonly [K in 'double' | 'fever' | 'rabies']: string } = {
  double: 'Announce the double-barrelled shotgun',
  fever: 'Declare hunting fever',
  rabies: 'Declare rabies',
};

function label(move: Move, view: View, nameOf: NameOf): string {
  const { shown } = view;
  switch (move.kind) {
    case 'roll':
      return `Roll the ${one(move.die)} (${pips[move.die]})`;
    case 'lay':
      return `Lay the bee at ${nameOf(move.at)}`;
    case 'bid':
      return `Bid ${counted(move.tricks, 'trick')}`;
    case 'goblin':
      return `Spend a goblin: ${nameOf(lastRoller(shown))} rolls the ${lastNamed(shown)} again`;
    case 'pass':
      return passLabel(view);
    default:
      return labels[move.kind];
  }
}

/** What the button says. */
const verbs: { readonly [K in Exclude<Move['kind'], 'pass'>]: string } = {
  roll: 'Roll',
  lay: 'Lay the bee',
  bid: 'Bid',
  goblin: 'Goblin!',
  double: 'Announce',
  fever: 'Declare',
  rabies: 'Declare',
};

const verb = ({ kind }: Move, { shown }: View): string =>
  kind === 'pass' ? (shown.phase === 'goblin' ? 'Pass' : 'Ready') : verbs[kind];

function passLabel(view: View): string {
  if (view.shown.phase === 'goblin') return 'No goblin: let it lie';
  return view.eye !== 'table' && holdsBoth(handOf(view, view.eye)) ? 'Say nothing and stalk' : 'Ready';
}

const lastNamed = (shown: Shown): string => one(lastDie(shown)?.kind ?? 'W');
const isYours = ({ eye, shown }: View): boolean => shown.turn === eye;
const whose = ({ shown }: View, nameOf: NameOf): string => nameOf(shown.turn ?? 0);

const statuses: { readonly [P in Phase]: (view: View, nameOf: NameOf) => string } = {
  starter: () => 'Drawing lots for who begins.',
  deal: ({ shown }) => `Drawing the dice of round ${shown.round}.`,
  announce: announceStatus,
  bid: (view, nameOf) =>
    isYours(view) ? bidStatus(view.shown) : `It is ${whose(view, nameOf)}’s turn to bid.`,
  play: (view, nameOf) => (isYours(view) ? playStatus(view) : `It is ${whose(view, nameOf)}’s turn to roll.`),
  roll: ({ shown }, nameOf) => `${nameOf(lastRoller(shown))} rolls the ${lastNamed(shown)}.`,
  lay: (view, nameOf) => {
    const bee = face('Y', lastDie(view.shown)?.face ?? 0);
    return isYours(view)
      ? `Lay the bee (${bee}) at another player.`
      : `${whose(view, nameOf)} lays the bee (${bee}).`;
  },
  goblin: goblinStatus,
  over: () => 'The match is over.',
};

function announceStatus(view: View): string {
  const { eye } = view;
  if (eye === 'table') return 'Everybody looks at their dice.';
  if (!isAsked(view, eye)) return 'Waiting for everybody to look at their dice.';
  return holdsBoth(handOf(view, eye))
    ? 'You hold both hunters: announce the double-barrelled shotgun, or say nothing and stalk.'
    : 'Look at your dice and say when you are ready.';
}

function bidStatus(shown: Shown): string {
  const barred = barredBid(shown);
  const size = sizeOf(shown.round, shown.seats);
  const but = barred === null || barred < 0 ? '' : ` You may not bid ${barred}.`;
  const question = size === 1 ? 'Will you win the trick?' : `How many of the ${size} tricks will you win?`;
  return `${question}${but}`;
}

function playStatus(view: View): string {
  const cry = legal(view).find(({ kind }) => kind === 'fever' || kind === 'rabies');
  if (cry === undefined) return 'Your turn: choose a die and roll it.';
  return `Your turn: choose a die and roll it, or declare ${cry.kind === 'fever' ? 'hunting fever' : 'rabies'} first.`;
}

function goblinStatus(view: View, nameOf: NameOf): string {
  const { eye, shown, answers } = view;
  const { kind, face: shows } = lastDie(shown) as TrickDie;
  const what = `${nameOf(lastRoller(shown))}’s ${one(kind)} shows ${face(kind, shows ?? 0)}`;
  if (eye === 'table' || shown.goblins[eye] === 0) return `${what}. Does anybody spend a goblin?`;
  if (answers[eye] === 'goblin') return 'Your goblin waits for those who are asked before you.';
  return answers[eye] === 'pass' ? 'You let it lie; others may still think.' : `${what}. Spend a goblin?`;
}

const circumstances: { readonly [C in Circumstance]: string } = {
  poisoned: 'the hunter is poisoned',
  bothPoisoned: 'both hunters are poisoned',
  oneFox: 'one fox: the lowest wins',
  twoFoxes: 'two foxes cancel out',
  earlier: 'the earlier of equals',
};

/** Somebody and what they do; whoever reads of themselves is "you". */
const does = (seat: number, nameOf: NameOf, me: Me, own: string, they: string): string =>
  seat === me ? `You ${own}` : `${nameOf(seat)} ${they}`;

function doubleTold({ seat, from }: GlimpseOf<'double'>, nameOf: NameOf, me: Me): string {
  const goblin = from === me ? 'your goblin' : `${nameOf(from)}’s goblin`;
  return `${does(seat, nameOf, me, 'have', 'has')} drawn both hunters: double-barrelled shotgun! ${does(seat, nameOf, me, 'play', 'plays')} alone and ${seat === me ? 'take' : 'takes'} ${goblin}.`;
}

function goblinTold({ seat, roller, die }: GlimpseOf<'goblin'>, nameOf: NameOf, me: Me): string {
  const spends = `${does(seat, nameOf, me, 'spend', 'spends')} a goblin`;
  if (seat === roller) return `${spends} to roll the ${one(die)} again.`;
  return `${spends}: ${roller === me ? 'you have' : `${nameOf(roller)} has`} to roll the ${one(die)} again.`;
}

function sidesTold({ hunters }: GlimpseOf<'sides'>, nameOf: NameOf, me: Me): string {
  const isMine = hunters.some((seat) => seat === me);
  if (hunters.length === 1)
    return isMine
      ? 'You were stalking: both hunters came from your hand.'
      : `${names(hunters, nameOf)} was stalking: both hunters came from one hand.`;
  return isMine
    ? `You and ${othersOf(language, hunters, nameOf, me)} are the hunters.`
    : `${names(hunters, nameOf)} are the hunters.`;
}

function wonTold({ seats, scores }: GlimpseOf<'won'>, nameOf: NameOf, me: Me): string {
  const [first = 0] = seats;
  const score = counted(scores[first] ?? 0, 'point');
  if (seats.length === 1) return `${does(first, nameOf, me, 'win', 'wins')} the match with ${score}.`;
  return seats.some((seat) => seat === me)
    ? `You and ${othersOf(language, seats, nameOf, me)} share the win with ${score} each.`
    : `${names(seats, nameOf)} share the win with ${score} each.`;
}

function trickTold(glimpse: GlimpseOf<'trick'>, nameOf: NameOf, me: Me): string {
  const { winner, place, by, values, wolves: taken } = glimpse;
  const value = numberNamed(values[place] ?? 0);
  const how = {
    symbol: 'with the mushroom’s symbol',
    first: 'by being first, as nothing competes',
    lowest: `with ${value}`,
    highest: `with ${value}`,
  }[by];
  const reasons = circumstancesOf(glimpse).map((circumstance) => circumstances[circumstance]);
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  return `${does(winner, nameOf, me, 'win', 'wins')} the trick ${how}${why} and ${winner === me ? 'take' : 'takes'} ${wolves(taken)}.`;
}

function sidesScored(glimpse: GlimpseOf<'sidesScored'>, nameOf: NameOf): string {
  const { round, winners, hunters, isHalali } = glimpse;
  const who = names(winners, nameOf);
  const each = glimpse.points[winners[0] ?? 0] ?? 0;
  const scores =
    winners.length > 1 ? `score ${counted(each, 'point')} each` : `scores ${counted(each, 'point')}`;
  if (isHalali) {
    const have = winners.length > 1 ? 'have' : 'has';
    return `Round ${round}: halali! ${who} ${have} not won a single trick and ${scores}.`;
  }
  const [own, other] = wolvesBySide(glimpse);
  const isHunters = winners.length === hunters.length && winners.every((seat) => hunters.includes(seat));
  const side = isHunters ? 'hunter' : 'forest dweller';
  const how = hunters.length === 1 ? '' : ` with ${own} wolves to ${other}`;
  const win = winners.length > 1 ? `the ${side}s ${who} win` : `the ${side} ${who} wins`;
  return `Round ${round}: ${win}${how} and ${scores}${extras(glimpse)}.`;
}

/** How the points of a round came about, where there is more to it than wolves. */
function extras({ base, factor, fever, caught }: SidesResult): string {
  const packs = factor === 2 ? 'a wolf pack' : `${factor - 1} wolf packs`;
  const parts = [
    factor > 1 ? `${base} × ${factor} for ${packs}` : String(base),
    ...(fever > 0 ? [`${fever} for what was declared`] : []),
    ...(caught > 0 ? [`${caught} for hunters caught`] : []),
  ];
  return factor === 1 && parts.length === 1 ? '' : ` (${parts.join(' + ')})`;
}

export const en: Words<WoelfeTypes> = {
  name: 'Wölfe',
  blurb:
    'Dice instead of cards: win tricks, catch wolves, and find out who hunts with you. For two, three or four.',
  refusals: {
    'only-watching': () => 'You are watching; only seated players play.',
    'match-over': () => 'The match is over: somebody has reached the target.',
    'all-rounds-over': () => 'The match is over: all rounds are played.',
    'not-your-turn': () => 'It is not your turn.',
    'die-not-held': ([kind]) => `You have no ${one(asKind(kind))} behind your screen.`,
    'bee-first': () => 'First lay your bee at another player.',
    'no-bee-to-lay': () => 'There is no bee to lay now.',
    'bee-at-yourself': () => 'A bee is laid at another player, never at yourself.',
    'nobody-there': () => 'Nobody sits there.',
    'goblins-first': () => 'First everybody with a goblin decides about the die rolled last.',
    'no-goblin-now': () =>
      'A goblin is spent right after a die has been rolled, and now there is none to reroll.',
    'no-goblin-left': () => 'You have no unused goblin.',
    'goblin-on-symbol': () => 'The mushroom’s symbol stands: no goblin can touch it.',
    'answered-already': () => 'You have decided already; the others may still be thinking.',
    'nothing-to-pass': () => 'There is nothing to answer now.',
    'no-double-now': () => 'A double-barrelled shotgun is announced right after the dice are drawn.',
    'not-both-hunters': () => 'You have not drawn both hunters.',
    'announce-first': () => 'First everybody looks at their dice.',
    'not-played': () => 'Rabies and hunting fever are not played at this table.',
    'not-a-hunter': () => 'Only a hunter can declare hunting fever.',
    'not-a-dweller': () => 'Only a forest dweller can declare rabies.',
    'too-late-to-declare': () => 'You can declare only before you roll your first die of the round.',
    'declared-already': () => 'Your side has declared already.',
    'no-sides': () => 'With two or three players everybody plays alone.',
    'bid-first': () => 'First everybody bids.',
    'no-bid-now': () => 'There is no bidding now.',
    'bid-too-high': ([size]) => `There are only ${counted(Number(size), 'trick')} in this round.`,
    'bid-evens-out': ([bid, size]) =>
      `You may not bid ${bid}: all bids together must not make ${size}, the number of tricks.`,
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) => `${does(seat, nameOf, me, 'are', 'is')} drawn to begin.`,
    dealt: ({ round, size, dice: own }) =>
      `Round ${round}: everybody draws ${counted(size, 'die', 'dice')}${own === null ? '' : `; you get ${diceNamed(language, own, some)}`}.`,
    double: doubleTold,
    silence: () => 'Nobody announces a double-barrelled shotgun.',
    bid: ({ seat, tricks }, nameOf, me) =>
      `${does(seat, nameOf, me, 'bid', 'bids')} ${counted(tricks, 'trick')}.`,
    declared: ({ seat, cry }, nameOf, me) => {
      const who = seat === me ? 'You' : nameOf(seat);
      const declares = seat === me ? 'declare' : 'declares';
      return cry === 'fever'
        ? `${who}, a hunter, ${declares} hunting fever.`
        : `${who}, a forest dweller, ${declares} rabies.`;
    },
    rolled: ({ seat, die, face: shows, isAgain }, nameOf, me) =>
      `${does(seat, nameOf, me, 'roll', 'rolls')} ${isAgain ? `the ${one(die)} again` : some(die, 1)}: ${face(die, shows)}.`,
    laid: ({ seat, at, face: shows }, nameOf, me) =>
      `${does(seat, nameOf, me, 'lay', 'lays')} the bee at ${at === me ? 'your die' : nameOf(at)}: ${face('Y', shows)}.`,
    goblin: goblinTold,
    sides: sidesTold,
    trick: trickTold,
    sidesScored,
    bidsScored: ({ round, bids, tricks, points }, nameOf) => {
      const each = points.map(
        (scored, seat) =>
          `${nameOf(seat)} ${bids[seat] === tricks[seat] ? '✓' : '✗'} ${tricks[seat]} of ${bids[seat]} bid, ${counted(scored, 'point')}`,
      );
      return `Round ${round}: ${each.join('; ')}.`;
    },
    won: wonTold,
  },
  options: {
    target: {
      label: 'With four: play to',
      values: { '50': '50 points', '100': '100 points' },
    },
    stalk: {
      label: 'With four: stalking',
      values: {
        no: 'whoever draws both hunters has to say so',
        yes: 'whoever draws both hunters may keep it secret',
      },
    },
    fever: {
      label: 'With four: rabies and hunting fever',
      values: { no: 'nothing is declared', yes: 'each side may raise the stakes once' },
    },
    hunterCaught: {
      label: 'With four: hunters caught',
      values: { no: 'count nothing', yes: 'bring winning dwellers 2 points each' },
    },
    wolfPack: {
      label: 'With four: a trick of four wolves',
      values: { no: 'counts like any other', yes: 'multiplies the winners’ points' },
    },
    halali: {
      label: 'With four: a side without a single trick',
      values: { no: 'counts as usual', yes: 'scores 15, and nobody else does' },
    },
    goblinSeconds: {
      label: 'Time to think about a goblin',
      values: (seconds) => (seconds === 0 ? 'as long as it takes' : counted(seconds, 'second')),
    },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb,
};
