import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { bitOf, countOf, has } from '../src/bot/know/seat-set.ts';
import type { Known } from '../src/bot/know/seat-set.ts';
import { asBystander, believed } from '../src/bot/worlds/believed.ts';
import type { Belief, Ground, SeerCase } from '../src/bot/worlds/believed.ts';

const nothing: Known = { innocent: 0, guilty: 0, notSeer: 0 };

const factors = (count: number, rng: Rng): Float64Array =>
  new Float64Array(count).map(() => Math.exp((rng.int(2000) - 1000) / 500));

function symmetric(players: number, rng: Rng): Float64Array {
  const both = factors(players * players, rng);
  for (let one = 0; one < players; one += 1)
    for (let other = 0; other < one; other += 1)
      both[one * players + other] = both[other * players + one] as number;
  return both;
}

/** Ground with two cases: one of a seat that claims to be the seer, and one of all the others. */
function someGround(players: number, wolves: number, rng: Rng): Ground {
  const claimant = rng.int(players);
  const caseFor = (isSeer: (seat: number) => boolean, liars: number): SeerCase => ({
    seers: factors(players, rng).map((weight, seat) => (isSeer(seat) ? weight : 0)),
    alone: factors(players, rng),
    both: symmetric(players, rng),
    liars,
  });
  return {
    players,
    wolves,
    cases: [caseFor((seat) => seat === claimant, 0), caseFor((seat) => seat !== claimant, bitOf(claimant))],
    groups: [{ seats: bitOf(0) | bitOf(1) | bitOf(2), places: 1 }],
    liars: [1, 0.2, 0.01],
    living: (1 << players) - 1 - bitOf(3),
    lastGone: 0,
  };
}

function weightIn(ground: Ground, one: SeerCase, set: number, known: Known): number {
  const { players, groups, liars, living, wolves } = ground;
  if (countOf(set) !== wolves || (set & known.innocent) !== 0) return 0;
  if ((set & known.guilty) !== known.guilty) return 0;
  const alive = countOf(set & living);
  if (alive === 0 || alive * 2 >= countOf(living)) return 0;
  let weight = 1;
  for (let wolf = 0; wolf < players; wolf += 1) {
    if (!has(set, wolf)) continue;
    weight *= one.alone[wolf] as number;
    for (let other = 0; other < wolf; other += 1)
      if (has(set, other)) weight *= one.both[other * players + wolf] as number;
  }
  let lies = countOf(one.liars & ~set);
  for (const { seats, places } of groups) lies += Math.max(0, countOf(seats & ~set) - places);
  return weight * (liars[Math.min(lies, liars.length - 1)] as number);
}

/** The same by going through every world one by one. */
function byBruteForce(ground: Ground, known: Known): Pick<Belief, 'wolf' | 'seer'> {
  const wolf = new Float64Array(ground.players);
  const seer = new Float64Array(ground.players);
  let all = 0;
  const count = (weight: number, set: number, seat: number): void => {
    all += weight;
    seer[seat] = (seer[seat] as number) + weight;
    for (const other of wolf.keys()) if (has(set, other)) wolf[other] = (wolf[other] as number) + weight;
  };
  for (const one of ground.cases)
    for (let set = 0; set < 1 << ground.players; set += 1)
      for (const [seat, weight] of one.seers.entries())
        if (!has(set, seat) && !has(known.notSeer, seat))
          count(weightIn(ground, one, set, known) * weight, set, seat);
  return { wolf: wolf.map((sum) => sum / all), seer: seer.map((sum) => sum / all) };
}

const expectClose = (found: Float64Array, wanted: Float64Array): void => {
  for (const [nth, value] of wanted.entries()) expect(found[nth]).toBeCloseTo(value, 9);
};

describe('Worlds of wolves and seer', () => {
  test.each([
    [8, 2],
    [9, 3],
  ])('of %i players and %i wolves weigh as much as one by one', (players, wolves) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const ground = someGround(players, wolves, seededRng(`worlds ${seed}`));
      const found = believed(ground, nothing);
      const wanted = byBruteForce(ground, nothing);
      expectClose(found.wolf, wanted.wolf);
      expectClose(found.seer, wanted.seer);
      expect(found.wolf.reduce((sum, one) => sum + one, 0)).toBeCloseTo(wolves, 9);
    }
  });

  test('respect what an eye knows for sure', () => {
    const ground = someGround(9, 2, seededRng('sure'));
    const known: Known = { innocent: bitOf(4), guilty: bitOf(6), notSeer: bitOf(5) | bitOf(4) };
    const found = believed(ground, known);
    expectClose(found.wolf, byBruteForce(ground, known).wolf);
    expect(found.wolf[6]).toBeCloseTo(1, 9);
    expect(found.wolf[4]).toBe(0);
    expect(found.seer[5]).toBe(0);
  });

  test('look to a bystander as if it knew that it is neither', () => {
    const ground = someGround(8, 2, seededRng('bystander'));
    const common = believed(ground, nothing);
    for (let eye = 0; eye < 8; eye += 1) {
      const known = { innocent: bitOf(eye), guilty: 0, notSeer: bitOf(eye) };
      expectClose(asBystander(common, eye), byBruteForce(ground, known).wolf);
    }
  });

  test('that all contradict what is known leave just that', () => {
    const ground = someGround(8, 2, seededRng('helpless'));
    const found = believed(ground, {
      innocent: bitOf(1),
      guilty: bitOf(0) | bitOf(2) | bitOf(5),
      notSeer: 0,
    });
    expect([0, 2, 5].map((seat) => found.wolf[seat])).toEqual([1, 1, 1]);
    expect(found.wolf[1]).toBe(0);
  });
});
