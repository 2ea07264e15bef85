import { describe, expect, inject, test } from 'vitest';
import { dogPage, nestPlace, playedOn } from '@rudel/dog/page';
import type { Leg, Move, Place, Play, Rank, View } from '@rudel/dog/page';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { compose, nothingChosen } from '../../web/logic/compose.ts';
import type { Choices, Composed } from '../../web/logic/compose.ts';
import { meantByCard, meantByPlace } from '../../web/logic/meant.ts';
import { nextLegs, sevenOn } from '../../web/logic/seven.ts';
import { tapCard, tapPlace, tapValue } from '../../web/logic/taps.ts';
import { optionsWith, situationsOf, tables } from './positions.ts';
import type { Situation } from './positions.ts';

const { player } = dogPage;

/** A move by what makes it one: for a seven the board that it leaves (dog 6.4), for an exit the nest, else its text. */
function resultOf({ shown }: View, move: Move): string {
  if (move.kind === 'exit') return `${move.card} ${move.legs[0]?.from}`;
  if (move.kind !== 'drive' || move.as !== '7') return player.move.format(move);
  return `${move.card}=7 ${playedOn(shown.board, move).join()}`;
}

/** A person who taps; a tap that leads to nothing is a defect of the test. */
class Tapper {
  choices: Choices = nothingChosen;
  readonly situation: Situation;
  constructor(situation: Situation) {
    this.situation = situation;
  }
  get now(): Composed {
    return compose(this.situation.view, this.situation.legal, this.choices);
  }
  get draft(): string | null {
    const { draft } = this.now;
    return draft === null ? null : resultOf(this.situation.view, draft);
  }
  take(next: Choices | null, what: string): void {
    if (next === null)
      throw new Error(`${what} leads to nothing in ${player.sight.format(this.situation.view)}`);
    this.choices = next;
  }
  card(slot: number): void {
    this.take(tapCard(this.now, slot), `card ${slot}`);
  }
  place(place: Place): void {
    this.take(tapPlace(this.now, place), `place ${place}`);
  }
}

/** What a joker has to be named for a move; for an exit ace and king are the same, and only one of them may be offered. */
function nameFor({ as, values }: Composed, move: Play): Rank | null {
  if (move.as === as || (move.kind === 'exit' && as !== null)) return null;
  const wanted = move.as as Rank;
  if (move.kind !== 'exit' || values.includes(wanted)) return wanted;
  return wanted === 'A' ? 'K' : 'A';
}

/** Puts a move together by taps alone: the card, its name, and for each leg the stone and its target. */
function tapped(situation: Situation, move: Move): string | null {
  const tapper = new Tapper(situation);
  if (move.kind === 'fold') return tapper.now.kind === 'fold' ? 'fold' : null;
  tapper.card(tapper.now.hand.indexOf(move.card));
  if (move.kind === 'give') return tapper.draft;
  const name = nameFor(tapper.now, move);
  if (name !== null) tapper.take(tapValue(tapper.now, name), 'a name');
  for (const leg of move.legs) tapLeg(tapper, leg);
  return tapper.draft;
}

function tapLeg(tapper: Tapper, { from, to }: Leg): void {
  if (tapper.now.left === 0) return;
  if (tapper.now.from !== from) tapper.place(from);
  tapper.place(to);
}

function everySituation(seeds: number): readonly Situation[] {
  return tables.flatMap((some, table) =>
    Array.from({ length: seeds }, (_, seed) =>
      situationsOf(`table ${table} ${'x'.repeat(seed)}`, optionsWith(some)),
    ).flat(),
  );
}

const isSeven = (move: Move): boolean => move.kind === 'drive' && move.as === '7';

/** All moves, of a hundred sevens only some. */
function someOf(legal: readonly Move[], rng: Rng): readonly Move[] {
  return legal.filter((move) => !isSeven(move) || legal.length < 12 || rng.int(legal.length) < 6);
}

const situations = everySituation(inject('long') ? 12 : 1);

/** Property tests take their time on a busy machine. */
const patient = { timeout: 600_000 };

/** Any way to drive a seven, step by step, as the rules allow it. */
function anySplit(view: View, rng: Rng): readonly Leg[] | null {
  const seven = sevenOn(view.shown.board, Number(view.eye), view.shown.options, true);
  let legs: readonly Leg[] = [];
  for (;;) {
    const next = nextLegs(seven, legs);
    if (next.length === 0) return legs.length === 0 ? null : legs;
    legs = [...legs, pick(next, rng)];
  }
}

