import {
  drivenSeat,
  exited,
  isAllHome,
  moved,
  NEST,
  partnerOf,
  seatOf,
  stoneToExit,
  hasStoneOnTrack,
  swappableStones,
  swapped,
} from './boardgame-io-board.ts';
import type { Board } from './boardgame-io-board.ts';
import { foreignStones, opensNest, playsOf, RANKS, singleSteps, targetsOf } from './boardgame-io-legal.ts';
import type { Card, SevenStep } from './boardgame-io-legal.ts';
import { core } from './boardgame-io.ts';
import type { Context, Ctx, Game, Listed, MoveFn, MoveResult, Random } from './boardgame-io.ts';

/** All of a match of Dog with its default options. */
export interface DogG extends Board {
  round: number;
  starter: number;
  /** In the order of dealing; `null` for a card that this player may not see. */
  hands: (Card | null)[][];
  /** What each seat gives its partner in the exchange. */
  gifts: (Card | null)[];
  stock: Card[];
  discards: Card[];
}

const { ActivePlayers, INVALID_MOVE } = core;
const seats = [0, 1, 2, 3] as const;

const handOf = (G: DogG, seat: number): Card[] => (G.hands[seat] ?? []) as Card[];

const freshDeck = (): Card[] =>
  [...RANKS, 'X' as const].flatMap((card) => Array.from({ length: 8 }, () => card));

const handSize = (round: number): number => (round <= 5 ? 7 - round : 5 - ((round - 6) % 4));

function setup({ random }: Context<DogG>): DogG {
  return {
    stones: Array.from({ length: 16 }, () => NEST),
    fresh: seats.map(() => false),
    round: 0,
    starter: random.Die(4) - 1,
    hands: seats.map(() => []),
    gifts: seats.map(() => null),
    stock: random.Shuffle(freshDeck()),
    discards: [],
  };
}

/** The next card; an empty stock takes in the discards (dog 2.2). */
function drawCard(G: DogG, random: Random): Card {
  if (G.stock.length === 0) {
    G.stock = random.Shuffle(G.discards);
    G.discards = [];
  }
  return G.stock.pop() ?? 'X';
}

function beginRound({ G, random }: Context<DogG>): void {
  if (G.round > 0) G.starter = (G.starter + 1) % 4;
  G.round += 1;
  const hands: Card[][] = seats.map(() => []);
  for (let dealt = 0; dealt < 4 * handSize(G.round); dealt += 1) {
    hands[(G.starter + dealt) % 4]?.push(drawCard(G, random));
  }
  G.hands = hands;
}

function handOverGifts({ G }: Context<DogG>): void {
  for (const seat of seats) {
    const gift = G.gifts[seat];
    if (gift) handOf(G, partnerOf(seat)).push(gift);
  }
  G.gifts = seats.map(() => null);
}

/** Lays a card down; false if it is not in the hand. */
function discarded(G: DogG, seat: number, card: Card): boolean {
  const hand = handOf(G, seat);
  const at = hand.indexOf(card);
  if (at < 0) return false;
  hand.splice(at, 1);
  G.discards.push(card);
  return true;
}

/** The board without immer's proxies, so that looking at it is quick. */
const plainBoard = (G: DogG): Board => ({ stones: [...G.stones], fresh: [...G.fresh] });

function play(
  { G, playerID }: Context<DogG>,
  card: Card,
  after: (board: Board, seat: number) => Board | null,
): MoveResult {
  const seat = Number(playerID);
  const next = after(plainBoard(G), seat);
  if (next === null || !discarded(G, seat, card)) return INVALID_MOVE;
  G.stones = next.stones;
  G.fresh = next.fresh;
}

const canBe = (card: Card, as: string): boolean => card === as || card === 'X';

const give: MoveFn<DogG, [card: Card]> = ({ G, playerID }, card): MoveResult => {
  const seat = Number(playerID);
  const hand = handOf(G, seat);
  const at = hand.indexOf(card);
  if (at < 0 || G.gifts[seat] !== null) return INVALID_MOVE;
  hand.splice(at, 1);
  G.gifts[seat] = card;
};

const exit: MoveFn<DogG, [card: Card, as: string]> = (context, card, as) =>
  play(context, card, (board, seat) => {
    const stone = stoneToExit(board, drivenSeat(board, seat));
    return stone !== null && canBe(card, as) && opensNest(as) ? exited(board, stone) : null;
  });

