import { describe, expect, test } from 'vitest';
import { drawFrom, writtenLanguages, pick, seededRng } from '@rudel/kernel';
import type { Act, Eye, Game, Seat, Step } from '@rudel/kernel';
import { lupus } from '../src/index.ts';
import { roles } from '../src/roles/index.ts';
import type { LupusTypes, Move, Role, State, View } from '../src/types.ts';

type Lupus = Game<LupusTypes>;

/** What an observer of the wires could measure: who gets something with an act, and how much. */
type Measured = { readonly change: number; readonly glimpses: number; readonly view: number };

/** A text with every number, and every seat's letter, as long as any other. */
const levelled = (text: string): string => text.replaceAll(/\d+/g, '00');

/** Without an eye's number, which all know, and without its own answer and mark, which are its own doing. */
function levelledView(view: View, eye: Seat): string {
  return levelled(JSON.stringify({ ...view, eye: 0, answers: view.answers.with(eye, null), marks: [] }));
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** How much of a view is new: what has not changed is not sent. */
function changedIn(before: unknown, after: unknown): number {
  if (before === after) return 0;
  if (!isBranch(before) || !isBranch(after)) return levelled(JSON.stringify(after)).length;
  const old = new Map(Object.entries(before));
  return Object.entries(after).reduce((sum, [key, value]) => sum + changedIn(old.get(key), value), 0);
}

function measured(game: Lupus, step: Step<LupusTypes>, eye: Seat): Measured {
  const [before, after] = [step.before, step.after].map((state) => game.table.view(state, eye)) as [
    View,
    View,
  ];
  const told = levelled(JSON.stringify(game.table.glimpses(step, eye)));
  return {
    change: changedIn(before, after),
    glimpses: told.length,
    view: levelledView(after, eye).length,
  };
}

/** Something by which those who live can be told apart on the wire by an act of somebody else; null if nothing. */
function difference(game: Lupus, step: Step<LupusTypes>): string | null {
  const { shown } = game.table.view(step.before, 'table');
  const others = shown.fates.flatMap((fate, seat) => (fate === null && seat !== step.act.by ? [seat] : []));
  const sizes = others.map((seat) => JSON.stringify(measured(game, step, seat)));
  const odd = sizes.findIndex((size) => size !== sizes[0]);
  return odd === -1 ? null : `${others[0]} gets ${sizes[0]}, ${others[odd]} gets ${sizes[odd]}`;
}

const { defaults } = lupus.options;

/** All living answer, one of them in any order, many of them as in the round before; nobody lets the time run out, which would be a difference of its own. */
function nextAct(game: Lupus, state: State, turn: number): Act<Move> {
  const rng = seededRng(`even ${turn}`);
  const due = game.table.turn(state);
  if (due.kind === 'chance') return { by: 'chance', drawn: drawFrom(due.urn, rng) };
  const seats = due.kind === 'seats' ? due.seats : [];
  const by = pick(seats, rng);
  const legal = game.player.legal(game.table.view(state, by));
  const isNight = game.table.view(state, 'table').shown.phase === 'call';
  const pointed = pick([legal.slice(0, 1), legal], rng);
  return {
    by,
    move: isNight ? pick(pointed, rng) : (legal.find(({ kind }) => kind === 'ready') ?? pick(legal, rng)),
  };
}

/** The first difference in the nights of a match; null if there is none. */
function firstDifference(game: Lupus, seats: number, seed: number): string | null {
  let state = game.table.start({ ...defaults, firstNightKill: 'yes', defenceSeconds: 0 }, seats);
  for (let turn = 0; game.table.turn(state).kind !== 'over' && turn < 900; turn += 1) {
    const act = nextAct(game, state, seed * 10_000 + turn);
    const after = game.table.apply(state, act);
    const { shown } = game.table.view(state, 'table');
    const isOver = game.table.turn(after).kind === 'over';
    const found = shown.call === null || isOver ? null : difference(game, { before: state, act, after });
    if (found !== null) return `${found} after ${turn} acts, when the ${shown.call} is called`;
    state = after;
  }
  return null;
}

describe('at night all the living get the same at the same time', () => {
  for (const seats of [8, 12, 16, 24])
    test(`${seats} players`, () => {
      for (let seed = 0; seed < 4; seed += 1) expect(firstDifference(lupus, seats, seed)).toBeNull();
    });
});

const withView = (view: (state: State, eye: Eye, honest: View) => View): Lupus => ({
  ...lupus,
  table: { ...lupus.table, view: (state, eye) => view(state, eye, lupus.table.view(state, eye)) },
});

const isA = (view: View, role: Role): boolean =>
  view.eye !== 'table' && view.cards[view.eye] === roles[role].letter;

/** Games in which a role could be read off the wire. */
const uneven: { readonly [name: string]: Lupus } = {
  'wolves see each other point at once': withView((state, _eye, honest) =>
    isA(honest, 'wolf')
      ? {
          ...honest,
          answers: honest.answers.map((answer, seat) => {
            const other = lupus.table.view(state, seat);
            return isA(other, 'wolf') ? (other.answers[seat] ?? null) : answer;
          }),
        }
      : honest,
  ),
  'only the seer gets an answer': withView((_state, eye, honest) =>
    isA(honest, 'seer') || eye === 'table'
      ? honest
      : { ...honest, diaries: honest.diaries.map((diary) => (diary === '?' ? diary : [])) },
  ),
  'a note of the last round may be the one of the round before': withView((_state, _eye, honest) => ({
    ...honest,
    diaries: honest.diaries.map((diary) =>
      diary === '?' ? diary : diary.map((page) => page.replaceAll(/\d/g, '-') as typeof page),
    ),
  })),
  'the seer’s answer is longer': {
    ...lupus,
    table: {
      ...lupus.table,
      glimpses: (step, eye) =>
        lupus.table
          .glimpses(step, eye)
          .map((glimpse) =>
            glimpse.kind === 'closed' && /[wh]$/.test(glimpse.note)
              ? { ...glimpse, note: `${glimpse.note} is the answer` as typeof glimpse.note }
              : glimpse,
          ),
    },
  },
  'who is not called is not told that a call is over': {
    ...lupus,
    table: {
      ...lupus.table,
      glimpses: (step, eye) =>
        lupus.table
          .glimpses(step, eye)
          .filter(
            (glimpse) => glimpse.kind !== 'closed' || isA(lupus.table.view(step.before, eye), glimpse.call),
          ),
    },
  },
};

describe('a game in which the wires tell roles is found out:', () => {
  for (const [name, game] of Object.entries(uneven))
    test(name, { timeout: 600_000 }, () => expect(firstDifference(game, 12, 0)).not.toBeNull());
});

describe('in every call all the living are asked the same', () => {
  test('as many moves of the same kinds, with the same sentence above them', () => {
    for (const seats of [8, 16, 24]) {
      let state = lupus.table.start(defaults, seats);
      for (let turn = 0; lupus.table.turn(state).kind !== 'over' && turn < 700; turn += 1) {
        const { shown } = lupus.table.view(state, 'table');
        const asked = lupus.table.turn(state);
        if (shown.phase === 'call' && asked.kind === 'seats') {
          const counts = asked.seats.map((seat) => lupus.player.legal(lupus.table.view(state, seat)).length);
          expect(new Set(counts).size, `the ${shown.call} in night ${shown.night}`).toBe(1);
          const sentences = asked.seats.map((seat) =>
            writtenLanguages
              .map((language) => lupus.words[language].status(lupus.table.view(state, seat), String))
              .join(),
          );
          expect(new Set(sentences).size).toBe(1);
        }
        state = lupus.table.apply(state, nextAct(lupus, state, turn));
      }
    }
  });
});
