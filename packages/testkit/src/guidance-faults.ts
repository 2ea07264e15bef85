import { drawFrom, seededRng, writtenLanguages } from '@rudel/kernel';
import type { Act, Game, GameTypes, Rng, Seat, Turn, WrittenLanguage } from '@rudel/kernel';

/** What is explained in a first match, as far as it can be held to the rules of its game. */
export type Explained<G extends GameTypes> = {
  readonly id: string;
  isDue(noticed: {
    readonly view: G['View'];
    readonly seat: Seat;
    readonly heard: readonly G['Glimpse'][];
  }): boolean;
  readonly says: { readonly [L in WrittenLanguage]: string };
};

export type GuidedMatches<G extends GameTypes> = {
  readonly seats: number;
  readonly matches: number;
  /** What somebody does who plays along. */
  readonly choose: (view: G['View'], rng: Rng) => G['Move'];
};

/** What can be read at one glance beside the thing it is about, in letters. */
const longest = 160;

/** The faults of what is said: a sentence in every language, no longer than can be read at a glance, and none twice. */
export function sentenceFaults<G extends GameTypes>(all: readonly Explained<G>[]): readonly string[] {
  const texts = all.flatMap(({ id, says }) => writtenLanguages.map((one) => ({ id, one, text: says[one] })));
  return texts.flatMap(({ id, one, text }) => {
    const isOnce = texts.filter((other) => other.text === text).length === 1;
    const isFine = /^[\p{Lu}„“].*[.?!]$/u.test(text) && text.length <= longest && isOnce;
    return isFine ? [] : [`${id} (${one}, ${text.length}): ${text}`];
  });
}

/** Which explanations never come up for any seat in these matches. */
export function neverDue<G extends GameTypes>(
  game: Game<G>,
  all: readonly Explained<G>[],
  played: GuidedMatches<G>,
): readonly string[] {
  const missing = new Set(all);
  for (let seed = 0; seed < played.matches && missing.size > 0; seed += 1)
    walk(game, played, seededRng(`guided ${seed}`), (noticed) => {
      for (const one of missing) if (one.isDue(noticed)) missing.delete(one);
    });
  return [...missing].map(({ id }) => id);
}

type Look<G extends GameTypes> = (noticed: Parameters<Explained<G>['isDue']>[0]) => void;

function nextAct<G extends GameTypes>(
  { table }: Game<G>,
  state: G['State'],
  turn: Exclude<Turn, { kind: 'over' }>,
  choose: GuidedMatches<G>['choose'],
  rng: Rng,
): Act<G['Move']> {
  if (turn.kind === 'chance') return { by: 'chance', drawn: drawFrom(turn.urn, rng) };
  const by = turn.seats[0] ?? 0;
  return { by, move: choose(table.view(state, by), rng) };
}

/** A whole match, looked at from every seat after each act. */
function walk<G extends GameTypes>(
  game: Game<G>,
  { seats, choose }: GuidedMatches<G>,
  rng: Rng,
  look: Look<G>,
): void {
  const { table } = game;
  let state = table.start(game.options.defaults, seats);
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    const act = nextAct(game, state, turn, choose, rng);
    const step = { before: state, act, after: table.apply(state, act) };
    state = step.after;
    for (let seat = 0; seat < seats; seat += 1)
      look({ view: table.view(state, seat), seat, heard: table.glimpses(step, seat) });
  }
}
