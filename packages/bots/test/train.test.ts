import { describe, expect, test } from 'vitest';
import {
  Events,
  fitLogistic,
  learnedTable,
  LearningNet,
  LeastSquares,
  lossOfNet,
  NetExamples,
  printConstant,
  rounded,
} from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';

const fine = 1000;
const unit = (rng: { int(below: number): number }): number => rng.int(fine) / fine;

describe('Least squares', () => {
  test('find the coefficients that examples were made with', () => {
    const [rng, sums] = [seededRng('squares'), new LeastSquares(3)];
    for (let nth = 0; nth < 50; nth += 1) {
      const [one, two] = [unit(rng), unit(rng)];
      sums.add([1, one, two], 2 - 3 * one + 0.5 * two);
    }
    expect([...sums.solve(0)].map((coefficient) => rounded(coefficient, 6))).toEqual([2, -3, 0.5]);
  });

  test('leave what no example tells of at zero', () => {
    const sums = new LeastSquares(2);
    sums.add([1, 0], 4);
    sums.add([1, 0], 6, 3);
    expect([...sums.solve(1e-9)].map((coefficient) => rounded(coefficient, 6))).toEqual([5.5, 0]);
  });
});

describe('A logit', () => {
  test('is fitted to how often something happens', () => {
    const events = new Events(2);
    for (let nth = 0; nth < 4000; nth += 1) {
      const side = nth % 2;
      events.add([1, side], nth % 10 < (side === 1 ? 8 : 3));
    }
    const [base = 0, slope = 0] = fitLogistic(events, 1e-6);
    const shares = [0, 1].map((side) => {
      const happened = Array.from({ length: 4000 }, (_, nth) => nth).filter((nth) => nth % 2 === side);
      return happened.filter((nth) => events.happened(nth) === 1).length / happened.length;
    });
    expect(1 / (1 + Math.exp(-base))).toBeCloseTo(shares[0] ?? 0, 6);
    expect(1 / (1 + Math.exp(-base - slope))).toBeCloseTo(shares[1] ?? 0, 6);
  });

  test('surprises less when it is fitted', () => {
    const events = new Events(1);
    for (const happened of [true, true, true, false]) events.add([1], happened);
    expect(events.surprise(fitLogistic(events, 1e-6))).toBeLessThan(events.surprise([0]));
    expect(events.surprise([0])).toBeCloseTo(4 * Math.LN2, 12);
  });
});

const shape = { inputs: 3, hidden: 8, chances: 1, amounts: 1, weightOfAmounts: 0.5 } as const;

/** Whether exactly one of two things is so, which no sum of inputs tells, and how many are. */
function eitherOr(count: number): NetExamples {
  const examples = new NetExamples(2);
  for (let nth = 0; nth < count; nth += 1) {
    const [one, two] = [nth & 1, (nth >> 1) & 1];
    examples.add(0, one);
    examples.add(1, two);
    examples.add(2, 1);
    const example = examples.end();
    if (nth % 5 !== 0) examples.setTarget(example, 0, one ^ two);
    examples.setTarget(example, 1, one + two);
  }
  return examples;
}

const lessons = { epochs: 40, batch: 8, rate: 0.02 } as const;

function taught(seed: string): Float64Array {
  const net = new LearningNet(shape, seededRng(seed));
  net.learn(eitherOr(400), lessons, seededRng(`${seed} order`));
  return net.weights;
}

describe('A net', () => {
  test('learns what no sum of its inputs tells', () => {
    const fresh = new LearningNet(shape, seededRng('net')).weights;
    expect(lossOfNet(shape, fresh, eitherOr(40))).toBeGreaterThan(0.5);
    expect(lossOfNet(shape, taught('net'), eitherOr(40))).toBeLessThan(0.02);
  });

  test('learns the same again from the same seed', () => {
    expect(taught('again')).toEqual(taught('again'));
  });
});

describe('A table', () => {
  test('is printed as a constant with what it stands for', () => {
    const text = printConstant({
      name: 'odds',
      type: 'readonly number[]',
      about: 'Some odds.',
      numbers: [1, 0.5],
    });
    expect(text).toBe('/** Some odds. */\nexport const odds: readonly number[] = [1,0.5];\n');
  });

  test('comes with its text', () => {
    const score = { measure: 'error', on: 'nothing', better: 'lower', made: 0, inUse: 0 } as const;
    const table = learnedTable<number>({
      name: 'one',
      recipe: { seed: 1, size: 1 },
      unit: 'things',
      inUse: 1,
      make: ({ seed, size }) => ({ numbers: seed + size, score }),
      print: (number) => `export const one = ${number};\n`,
    });
    expect(table.make({ seed: 2, size: 3 })).toEqual({ numbers: 5, score, text: 'export const one = 5;\n' });
  });

  test('has no zero below nothing', () => {
    expect(Object.is(rounded(-0.001, 2), 0)).toBe(true);
    expect(rounded(-1.256, 2)).toBe(-1.26);
  });
});
