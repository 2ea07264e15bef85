import { describe, expect, test } from 'vitest';
import { pick, seededRng, shuffled } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { setupOf } from '@rudel/testkit';
import { cardsIn, deckOf, placesOf } from '../src/deck.ts';
import { woof } from '../src/index.ts';
import { judge } from '../src/judging.ts';
import { abstention, goalsOf, suspicionsOf } from '../src/suspicions.ts';
import { isPayable, tokenSides } from '../src/tokens.ts';
import type { Character, Options, Pair, Pointer, Reveal, Sign, Suspicion } from '../src/types.ts';
import { played } from './told-twice.ts';

/** A round as it might have come out, with boards that the players can have set. */
function randomReveal(options: Options, seats: number, rng: Rng): Reveal {
  const dealt = shuffled(cardsIn(deckOf(options, seats)), rng);
  const pairs = Array.from({ length: placesOf(seats) }, (_, place) => dealt.slice(2 * place, 2 * place + 2));
  const early = shuffled(
    Array.from({ length: seats }, (_, seat) => seat),
    rng,
    rng.int(seats <= 5 ? 3 : 4),
  );
  const liar = pairs.findIndex((pair) => played(pair) === 'P');
  return {
    pairs: pairs as readonly (readonly string[])[] as readonly Pair[],
    boards: Array.from({ length: seats }, (_, seat) => {
      if (!early.includes(seat) && rng.int(4) === 0) return abstention;
      return pick(suspicionsOf(seat, seats, goalsOf(played(pairs[seat] ?? []), options)), rng);
    }),
    early,
    baits:
      liar === -1 || liar >= seats
        ? []
        : pairs.flatMap((_, at) => (at !== liar && rng.int(3) === 0 ? [at] : [])),
  };
}

const wanted = (role: Character, { dogGoal }: Options): string =>
  ({ S: 'DH', D: dogGoal === 'shepherd' ? 'WP' : 'WH', H: 'WD', P: 'WS', W: 'S' })[role];

/** Points and errors told once more: goal by goal, from the letters on the cards. */
function scoredByHand({ pairs, boards, early, baits }: Reveal, options: Options): string {
  const roles = pairs.map(played);
  const isMet = (seat: number, goal: string, pointer: Pointer): boolean =>
    typeof pointer === 'number'
      ? roles[pointer] === goal
      : !roles.some((role, place) => role === goal && place !== seat);
  const isRight = boards.map((board, seat) =>
    Array.from(wanted(roles[seat] ?? 'S', options)).every((goal, nth) =>
      isMet(seat, goal, board[nth] ?? 'x'),
    ),
  );
  const isFooled = (board: Suspicion, seat: number): boolean =>
    'HD'.includes(roles[seat] ?? 'S') && roles[Number(board[0])] !== 'W' && baits.includes(Number(board[0]));
  const results = boards.map((board, seat) => {
    if (board[0] === 'x') return { points: 0, error: '-' };
    const isEarly = early.includes(seat);
    if (isRight[seat] === true) return { points: isEarly ? 2 : 1, error: '-' };
    return { points: 0, error: isEarly ? 'red' : 'black' };
  });
  const bonus = boards.filter(isFooled).length;
  const points = results.map((one, seat) => one.points + (roles[seat] === 'P' ? bonus : 0));
  return `${points.join('/')} ${results.map(({ error }) => error).join('/')}`;
}

describe('woof 6: suspicions', () => {
  test('are judged as by hand', { timeout: 600_000 }, () => {
    const disputed: Reveal[] = [];
    for (let seed = 0; seed < 3_000; seed += 1) {
      const { options, seats } = setupOf(woof, seed);
      const reveal = randomReveal(options, seats, seededRng(`reveal ${seed}`));
      const { points, verdicts } = judge(reveal, options);
      const errors = verdicts.map(({ error }) => error ?? '-');
      const isAgreed = `${points.join('/')} ${errors.join('/')}` === scoredByHand(reveal, options);
      if (!isAgreed) disputed.push(reveal);
    }
    expect(disputed).toEqual([]);
  });
});

/** Whether each sign finds a token of its own, by trying all. */
function canLay(signs: readonly Sign[], tokens: readonly (readonly Sign[])[]): boolean {
  const [first, ...rest] = signs;
  if (first === undefined) return true;
  return tokens.some((sides, nth) => sides.includes(first) && canLay(rest, tokens.toSpliced(nth, 1)));
}

const upToFour = [0, 1, 2, 3, 4];
const repeated = (sign: Sign, count: number): readonly Sign[] => Array.from({ length: count }, () => sign);

describe('woof 9.3: the box', () => {
  for (const sheep of upToFour) {
    test(`pays for what its six tokens can show, with ${sheep} sheep`, () => {
      for (const dogs of upToFour) {
        for (const [hunters, wolves] of upToFour.flatMap((h) => upToFour.map((w) => [h, w] as const))) {
          const signs = [
            ...repeated('S', sheep),
            ...repeated('D', dogs),
            ...repeated('H', hunters),
            ...repeated('W', wolves),
          ];
          const expected = signs.length <= tokenSides.length && canLay(signs, tokenSides);
          expect([signs.join(''), isPayable(signs)]).toEqual([signs.join(''), expected]);
        }
      }
    });
  }
});
