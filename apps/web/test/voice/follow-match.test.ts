import { describe, expect, test } from 'vitest';
import type { AnyGlimpse, AnyView } from '@rudel/kernel';
import { forEverything, forMoments } from '@rudel/ui/script';
import type { Amount, AnyScript } from '@rudel/ui/script';
import { Follower } from '../../src/voice/follow-match.ts';
import type { Teller, Told } from '../../src/voice/follow-match.ts';

const script = {
  lines: {
    hit: ({ by }: { by: number }, nameOf: (seat: number) => string) =>
      forMoments(`${nameOf(by)} hits.`, `A hit by ${nameOf(by)}.`),
    step: () => forEverything('On.', 'Go.', 'There.'),
    shown: 'silent',
    gift: 'secret',
  },
  turn: (_view: AnyView, name: string) => forEverything(`${name}, your turn.`),
};

const teller = (asked: readonly number[] = []): Teller => ({
  script: script as unknown as AnyScript,
  player: { asked: () => asked },
  nameOf: (seat) => `Name${seat}`,
  namesWhen: () => (seat) => `Name${seat}`,
});

const hit: AnyGlimpse = { kind: 'hit', by: 1 };
const step: AnyGlimpse = { kind: 'step' };
const view: AnyView = { eye: 'table' };

const told = (log: readonly AnyGlimpse[], isMoving = false): Told => ({ log, view, isMoving });

const textsOf = (follower: Follower, now: Told, by = teller(), wanted: Amount = 'everything') =>
  follower.next(now, by, wanted).map(({ text }) => text);

describe('what is said of a match as it is told', () => {
  test('each thing once, in the order in which it was told', () => {
    const follower = new Follower(0, 0);
    expect(textsOf(follower, told([step]))).toEqual(['On.']);
    expect(textsOf(follower, told([step]))).toEqual([]);
    expect(textsOf(follower, told([step, hit, step]))).toEqual(['Name1 hits.', 'Go.']);
  });

  test('never the same words twice in a row, and the same ones on every screen', () => {
    const log = [step, step, hit, step, step, hit];
    const bit = new Follower(7, 0);
    const oneByOne = log.flatMap((_, at) => textsOf(bit, told(log.slice(0, at + 1))));
    expect(textsOf(new Follower(7, 0), told(log))).toEqual(oneByOne);
    expect(textsOf(new Follower(7, 4), told(log))).toEqual(oneByOne.slice(4));
    const steps = oneByOne.filter((text) => !text.includes('Name1'));
    expect(steps.every((text, at) => text !== steps[at + 1])).toBe(true);
    expect(textsOf(new Follower(8, 0), told(log))).not.toEqual(oneByOne);
  });

  test('no more than is wanted', () => {
    expect(textsOf(new Follower(0, 0), told([step, hit]), teller([2]), 'moments')).toEqual(['Name1 hits.']);
    expect(textsOf(new Follower(0, 0), told([step, hit]), teller([2]), 'nights')).toEqual([]);
  });

  test('whose turn it is only when everything is shown, once, and never where several are asked', () => {
    const follower = new Follower(0, 0);
    expect(textsOf(follower, told([hit], true), teller([2]))).toEqual(['Name1 hits.']);
    expect(textsOf(follower, told([hit]), teller([2]))).toEqual(['Name2, your turn.']);
    expect(textsOf(follower, told([hit]), teller([2]))).toEqual([]);
    expect(textsOf(follower, told([hit]), teller([0, 2]))).toEqual([]);
    expect(textsOf(follower, told([hit]), teller([0]))).toEqual(['Name0, your turn.']);
  });

  test('nothing of what is left out, of what is silent, and of secrets', () => {
    const follower = new Follower(0, 0);
    follower.leaveOut(told([hit, hit]));
    expect(follower.heard).toBe(2);
    expect(textsOf(follower, told([hit, hit, { kind: 'shown' }, { kind: 'gift' }]))).toEqual([]);
  });
});
