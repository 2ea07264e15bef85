import { pick, shuffled } from '@rudel/kernel';
import type { Eye, Rng, Seat, Step } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { allHome, nestSeatOf, partnerOf, partyHome, seatOf, seats, stoneAt } from './board.ts';
import { cardsLeft, handSize, sortedHand } from './cards.ts';
import { drivenLegs, playedOn } from './play.ts';
import type { Card, DogTypes, Glimpse, Hit, Leg, Play, Shown, State, Unseen, View } from './types.ts';

/** The first hand of a match is the largest. */
const largestHand = handSize(1, 'wyden');

/** Face-down hands by their size, shared by all views. */
const faceDown: readonly (readonly Unseen[])[] = [...Array(largestHand + 1).keys()].map((size) =>
  [...Array(size).keys()].map(() => '?'),
);

/**
 * An eye sees what is shown, and its own hand; of the others it sees how many cards they hold (dog 2.3, 2.6).
 * The four seats are spelled out, here and below: views are made for every move, and this is the quickest way.
 */
export function view({ shown, hands, gifts }: State, eye: Eye): View {
  return {
    eye,
    shown,
    hands: [
      seenHand(hands, 0, eye),
      seenHand(hands, 1, eye),
      seenHand(hands, 2, eye),
      seenHand(hands, 3, eye),
    ],
    gifts: shown.phase === 'starter' || shown.phase === 'deal' ? noGifts : seenGifts(shown, gifts, eye),
  };
}

function seenHand(hands: State['hands'], seat: Seat, eye: Eye): readonly (Card | Unseen)[] {
  const hand = peek(hands[seat] as State['hands'][number]);
  return seat === eye ? hand : (faceDown[hand.length] as readonly Unseen[]);
}

/** That nobody has given before the exchange is no secret. */
const noGifts: View['gifts'] = [null, null, null, null];

/** A gift is known to its giver, and to its receiver once all have given; whether one was given at all, too. */
function seenGifts({ phase }: Shown, gifts: State['gifts'], eye: Eye): View['gifts'] {
  if (eye === 'table') return unseenGifts;
  const from = phase === 'exchange' ? eye : partnerOf(eye);
  return [
    seenGift(gifts, 0, eye, from),
    seenGift(gifts, 1, eye, from),
    seenGift(gifts, 2, eye, from),
    seenGift(gifts, 3, eye, from),
  ];
}

const unseenGifts: View['gifts'] = ['?', '?', '?', '?'];

function seenGift(gifts: State['gifts'], giver: Seat, eye: Seat, from: Seat): Card | Unseen | null {
  return giver === eye || giver === from ? peek(gifts[giver] as State['gifts'][number]) : '?';
}

/** What an eye notices of a step: all of what happens on the board, of cards only what lies open to it. */
export function glimpses({ before, act, after }: Step<DogTypes>, eye: Eye): readonly Glimpse[] {
  if (act.by === 'clock') return [];
  if (act.by === 'chance') return glimpsesOfChance(before, after, eye);
  if (act.move.kind === 'give') return glimpsesOfGift(act.by, act.move.card, after, eye);
  const laid: Glimpse =
    act.move.kind === 'fold'
      ? { kind: 'folded', seat: act.by, cards: peek(before.hands[act.by] ?? hide([])) }
      : glimpseOfPlay(before.shown, act.by, act.move);
  return [laid, ...glimpsesOfEnds(before.shown, after.shown)];
}

function glimpsesOfChance(before: State, after: State, eye: Eye): Glimpse[] {
  if (before.shown.phase === 'starter') return [{ kind: 'starter', seat: after.shown.starter ?? 0 }];
  if (after.shown.phase === 'deal') return [{ kind: 'reshuffled' }];
  const { round, options } = after.shown;
  const own = eye === 'table' ? undefined : after.hands[eye];
  const cards = own === undefined ? null : peek(own);
  return [{ kind: 'dealt', round, size: handSize(round, options.deck), cards }];
}

/** A gift is noticed by its giver alone; all notice when the exchange is complete. */
function glimpsesOfGift(giver: Seat, card: Card, after: State, eye: Eye): Glimpse[] {
  const own: Glimpse[] = eye === giver ? [{ kind: 'gave', card, to: partnerOf(giver) }] : [];
  if (after.shown.phase === 'exchange') return own;
  const gift = eye === 'table' ? undefined : after.gifts[partnerOf(eye)];
  return [...own, { kind: 'exchanged', received: gift === undefined ? null : peek(gift) }];
}

