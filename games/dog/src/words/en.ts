import type { NameOf, Seat, Words } from '@rudel/kernel';
import { drivenBy, nestSeatOf, partnerOf, seatOf, stoneAt } from '../board.ts';
import { drivenLegs } from '../play.ts';
import type { Card, DogTypes, Hit, Move, Play, View } from '../types.ts';
import {
  cardNamed,
  cardsNamed,
  hitsNamed,
  hitsOf,
  legsNamed,
  joined,
  placeName,
  placeNamed,
} from './parts.ts';
import type { Laid, Me, Phrases } from './parts.ts';

const phrases: Phrases = {
  language: 'en',
  field: (number) => `field ${number}`,
  stall: (depth) => `stall ${depth}`,
  stoneOf: (name, place) => `${name}’s stone on ${place}`,
  whose: (name) => `${name}’s stone`,
  cards: {
    A: 'ace',
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
    X: 'joker',
  },
};

const place = (text: string | undefined): string => placeNamed(phrases, text);
const card = (text: string | undefined): string => cardNamed(phrases, text);
const one = (what: Card): string => `${what === 'A' || what === '8' ? 'an' : 'a'} ${phrases.cards[what]}`;
const a = (text: string | undefined): string => one((text ?? 'X') as Card);
const laid = (what: Card, as: Card): string => (what === as ? one(what) : `a joker as ${one(as)}`);

const sendsBack = (hits: readonly Hit[], nameOf: NameOf, verb = 'sends'): string =>
  hits.length === 0 ? '' : ` and ${verb} ${hitsNamed(phrases, hits, nameOf)} back to the nest`;

/** Somebody and what they do; whoever reads of themselves is "you", and their verbs have no s. */
function doing(seat: Seat, nameOf: NameOf, me: Me, verb: string): string {
  return seat === me ? `You ${verb}` : `${nameOf(seat)} ${verb}s`;
}

