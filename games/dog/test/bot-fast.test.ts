import { describe, expect, it } from 'vitest';
import { randomBot } from '@rudel/bots';
import { mustParse, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { cardNumbered, loadBoard, rankNumber, standingOf } from '../src/bot/know/fast-places.ts';
import { habitParameters } from '../src/bot/parameters.ts';
import { featureCount, Features } from '../src/bot/value/features.ts';
import { mannerOf } from '../src/bot/value/manner.ts';
import { Playout } from '../src/bot/value/playout.ts';
import { LikelyDeals } from '../src/bot/worlds/deals.ts';
import { cards, copiesOf } from '../src/cards.ts';
import { MutableBoard } from '../src/fast/mutable-board.ts';
import { NEST } from '../src/fast/mutable-types.ts';
import { dog } from '../src/index.ts';
import { dogPlayer } from '../src/player.ts';
import type { Card, View } from '../src/types.ts';
import { playMatch } from './bot-match.ts';

const random = randomBot(dogPlayer);
const once = { kind: 'iterations', count: 1 } as const;
const optionTexts = ['-', 'sevenHelpsPartner=always', 'deck=braendi,jackWithoutEffect=no,jokerFinishes=no'];

/** The views of those who decide in a random match. */
function viewsOf(seed: string, text: string): readonly (View & { readonly eye: Seat })[] {
  const views: (View & { readonly eye: Seat })[] = [];
  playMatch(seed, mustParse(dog.options, text), [random, random], once, (view) => {
    const { eye } = view;
    if (eye !== 'table') views.push({ ...view, eye });
  });
  return views;
}

describe.each(optionTexts)('the fast core loaded from a view (%s)', (text) => {
  const playout = new Playout(mustParse(dog.options, text), mannerOf(habitParameters));

  it('lists as many moves as the rules, in all that is played', () => {
    for (const { eye, shown, hands } of viewsOf('loaded', text)) {
      if (shown.phase !== 'play') continue;
      loadBoard(playout.board, shown.board);
      playout.cards.discardHand(eye);
      for (const card of hands[eye] as readonly Card[]) playout.cards.add(eye, rankNumber(card));
      playout.finder.fillPlays(eye);
      const legal = dogPlayer.legal({ eye, shown, hands, gifts: [null, null, null, null] });
      expect(playout.list.count).toBe(legal.length);
    }
  });
});

describe('what a board is worth', () => {
  it('is the opposite for the other team', () => {
    const [one, other] = [new Features(), new Features()];
    const turned = new MutableBoard();
    for (const { shown } of viewsOf('worth', '-').slice(0, 300)) {
      const fast = new MutableBoard();
      loadBoard(fast, shown.board);
      loadBoard(turned, [...shown.board.slice(12), ...shown.board.slice(0, 12)]);
      one.write(fast, 0);
      other.write(turned, 1);
      for (let feature = 0; feature < featureCount; feature += 1)
        expect(other.values[feature]).toBeCloseTo(-(one.values[feature] as number), 9);
    }
  });

  it('knows where every stone stands', () => {
    const board = new MutableBoard();
    loadBoard(board, mustParse(dogPlayer.sight, sightWith('0!,5,h1,h4')).shown.board);
    expect([0, 1, 2, 3].map((stone) => standingOf(board, stone))).toEqual([69, 5, NEST + 1, NEST + 4]);
  });
});

const sightWith = (s0: string): string =>
  `dog/1 eye:0 opts:- phase:play round:1 starter:0 turn:0 hands:2/?/?/? gifts:-/?/-/? s0:${s0} s1:n,n,n,n s2:n,n,n,n s3:n,n,n,n played:-/-/-/- out:- tray:-`;

/** Seat 1 has laid three cards that do not open its nest. */
const laidBefore = mustParse(
  dogPlayer.sight,
  'dog/1 eye:0 opts:- phase:play round:1 starter:1 turn:0 hands:2,3,4/?,?,?/?,?,?/?,?,? gifts:2/?/3/? s0:n,n,n,5 s1:n,n,n,30 s2:n,n,n,40 s3:n,n,n,50 played:5,6,9/8,9,10/5,6,2/5,8,8 out:- tray:-',
);

/** The part of the cards of seat 1 that open a nest; of all cards they are three in fourteen. */
function startersIn(view: View): number {
  const deals = new LikelyDeals(view, 0, seededRng('nest'));
  let count = 0;
  for (let nth = 0; nth < 600; nth += 1) {
    const dealt = deals.deal(nth);
    for (const card of ['A', 'K', 'X'] as const) count += dealt[14 + rankNumber(card)] as number;
  }
  return count / 1800;
}

describe('imagined deals', () => {
  it('fit the view: sizes of hands, own cards, the gift, and no card too many', () => {
    for (const [nth, view] of viewsOf('deals', '-').slice(0, 400).entries()) {
      const { eye, shown, hands, gifts } = view;
      const deals = new LikelyDeals(view, eye, seededRng(nth));
      for (let number = 0; number < 3; number += 1) {
        const dealt = deals.deal(number);
        const handOf = (seat: Seat): readonly Card[] =>
          cards.flatMap((card, kind) =>
            Array.from({ length: dealt[seat * 14 + kind] as number }, () => card),
          );
        expect([0, 1, 2, 3].map((seat) => handOf(seat).length)).toEqual(hands.map((hand) => hand.length));
        expect(handOf(eye)).toEqual(hands[eye]);
        const gift = gifts[eye] as Card | null;
        const partner = (eye + 2) % 4;
        if (shown.phase === 'play' && gift !== null && !shown.played[partner]?.includes(gift))
          expect(handOf(partner)).toContain(gift);
        const known = [...shown.tray, ...shown.played.flat(), ...[0, 1, 2, 3].flatMap(handOf)];
        for (const card of cards)
          expect(known.filter((one) => one === card).length).toBeLessThanOrEqual(copiesOf(card, 'wyden'));
      }
    }
  });

  it('are the same by number, and differ from each other', () => {
    const view = viewsOf('numbers', '-').find(({ shown }) => shown.phase === 'play');
    if (view === undefined) throw new Error('nobody plays');
    const deals = new LikelyDeals(view, view.eye, seededRng('a'));
    const texts = Array.from({ length: 20 }, (_, nth) => deals.deal(nth).join());
    expect(Array.from({ length: 20 }, (_, nth) => deals.deal(nth).join())).toEqual(texts);
    expect(new Set(texts).size).toBeGreaterThan(10);
  });

  it('have fewer starters for whoever has left stones in the nest', () => {
    expect(startersIn(laidBefore)).toBeLessThan(0.1);
    expect(startersIn(laidBefore)).toBeGreaterThan(0);
  });

  it('are all there are, where one card is unknown, and weigh 1 together', () => {
    const view = mustParse(
      dogPlayer.sight,
      'dog/1 eye:0 opts:- phase:play round:4 starter:0 turn:0 hands:6/?/-/- gifts:9/?/5/? s0:n,n,58,60 s1:n,n,n,20 s2:n,n,n,n s3:n,n,n,n played:5,8/8,9/9,9,10/2,Q,Q out:2,3 tray:-',
    );
    const deals = new LikelyDeals(view, 0, seededRng('a'));
    const all = deals.all(1) ?? [];
    expect(all.length).toBe(14);
    expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(deals.all(0)).toBeNull();
    expect(all.map(({ hands }) => cardNumbered(hands.indexOf(1, 14) - 14))).toEqual(cards);
  });
});
