import { describe, expect, test } from 'vitest';
import { weightsOfTen } from '../src/bot/learned/weights-of-ten.ts';
import { unlearned } from '../src/bot/parameters/weights.ts';
import { believed } from '../src/bot/worlds/believed.ts';
import { groundOf } from '../src/bot/worlds/evidence.ts';
import { tempered } from '../src/bot/worlds/sureness.ts';
import { weightsBy } from '../src/bot/worlds/weights.ts';
import type { Fitted } from '../src/bot/worlds/weights.ts';
import { ownRole } from '../src/night/story.ts';
import { experienceOf } from '../src/train/experience.ts';
import { steadyFields } from '../src/train/fields.ts';
import { fittedTo } from '../src/train/fit.ts';
import { momentsOf } from '../src/train/moments.ts';
import type { Moment } from '../src/train/moments.ts';
import { inexperienced, playersBy } from '../src/train/players.ts';
import { addSlopes, saysIn } from '../src/train/says.ts';
import { meanSurprise } from '../src/train/surprise.ts';
import { suspicionsIn } from '../src/train/suspicions.ts';
import { villageTold } from '../src/train/village.ts';

const { strong } = playersBy(unlearned);
const moments = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => momentsOf(10, seed, strong));

/** How likely it is held that those are the wolves and that one the seer, as a logarithm. */
function truthOf({ shown, heard, seer, wolves, players }: Moment, fitted: Fitted): number {
  const ground = groundOf(shown, heard, weightsBy(fitted));
  const [one = 0, other = 0] = wolves;
  const chance = believed(ground, { innocent: 0, guilty: 0, notSeer: 0 }).seer[seer] ?? 0;
  const { both } = believed(ground, { innocent: 0, guilty: 0, notSeer: ~(1 << seer) });
  return Math.log(chance) + Math.log(both[one * players + other] ?? 0);
}

describe('Moments of matches among bots', () => {
  test('tell who were the wolves and the seer, and what had been heard by then', () => {
    expect(moments.length).toBeGreaterThan(12);
    for (const { wolves, seer, heard, shown } of moments) {
      expect(wolves).toHaveLength(2);
      expect(wolves).not.toContain(seer);
      expect(heard.day).toBe(shown.days.length);
    }
    expect(momentsOf(10, 'a', strong)).toEqual(moments.slice(0, momentsOf(10, 'a', strong).length));
  });
});

describe('What weights are fitted by', () => {
  test('is how much likelier the truth grows with each of them', () => {
    const grain = 1e-4;
    const tried = moments.filter((moment) => Number.isFinite(truthOf(moment, unlearned))).slice(0, 8);
    const told = new Set<number>();
    for (const moment of tried) {
      const slopes = new Float64Array(steadyFields.length);
      addSlopes(slopes, moment, saysIn(moment, unlearned, steadyFields), weightsBy(unlearned));
      for (const [nth, field] of steadyFields.entries()) {
        const [more, less] = [grain, -grain].map((by) =>
          truthOf(moment, field.with(unlearned, field.of(unlearned) + by)),
        );
        expect(slopes[nth]).toBeCloseTo(((more ?? 0) - (less ?? 0)) / (2 * grain), 3);
        if (slopes[nth] !== 0) told.add(nth);
      }
    }
    expect(told.size).toBeGreaterThan(12);
  });

  test('makes the truth surprise less', () => {
    const fitted = fittedTo(moments, unlearned, unlearned);
    expect(meanSurprise(moments, weightsBy(fitted)).wolf).toBeLessThan(
      meanSurprise(moments, weightsBy(unlearned)).wolf,
    );
  });
});

/** So many suspicions of which every so manieth is right. */
const said = (
  count: number,
  sure: number,
  every: number,
): readonly { readonly sure: number; readonly isRight: boolean }[] =>
  Array.from({ length: count }, (_, nth) => ({ sure, isRight: nth % every === 0 }));

describe('What suspicions teach', () => {
  test('is how often the sure and the less sure were right', () => {
    const experience = experienceOf([...said(600, 0.4, 4), ...said(600, 0.9, 2)]);
    expect(tempered(0.4, experience)).toBeCloseTo(0.25, 2);
    expect(tempered(0.9, experience)).toBeCloseTo(0.5, 2);
    expect(tempered(0, experience)).toBe(0);
    expect(tempered(1e-6, experience)).toBeCloseTo(0, 4);
    expect(tempered(1, experience)).toBe(1);
  });

  test('never makes the surer less sure', () => {
    const experience = experienceOf([...said(300, 0.2, 3), ...said(300, 0.5, 6), ...said(300, 0.8, 2)]);
    const sures = experience.map(([sure]) => sure);
    const rights = experience.map(([, right]) => right);
    expect(sures).toEqual(sures.toSorted((one, other) => one - other));
    expect(new Set(rights).size).toBe(rights.length);
    expect(rights).toEqual(rights.toSorted((one, other) => one - other));
  });

  test('is no more than chance allows: a match in which all were right makes nobody much surer', () => {
    const calm = Array.from({ length: 900 }, (_, nth) => {
      const sure = (nth + 0.5) / 900;
      return { sure, isRight: (nth * 0.618) % 1 < sure };
    });
    const experience = experienceOf([...calm, ...said(60, 0.62, 1)]);
    for (const sure of [0.3, 0.5, 0.62, 0.7, 0.8, 0.9])
      expect(Math.abs(tempered(sure, experience) - sure)).toBeLessThan(0.1);
  });

  test('comes of what those say who have learned before: they speak up at other moments', () => {
    const doubtful = [
      [0, 0],
      [0.9, 0.1],
      [1, 0.2],
    ] as const;
    const seeds = ['a', 'b', 'c'];
    const [green, wary] = [inexperienced, doubtful].map((experience) =>
      seeds.map((seed) => suspicionsIn(12, seed, experience)),
    );
    expect(green?.flat().length).toBeGreaterThan(20);
    expect(wary).not.toEqual(green);
  });

  test('leaves out words in defence: there is but one other on trial to name', () => {
    const { strong: suspicious } = playersBy(weightsOfTen);
    const words = { talk: 0, defence: 0 };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const seed of seeds)
      villageTold(10, seed, suspicious, ({ view, move }) => {
        const { phase } = view.shown;
        if (ownRole(view) !== 'villager' || move.kind !== 'say' || move.what.kind !== 'suspect') return;
        if (phase === 'talk' || phase === 'defence') words[phase] += 1;
      });
    expect(words.defence).toBeGreaterThan(0);
    expect(seeds.flatMap((seed) => suspicionsIn(10, seed, inexperienced))).toHaveLength(words.talk);
  });
});