const plays = ({ seat, card: what, as }: Laid, nameOf: NameOf, me: Me): string =>
  `${doing(seat, nameOf, me, 'play')} ${laid(what, as)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function label(move: Move, view: View, nameOf: NameOf): string {
  if (move.kind === 'fold') return 'Fold: lay down your whole hand';
  if (move.kind === 'give') return `Give the ${phrases.cards[move.card]}`;
  const name = move.as === move.card ? phrases.cards[move.as] : `joker as ${phrases.cards[move.as]}`;
  return `${capital(name)}: ${deed(move, view, nameOf)}${sendsBack(hitsOf(move, view), nameOf)}`;
}

/** What the button says. */
const verbs: { readonly [K in Move['kind']]: string } = {
  give: 'Give',
  fold: 'Fold',
  exit: 'Play',
  drive: 'Play',
  swap: 'Swap',
  idle: 'Lay down',
};

const noEffect = 'nobody to swap with, no effect';

function deed(move: Play, view: View, nameOf: NameOf): string {
  const [leg] = move.legs;
  if (leg === undefined) return noEffect;
  switch (move.kind) {
    case 'exit':
      return nestSeatOf(leg.from) === view.eye
        ? 'out of the nest'
        : `out of ${nameOf(nestSeatOf(leg.from))}’s nest`;
    case 'drive':
      return legsNamed(phrases, drivenLegs(view.shown.board, move), view.eye, nameOf);
    case 'swap': {
      const owner = nameOf(seatOf(stoneAt(view.shown.board, leg.to)));
      return `swap ${placeName(phrases, leg.from)} with ${phrases.stoneOf(owner, placeName(phrases, leg.to))}`;
    }
    case 'idle':
      return noEffect;
  }
}

function status({ eye, shown, gifts }: View, nameOf: NameOf): string {
  switch (shown.phase) {
    case 'starter':
      return 'Drawing lots for who begins.';
    case 'deal':
      return `Dealing round ${shown.round}.`;
    case 'exchange':
      if (eye === 'table') return 'The partners exchange a card each.';
      return gifts[eye] === null
        ? `Pass a card to ${nameOf(partnerOf(eye))}, your partner; you see yours when everybody has.`
        : 'Waiting for everybody to pass a card.';
    case 'play':
      if (shown.turn !== eye) return `It is ${nameOf(shown.turn ?? 0)}’s turn.`;
      return drivenBy(shown.board, eye) === eye
        ? 'Your turn: play a card.'
        : `Your turn: your stall is full, so move the stones of ${nameOf(partnerOf(eye))}, your partner.`;
    case 'over':
      return 'The match is over.';
  }
}

export const en: Words<DogTypes> = {
  name: 'Dog',
  blurb:
    'Cards and stones, two against two: race to the stall, swap, split your sevens and help your partner.',
  refusals: {
    'only-watching': () => 'You are watching; only seated players move.',
    'match-over': () => 'The match is over: a team has all eight stones in the stall.',
    'not-your-turn': () => 'It is not your turn.',
    'exchange-first': () => 'First every player gives their partner a card.',
    'nothing-to-give': () => 'Cards are given once, at the beginning of the round.',
    'gift-not-held': ([what]) => `You have no ${card(what)} to give.`,
    'card-not-held': ([what]) => `You have no ${card(what)}.`,
    'must-play': () => 'You have a card that can be played, so you must play one.',
    'joker-unnamed': () => 'Say which card the joker stands for.',
    'not-its-value': ([what, as]) =>
      as === 'X'
        ? `${capital(a(what))} is no joker.`
        : `${capital(a(what))} cannot be played as ${a(as)}; only a joker can.`,
    'exact-number': ([what]) => `With ${a(what)} the stone does not get there: it moves the full number.`,
    'no-exit-card': ([what]) =>
      `${capital(a(what))} cannot bring a stone out of the nest; an ace, a king or a joker can.`,
    'nest-empty': () => 'There is no stone in this nest.',
    'start-barred': () => 'The fresh stone on the start bars the way out of the nest.',
    'fresh-in-way': () => 'A fresh stone on its start bars the way; nobody can pass it or land on it.',
    'no-stone-there': ([where]) => `There is no stone on ${place(where)}.`,
    'not-your-stone': () => 'That stone is not yours to move.',
    'partner-not-yet': () => 'You move your partner’s stones only when all of yours are in the stall.',
    'own-stones-home': () => 'Your stones are all in the stall; now you move your partner’s.',
    'foreign-stall': () => 'A stone can only turn into its own stall.',
    'fresh-into-stall': () => 'A fresh stone must leave its start before it may turn into the stall.',
    'stall-backwards': () => 'A stone enters the stall going forward, never with a four going back.',
    'stall-forward-only': () => 'In the stall, stones only move forward.',
    'stall-no-way-out': () => 'A stone in the stall stays there.',
    'stall-blocked': () => 'In the stall, no stone can pass another or take its place.',
    'one-stone-only': ([what]) => `${capital(a(what))} moves a single stone; only a seven can be split.`,
    'seven-not-used-up': () => 'A seven is exactly seven single steps forward, no more and no fewer.',
    'partner-after-last': () => 'A seven helps your partner only once your last stone is in the stall.',
    'jack-only-swaps': () => 'A jack moves no stone forward; it swaps two.',
    'only-jack-swaps': ([what]) => `${capital(a(what))} cannot swap stones; only a jack can.`,
    'swap-out-of-reach': () => 'A jack reaches only stones on the ring, not those in a stall or a nest.',
    'swap-fresh': () => 'A fresh stone on its start cannot be swapped.',
    'swap-two-own': () => 'A jack swaps one of your stones with somebody else’s.',
    'jack-must-swap': () => 'There is a stone to swap with, so the jack must swap.',
    'jack-needs-stone': () => 'You have no stone on the ring that a jack could use, so it cannot be played.',
    'jack-needs-effect': () => 'At this table a jack cannot be played without effect.',
    'jack-last-resort': () =>
      'At this table a jack is laid without effect only if nothing else can be played.',
    'jack-only-fresh': () =>
      'At this table a jack cannot be laid while your only stones on the ring are fresh.',
    'joker-may-not-finish': () => 'At this table a joker may not bring a team’s last stone into the stall.',
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) => `${seat === me ? 'You are' : `${nameOf(seat)} is`} drawn to begin.`,
    dealt: ({ round, size, cards }) =>
      `Round ${round}: ${size} cards each${cards === null ? '' : `; you get ${cardsNamed(phrases, cards)}`}.`,
    reshuffled: () => 'The stock is used up; the discards are shuffled into a new one.',
    gave: ({ card: what, to }, nameOf) => `You give ${nameOf(to)} ${one(what)}.`,
    exchanged: ({ received }) =>
      received === null
        ? 'The partners have exchanged their cards.'
        : `Everybody has given a card; you receive ${one(received)}.`,
    exit: (play, nameOf, me) =>
      `${plays(play, nameOf, me)}: a stone ${play.stone === play.seat ? '' : `of ${nameOf(play.stone)} `}leaves the nest${sendsBack(play.hits, nameOf)}.`,
    drove: (play, nameOf, me) =>
      `${plays(play, nameOf, me)}: ${legsNamed(phrases, play.legs, play.seat, nameOf)}${sendsBack(play.hits, nameOf, play.seat === me ? 'send' : 'sends')}.`,
    swapped: (play, nameOf, me) =>
      `${plays(play, nameOf, me)}: ${placeName(phrases, play.mine)} and ${phrases.stoneOf(nameOf(play.with), placeName(phrases, play.theirs))} change places.`,
    idled: (play, nameOf, me) => `${plays(play, nameOf, me)} without effect.`,
    folded: ({ seat, cards }, nameOf, me) =>
      `${seat === me ? 'You cannot play and lay' : `${nameOf(seat)} cannot play and lays`} down ${cardsNamed(phrases, cards)}.`,
    home: ({ seat }, nameOf, me) =>
      `${seat === me ? 'You have' : `${nameOf(seat)} has`} all four stones in the stall.`,
    roundOver: ({ round }) => `Round ${round} is over.`,
    won: ({ seats }, nameOf) => `${joined(phrases, seats.map(nameOf))} win the match.`,
  },
  options: {
    deck: {
      label: 'Deck and hand sizes',
      values: {
        wyden: '112 cards with 8 jokers; 6-5-4-3-2, then 5-4-3-2 again and again',
        braendi: '110 cards with 6 jokers; 6-5-4-3-2 again and again',
      },
    },
    jackWithoutEffect: {
      label: 'Jack when there is nobody to swap with',
      values: {
        yes: 'may be laid without effect',
        lastResort: 'is laid without effect only if nothing else can be played',
        notWhenFresh: 'may be laid without effect, but not if your only stones out are fresh',
        no: 'cannot be played',
      },
    },
    jackTakesFresh: {
      label: 'Jack and your own fresh stone',
      values: { no: 'a fresh stone cannot be swapped', own: 'your own fresh stone can be swapped' },
    },
    sevenHelpsPartner: {
      label: 'Seven and your partner’s stones',
      values: { afterLastStone: 'only once your last stone is in the stall', always: 'at any time' },
    },
    jokerFinishes: {
      label: 'Joker for the team’s last stone',
      values: { yes: 'may bring it into the stall', no: 'may not bring it into the stall' },
    },
  },
  presets: { usual: 'Dog from Wyden', named: { braendi: 'Brändi Dog' } },
  status,
  move: label,
  verb: ({ kind }) => verbs[kind],
};
