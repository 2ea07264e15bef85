import type { Rng, Seat } from '@rudel/kernel';
import type { Beliefs } from '../beliefs/beliefs.ts';
import { cards, characterOf } from '../cards.ts';
import type { Character, Pair } from '../cards.ts';
import { answerOf } from '../questions.ts';
import type { Move } from '../types.ts';

/** A look or a question. */
export type Inquiry = Extract<Move, { kind: 'look' | 'ask' }>;

export const isInquiry = (move: Move): move is Inquiry => move.kind === 'look' || move.kind === 'ask';

/** A world that was drawn, and every board that would be right in it. */
export type World = { readonly pairs: readonly Pair[]; readonly right: readonly number[] };

/** Boards as numbers: the first pointer and the second, each a place or, one further, nobody. */
const boardAt = (first: number, second: number, places: number): number => first * (places + 1) + second;

export function drawWorlds(
  beliefs: Beliefs,
  seat: Seat,
  goals: readonly Character[],
  count: number,
  rng: Rng,
): readonly World[] {
  return Array.from({ length: count }, () => {
    const pairs = beliefs.draw(rng);
    return { pairs, right: rightBoards(pairs, seat, goals) };
  });
}

function rightBoards(pairs: readonly Pair[], seat: Seat, [first, second]: readonly Character[]): number[] {
  const played = pairs.map(characterOf);
  const playersOf = (goal: Character | undefined): number[] => {
    const players = played.flatMap((one, place) => (one === goal && place !== seat ? [place] : []));
    return players.length > 0 ? players : [pairs.length];
  };
  const seconds = second === undefined ? [pairs.length] : playersOf(second);
  return playersOf(first).flatMap((one) => seconds.map((other) => boardAt(one, other, pairs.length)));
}

/** What may come of a look or a question: in how many worlds, and which boards are right in how many of them. */
class Outcome {
  readonly #right: Int32Array;
  worlds = 0;

  constructor(boards: number) {
    this.#right = new Int32Array(boards);
  }

  add({ right }: World): void {
    this.worlds += 1;
    for (const board of right) this.#right[board] = (this.#right[board] as number) + 1;
  }

  /** How likely the best board is right once this has come out. */
  get best(): number {
    let most = 0;
    for (const count of this.#right) if (count > most) most = count;
    return most / this.worlds;
  }
}

/** What a look or a question is worth: that of the best suspicion afterwards, over all that may come of it. */
export function prospectOf(
  move: Inquiry,
  worlds: readonly World[],
  worthOf: (chance: number) => number,
): number {
  const places = (worlds[0] as World).pairs.length;
  const outcomes: Outcome[] = [];
  const outcomeAt = (nth: number): Outcome => (outcomes[nth] ??= new Outcome((places + 1) ** 2));
  let whole = 0;
  for (const world of worlds) {
    for (const nth of outcomesOf(move, world.pairs[move.at] as Pair)) {
      outcomeAt(nth).add(world);
      whole += 1;
    }
  }
  let worth = 0;
  for (const outcome of outcomes) {
    if (outcome !== undefined) worth += (outcome.worlds / whole) * worthOf(outcome.best);
  }
  return worth;
}

/** What the move may show at a place with these cards, as numbers: either card, or the answer. */
function outcomesOf(move: Inquiry, pair: Pair): readonly number[] {
  if (move.kind === 'ask') return [answerOf(move.question, pair) ? 1 : 0];
  return pair.map((card) => cards.indexOf(card));
}