describe('composing a move by taps', () => {
  test('there are positions of every kind', patient, () => {
    expect(situations.length).toBeGreaterThan(600);
    expect(new Set(situations.flatMap(({ legal }) => legal.map(({ kind }) => kind)))).toEqual(
      new Set(['give', 'fold', 'exit', 'drive', 'swap', 'idle']),
    );
  });

  test('every legal move can be tapped together', patient, () => {
    const rng = seededRng('moves');
    for (const situation of situations) {
      for (const move of someOf(situation.legal, rng)) {
        expect(tapped(situation, move)).toBe(resultOf(situation.view, move));
      }
    }
  });

  test('every split of a seven can be tapped together, not only those that are listed', patient, () => {
    const rng = seededRng('splits');
    let splits = 0;
    for (const situation of situations) {
      const { view, legal } = situation;
      if (!legal.some((move) => move.kind === 'drive' && move.card === '7')) continue;
      const legs = anySplit(view, rng);
      expect(legs).not.toBeNull();
      const move: Move = { kind: 'drive', card: '7', as: '7', legs: legs ?? [] };
      expect(player.whyNot(view, move)).toBeNull();
      expect(tapped(situation, move)).toBe(resultOf(view, move));
      expect(legal).toContainEqual(player.listed(view, move));
      splits += 1;
    }
    expect(splits).toBeGreaterThan(40);
  });

  test('no taps lead to an unlawful draft or into a dead end', patient, () => {
    const rng = seededRng('taps');
    for (const situation of situations) {
      const tapper = new Tapper(situation);
      for (let tap = 0; tap < 12; tap += 1) {
        const taps = possibleTaps(tapper.now);
        if (taps.length === 0) break;
        tapper.choices = pick(taps, rng);
        const { draft, sources, values, kind, card } = tapper.now;
        if (draft !== null) expect(player.whyNot(situation.view, draft)).toBeNull();
        else if (kind === 'play' && card !== null) expect(sources.length + values.length).toBeGreaterThan(0);
      }
    }
  });

  test(
    'a tap that leads to nothing is explained by a refused move, or by nothing to explain',
    patient,
    () => {
      let explained = 0;
      for (const situation of situations) {
        const { view } = situation;
        const { now } = new Tapper(situation);
        for (const [slot, card] of now.hand.entries()) {
          if (tapCard(now, slot) !== null) continue;
          const meant = meantByCard(view, now, card);
          expect(meant === null ? 'nothing' : player.whyNot(view, meant)).toMatchObject({ reason: {} });
          explained += 1;
        }
      }
      expect(explained).toBeGreaterThan(200);
    },
  );

  test('every place answers to a tap while a stone is chosen', patient, () => {
    const rng = seededRng('places');
    for (const situation of situations.filter(({ legal }) => legal[0]?.kind === 'drive')) {
      const tapper = new Tapper(situation);
      tapper.choices = pick(possibleTaps(tapper.now), rng);
      const { now } = tapper;
      for (let place = 0; place < 84; place += 1) {
        if (tapPlace(now, place) !== null) continue;
        const meant = meantByPlace(situation.view, now, place);
        if (meant !== null) expect(player.whyNot(situation.view, meant)).not.toBeNull();
        else expect(now.card === null || now.from === null).toBe(true);
      }
    }
  });
});

/** The only card is a joker; the player's own stones stand like this. */
const withJoker = (stones: string): string =>
  `dog/1 eye:0 opts:- phase:play round:4 starter:0 turn:0 s0:${stones} s1:n,n,n,n s2:n,n,n,n s3:n,n,n,n ` +
  'played:-/-/-/- out:- tray:- hands:X/?/?/? gifts:2/?/X/?';

function jokerOf(stones: string, from: Place | null = null): Composed {
  const parsed = player.sight.parse(withJoker(stones));
  if (!parsed.ok) throw new Error(parsed.error);
  return compose(parsed.value, player.legal(parsed.value), { ...nothingChosen, slot: 0, from });
}

describe('naming a joker', () => {
  test('is not asked for where all names do the same', () => {
    const { as, draft } = jokerOf('n,n,n,n');
    expect([as, draft === null ? null : player.move.format(draft)]).toEqual(['A', 'X=A:0n>0']);
  });

  test('is not asked for when the nest was chosen first', () => {
    expect(jokerOf('n,n,n,10').as).toBeNull();
    expect(jokerOf('n,n,n,10', nestPlace(0)).as).toBe('A');
  });

  test('leaves out a name that does less than another', () => {
    expect(jokerOf('n,n,h1,h4').values).toEqual(['A', '2']);
    expect(jokerOf('n,n,n,10').values).toEqual(expect.arrayContaining(['A', 'K']));
  });
});

/** Everything that can be tapped now and leads somewhere. */
function possibleTaps(now: Composed): readonly Choices[] {
  const cards = now.hand.map((_, slot) => tapCard(now, slot));
  const values = now.values.map((value) => tapValue(now, value));
  const places = [...now.sources, ...now.targets].map((place) => tapPlace(now, place));
  return [...cards, ...values, ...places].filter((next) => next !== null);
}
