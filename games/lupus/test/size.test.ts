import { describe, expect, test } from 'vitest';
import { drawFrom, longestText, pick, seededRng } from '@rudel/kernel';
import type { Act, Rng, Seat, Step } from '@rudel/kernel';
import { lupus } from '../src/index.ts';
import type { Glimpse, LupusTypes, Move, Options, State } from '../src/types.ts';

const mostBytes = 16_384;
/** A snapshot tells as many things noticed before. */
const logLength = 100;

/** Whoever speaks says all that may be said, and nobody lets the time run out; so this is as long as it gets. */
function talkative(state: State, rng: Rng): Act<Move> {
  const turn = lupus.table.turn(state);
  if (turn.kind === 'chance') return { by: 'chance', drawn: drawFrom(turn.urn, rng) };
  const by = pick(turn.kind === 'seats' ? turn.seats : [0], rng);
  const legal = lupus.player.legal(lupus.table.view(state, by));
  const says = legal.filter(({ kind }) => kind === 'say');
  const isQuiet = says.length === 0 || rng.int(12) === 0;
  return { by, move: pick(isQuiet ? legal : says, rng) };
}

/** The seat's own card, by the truth. */
const cardIn = (state: State, seat: Seat): string => lupus.table.view(state, seat).cards[seat] ?? '?';

/** Nobody ever dies at night, and the village lynches its own: no match takes longer. */
function endless(state: State, rng: Rng): Act<Move> {
  const act = talkative(state, rng);
  if (typeof act.by !== 'number') return act;
  const { shown } = lupus.table.view(state, 'table');
  const cards = shown.fates.map((_, seat) => cardIn(state, seat));
  const legal = lupus.player.legal(lupus.table.view(state, act.by));
  const harmless = cards.indexOf(cards[act.by] === 'W' ? 'H' : 'W');
  const innocent = shown.fates.flatMap((fate, seat) =>
    fate === null && !'WH'.includes(cards[seat] ?? '') ? [seat] : [],
  );
  const isPlain = (seat: Seat): boolean => !'OBSY'.includes(cards[seat] ?? '');
  const wanted = [...innocent.filter(isPlain), ...innocent.filter((seat) => !isPlain(seat))];
  if (shown.phase === 'call')
    return legal.find((move) => move.kind === 'point' && move.at === harmless) === undefined
      ? act
      : { by: act.by, move: { kind: 'point', at: harmless, sign: null } };
  if (shown.phase === 'vote') {
    const [at = 0] = wanted.filter((seat) => seat !== act.by);
    return { by: act.by, move: { kind: 'vote', at } };
  }
  if (shown.phase !== 'verdict') return act;
  const [paw = 0] = shown.days.at(-1)?.suspects ?? [];
  return { by: act.by, move: { kind: innocent.includes(paw) ? 'paw' : 'tuft' } };
}

type Sizes = {
  readonly view: number;
  readonly log: number;
  readonly position: number;
  readonly nights: number;
};

/** How large a match is at its end, for the first seat: its view, what it noticed last, and the position. */
function playedOut(
  seats: number,
  options: Options,
  seed: number,
  next: (state: State, rng: Rng) => Act<Move> = talkative,
): Sizes {
  const rng = seededRng(`size ${seed}`);
  const steps: Step<LupusTypes>[] = [];
  let state = lupus.table.start(options, seats);
  while (lupus.table.turn(state).kind !== 'over') {
    const act = next(state, rng);
    const after = lupus.table.apply(state, act);
    steps.push({ before: state, act, after });
    state = after;
  }
  const log = steps.slice(-logLength).flatMap((step): readonly Glimpse[] => lupus.table.glimpses(step, 0));
  const view = lupus.table.view(state, 0);
  return {
    view: JSON.stringify(view).length,
    log: JSON.stringify(log.slice(-logLength)).length,
    position: lupus.table.position.format(state).length,
    nights: view.shown.night,
  };
}

const { defaults } = lupus.options;
const longest: Options = { ...defaults, lynchTie: 'nobody', packRounds: 3 };

describe('at the end of a long match a snapshot fits a frame', () => {
  for (const [name, seats, options] of [
    ['24 players', 24, defaults],
    ['24 who spare each other where they can', 24, longest],
    ['24 with a narrator', 25, longest],
  ] as const)
    test(name, { timeout: 600_000 }, () => {
      for (let seed = 0; seed < 3; seed += 1) {
        const { view, log, position } = playedOut(seats, options, seed);
        expect(view + log).toBeLessThanOrEqual(mostBytes);
        expect(position).toBeLessThanOrEqual(longestText);
      }
    });

  test('24 who never die at night', { timeout: 600_000 }, () => {
    const { view, log, position, nights } = playedOut(24, { ...defaults, packRounds: 3 }, 0, endless);
    expect(nights).toBeGreaterThan(14);
    expect(view + log).toBeLessThanOrEqual(mostBytes);
    expect(position).toBeLessThanOrEqual(longestText);
  });
});