function glimpseOfPlay(before: Shown, seat: Seat, play: Play): Glimpse {
  const { card, as } = play;
  const hits: Hit[] = [];
  playedOn(before.board, play, (hit) => hits.push(hit));
  switch (play.kind) {
    case 'exit':
      return { kind: 'exit', seat, card, as, stone: nestSeatOf((play.legs[0] as Leg).from), hits };
    case 'drive':
      return { kind: 'drove', seat, card, as, legs: drivenLegs(before.board, play), hits };
    case 'swap': {
      const { from: mine, to: theirs } = play.legs[0] as Leg;
      return { kind: 'swapped', seat, card, as, mine, theirs, with: seatOf(stoneAt(before.board, theirs)) };
    }
    case 'idle':
      return { kind: 'idled', seat, card, as };
  }
}

function glimpsesOfEnds(before: Shown, after: Shown): Glimpse[] {
  const ends: Glimpse[] = [];
  for (const seat of seats) {
    if (!allHome(before.board, seat) && allHome(after.board, seat)) ends.push({ kind: 'home', seat });
  }
  if (after.phase === 'over')
    ends.push({ kind: 'won', seats: seats.filter((seat) => partyHome(after.board, seat)) });
  else if (after.round > before.round) {
    ends.push({ kind: 'roundOver', round: before.round });
    if (after.tray.length === 0) ends.push({ kind: 'reshuffled' });
  }
  return ends;
}

/** Deals the unseen cards at random, true to what this eye knows: its own hand and its own gift. */
export function imagine(seen: View, rng: Rng): State {
  const { shown } = seen;
  const hands = imagineHands(seen, rng);
  const gifts = seen.gifts.map((gift) => (gift === '?' ? null : gift));
  if (shown.phase === 'exchange') imagineGivers(seen, hands, gifts, rng);
  else if (shown.phase === 'play' || shown.phase === 'over') {
    for (const giver of seats)
      if (seen.gifts[giver] === '?') gifts[giver] = imagineGift(shown, hands, giver, rng);
  }
  return {
    shown,
    hands: hands.map((hand) => hide(sortedHand(hand))),
    gifts: gifts.map((gift) => hide(gift)),
  };
}

function imagineHands(seen: View, rng: Rng): (readonly Card[])[] {
  const { shown, hands, eye } = seen;
  const own = eye === 'table' ? [] : (hands[eye] as readonly Card[]);
  const kept = giftStillHeld(seen);
  const held: readonly Card[] = kept === null ? own : [...own, kept];
  const pool = shuffled(cardsLeft(shown.options.deck, [shown.tray, ...shown.played, held]), rng);
  return hands.map((hand, seat) => {
    if (seat === eye) return own;
    const known = kept !== null && eye !== 'table' && seat === partnerOf(eye) ? [kept] : [];
    return [...known, ...pool.splice(0, hand.length - known.length)];
  });
}

/** The card that the partner surely still holds: the eye's own gift, while the partner has not laid one like it. */
function giftStillHeld({ shown, eye, gifts }: View): Card | null {
  if (eye === 'table' || (shown.phase !== 'play' && shown.phase !== 'over')) return null;
  const gift = gifts[eye] as Card | null;
  const laid = shown.played[partnerOf(eye)] as readonly Card[];
  return gift !== null && !laid.includes(gift) ? gift : null;
}

/** In the exchange others may have given or not, but not all of them when this eye has. */
function imagineGivers(
  seen: View,
  hands: readonly (readonly Card[])[],
  gifts: (Card | null)[],
  rng: Rng,
): void {
  const others = seats.filter((seat) => seat !== seen.eye);
  const waiting = pick(others, rng);
  for (const seat of others) {
    if (seat !== waiting && rng.int(2) === 0) gifts[seat] = pick(hands[seat] as readonly Card[], rng);
  }
}

/** What a seat gave must have come to its partner: it is held there, or was laid there in this round. */
function imagineGift(shown: Shown, hands: readonly (readonly Card[])[], giver: Seat, rng: Rng): Card | null {
  const to = partnerOf(giver);
  const had = [...(hands[to] as readonly Card[]), ...(shown.played[to] as readonly Card[])];
  return had.length === 0 ? null : pick(had, rng);
}