const drive: MoveFn<DogG, [card: Card, as: string, stone: number, to: number]> = (
  context,
  card,
  as,
  stone,
  to,
) =>
  play(context, card, (board, seat) => {
    const mayDrive = canBe(card, as) && seatOf(stone) === drivenSeat(board, seat);
    return mayDrive && targetsOf(board, stone, as).includes(to) ? moved(board, stone, to) : null;
  });

const seven: MoveFn<DogG, [card: Card, steps: readonly SevenStep[]]> = (context, card, steps) =>
  play(context, card, (board, seat) => {
    if (!canBe(card, '7') || steps.length !== 7) return null;
    let now = board;
    for (const [stone, to] of steps) {
      if (!singleSteps(now, seat).some(([mine, target]) => mine === stone && target === to)) return null;
      now = moved(now, stone, to);
    }
    return now;
  });

const swap: MoveFn<DogG, [card: Card, mine: number, theirs: number]> = (context, card, mine, theirs) =>
  play(context, card, (board, seat) => {
    const driven = drivenSeat(board, seat);
    const maySwap =
      swappableStones(board, driven).includes(mine) && foreignStones(board, driven).includes(theirs);
    return canBe(card, 'J') && maySwap ? swapped(board, mine, theirs) : null;
  });

const idle: MoveFn<DogG, [card: Card]> = (context, card) =>
  play(context, card, (board, seat) => {
    const driven = drivenSeat(board, seat);
    const mayIdle = hasStoneOnTrack(board, driven) && foreignStones(board, driven).length === 0;
    return canBe(card, 'J') && mayIdle ? board : null;
  });

/** Only who cannot play lays down the whole hand (dog 2.5). */
const fold: MoveFn<DogG, []> = ({ G, playerID }): MoveResult => {
  const seat = Number(playerID);
  const hand = [...handOf(G, seat)];
  if (playsOf(plainBoard(G), hand, seat).length > 0) return INVALID_MOVE;
  G.discards.push(...hand);
  G.hands[seat] = [];
};

/** The next seat that holds a card (dog 2.4). */
function nextHolder(G: DogG, from: number): number | undefined {
  return [1, 2, 3, 4].map((step) => (from + step) % 4).find((seat) => handOf(G, seat).length > 0);
}

function winners({ G }: Context<DogG>): { winners: number[] } | undefined {
  const home = seats.filter((seat) => isAllHome(G, seat));
  const winning = home.filter((seat) => home.some((other) => other === partnerOf(seat)));
  return winning.length > 0 ? { winners: winning } : undefined;
}

function playerView({ G, playerID }: { readonly G: DogG; readonly playerID: string | null }): DogG {
  const isOwn = (seat: number): boolean => String(seat) === playerID;
  return {
    ...G,
    stock: [],
    hands: G.hands.map((hand, seat) => (isOwn(seat) ? hand : hand.map(() => null))),
    gifts: G.gifts.map((gift, seat) => (isOwn(seat) ? gift : null)),
  };
}

/** The legal moves of a player who is asked. */
function enumerate(G: DogG, ctx: Ctx, playerID: string): readonly Listed[] {
  const seat = Number(playerID);
  const hand = handOf(G, seat);
  if (ctx.phase === 'exchange') {
    return G.gifts[seat] === null ? [...new Set(hand)].map((card) => ({ move: 'give', args: [card] })) : [];
  }
  if (ctx.currentPlayer !== playerID) return [];
  const plays = playsOf(G, hand, seat);
  return plays.length > 0 ? plays : [{ move: 'fold', args: [] }];
}

/** Dog as one writes it for boardgame.io. */
export const dogGame: Game<DogG> = {
  name: 'dog',
  disableUndo: true,
  setup,
  phases: {
    exchange: {
      start: true,
      next: 'play',
      moves: { give },
      turn: { activePlayers: ActivePlayers.ALL_ONCE },
      onBegin: beginRound,
      onEnd: handOverGifts,
      endIf: ({ G }) => G.gifts.every((gift) => gift !== null),
    },
    play: {
      next: 'exchange',
      moves: { exit, drive, seven, swap, idle, fold },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: ({ G }) => G.starter, next: ({ G, ctx }) => nextHolder(G, ctx.playOrderPos) },
      },
      endIf: ({ G }) => G.hands.every((hand) => hand.length === 0),
    },
  },
  endIf: winners,
  playerView,
  ai: { enumerate },
};
