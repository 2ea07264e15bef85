import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MutableDog, rankOf } from '@rudel/dog/fast';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { drivenSeat } from '../src/engine/boardgame-io-board.ts';
import { dogGame } from '../src/engine/boardgame-io-dog.ts';
import { RANKS } from '../src/engine/boardgame-io-legal.ts';
import { askedPlayer, legalMoves, makeMove, startMatch } from '../src/engine/boardgame-io-match.ts';
import type { DogMatch } from '../src/engine/boardgame-io-match.ts';
import { described, positionText } from './boardgame-io-account.ts';
import { sharedFields } from './dog-fields.ts';
import { limitAccount } from './dog-pair.ts';

const matches = process.env['RUDEL_LONG'] === '1' ? 100 : 3;

/** Deals the mutable game the hands of the round that has just begun. */
function dealAlike(mutable: MutableDog, { G }: DogMatch): void {
  const size = G.hands[0]?.length ?? 0;
  const dealt = Array.from({ length: 4 * size }, (_, nth) => G.hands[(G.starter + nth) % 4]?.[nth >> 2]);
  const ranks = dealt.map((card) => rankOf(String(card)));
  while (mutable.phase === 'deal') mutable.deal(ranks.splice(0, mutable.dealCount()));
}

/** Plays one of the moves that both list, in both; returns the match after it. */
function playAlike(match: DogMatch, mutable: MutableDog, rng: Rng): DogMatch {
  const playerID = askedPlayer(match);
  const seat = Number(playerID);
  const listed = legalMoves(match, playerID);
  const driven = drivenSeat(match.G, seat);
  const legal = listed.map((move) => described(match, driven, move));
  const account = { position: sharedFields(positionText(match)), legal: legal.toSorted() };
  const limit = limitAccount(mutable, seat);
  if (JSON.stringify(account) !== JSON.stringify(limit)) expect(account).toEqual(limit);
  const chosen = pick(listed, rng);
  playText(mutable, seat, described(match, driven, chosen));
  return makeMove(match, playerID, chosen);
}

function playText(mutable: MutableDog, seat: number, text: string): void {
  const [card = '', result] = text.split(' leads to ');
  if (result === undefined) mutable.applyText(seat, text);
  else mutable.apply(indexOfSeven(mutable, card, result));
}

function indexOfSeven(mutable: MutableDog, card: string, result: string): number {
  const indices = Array.from({ length: mutable.legal() }, (_, index) => index);
  const found = indices.find(
    (index) => mutable.moveText(index).startsWith(`${card}:`) && mutable.resultText(index) === result,
  );
  return found ?? -1;
}

/** The first match, by seed, whose starter can play a card once the gifts are given. */
function matchInPlay(seed = 0): DogMatch {
  let match = startMatch(seed);
  while (match.ctx.phase === 'exchange') {
    const playerID = askedPlayer(match);
    match = makeMove(match, playerID, pick(legalMoves(match, playerID), seededRng(seed)));
  }
  const [first] = legalMoves(match, askedPlayer(match));
  return first?.move === 'fold' ? matchInPlay(seed + 1) : match;
}

/** Boardgame.io tells the console about every refusal. */
beforeEach(() => {
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
});

describe('Dog in boardgame.io', () => {
  test.each(Array.from({ length: matches }, (_, seed) => seed))('is the same game, match %i', (seed) => {
    const mutable = new MutableDog();
    const rng = seededRng(seed);
    let match = startMatch(seed);
    mutable.setFirstStarter(match.G.starter);
    while (match.ctx.gameover === undefined) {
      if (mutable.phase === 'deal') dealAlike(mutable, match);
      match = playAlike(match, mutable, rng);
    }
    expect(mutable.phase).toBe('over');
    expect(match.ctx.gameover).toEqual({ winners: [mutable.winner, mutable.winner + 2] });
  });

  test('shows a player its own cards only', () => {
    const { G, ctx } = startMatch(1);
    const view = dogGame.playerView({ G, ctx, playerID: '2' });
    expect(view.hands[2]).toEqual(G.hands[2]);
    expect(view.hands[0]).toEqual([null, null, null, null, null, null]);
    expect(view.stock).toEqual([]);
  });

  test('refuses a card that is not held and a second gift', () => {
    const match = startMatch(1);
    const hand = match.G.hands[0] ?? [];
    const missing = RANKS.find((card) => !hand.includes(card));
    expect(() => makeMove(match, '0', { move: 'give', args: [missing] })).toThrow('refused');
    const given = makeMove(match, '0', { move: 'give', args: [hand[0]] });
    expect(() => makeMove(given, '0', { move: 'give', args: [hand[1]] })).toThrow('refused');
  });

  test('refuses to fold while a card can be played, and a player who is not asked', () => {
    const match = matchInPlay();
    const asked = askedPlayer(match);
    const other = String((Number(asked) + 1) % 4);
    const [first = { move: '', args: [] }] = legalMoves(match, asked);
    expect(() => makeMove(match, asked, { move: 'fold', args: [] })).toThrow('refused');
    expect(() => makeMove(match, other, first)).toThrow('refused');
    expect(legalMoves(match, other)).toEqual([]);
    expect(makeMove(match, asked, first).ctx.currentPlayer).toBe(other);
  });
});
