import { describe, expect, test } from 'vitest';
import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { mustParse, pick, seededRng } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { DogPair } from './dog-pair.ts';

const matchesEach = process.env['RUDEL_LONG'] === '1' ? 60 : 1;

/** The options with each value of each one: 64 texts such as `deck=braendi,jackTakesFresh=own`. */
function allOptions(): string[] {
  let texts: readonly string[] = [''];
  for (const [key, spec] of Object.entries(dog.options.specs)) {
    texts = texts.flatMap((text) => spec.values.map((value) => `${text}${key}=${value},`));
  }
  return texts.map((text) => text.slice(0, -1));
}

const optionsOf = (text: string): DogTypes['Options'] => mustParse(dog.options, text);

/** The comparison as texts first: `expect` is slow, and this happens a hundred thousand times. */
function expectAgreement(pair: DogPair, seat: Seat, log: readonly string[]): void {
  const real = pair.real(seat);
  const limit = pair.limit(seat);
  if (JSON.stringify(real) === JSON.stringify(limit)) return;
  expect({ ...limit, log }, pair.position).toEqual({ ...real, log });
}

function playedOneAct(pair: DogPair, rng: Rng, log: string[]): boolean {
  const { turn } = pair;
  if (turn.kind === 'over') return false;
  if (turn.kind === 'chance') {
    pair.drawn(turn, rng);
    return true;
  }
  const seat = pick(turn.seats, rng);
  expectAgreement(pair, seat, log);
  const legal = pair.legalOf(seat);
  const text =
    rng.int(2) === 0 ? pair.playReal(seat, pick(legal, rng)) : pair.playLimit(seat, rng.int(legal.length));
  log.push(`${seat} ${text}`);
  return true;
}

function playInLockStep(options: DogTypes['Options'], rng: Rng): DogPair {
  const pair = new DogPair(options);
  const log: string[] = [];
  while (playedOneAct(pair, rng, log));
  return pair;
}

describe('Dog and its mutable limit agree on every position and every list of moves', () => {
  test.each(allOptions())(
    '%s',
    (text) => {
      for (let match = 0; match < matchesEach; match += 1) {
        const { turn, mutable } = playInLockStep(optionsOf(text), seededRng(`${text} ${match}`));
        const winners = turn.kind === 'over' ? turn.outcome.winners : [];
        expect(mutable.phase).toBe('over');
        expect(winners).toEqual([mutable.winner, mutable.winner + 2]);
      }
    },
    600_000,
  );
});
