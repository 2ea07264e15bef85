import { describe, expect, test } from 'vitest';
import { drawFrom, writtenLanguages, pick, seededRng } from '@rudel/kernel';
import type { Act, Eye, Seat } from '@rudel/kernel';
import { lupus } from '../src/index.ts';
import { whyNotTalk } from '../src/talk/talk.ts';
import type { LupusTypes, Move, Options, Phase, State } from '../src/types.ts';

const { table, player, options } = lupus;

function randomAct(state: State, seed: string): Act<Move> {
  const rng = seededRng(seed);
  const turn = table.turn(state);
  if (turn.kind === 'chance') return { by: 'chance', drawn: drawFrom(turn.urn, rng) };
  const by = pick(turn.kind === 'seats' ? turn.seats : [], rng);
  return { by, move: pick(player.legal(table.view(state, by)), rng) };
}

/** All states of a random match. */
function* states(seats: number, chosen: Partial<Options>, seed: number): Generator<State> {
  let state = table.start({ ...options.defaults, ...chosen }, seats);
  for (let nth = 0; nth < 4000; nth += 1) {
    yield state;
    if (table.turn(state).kind === 'over') return;
    state = table.apply(state, randomAct(state, `talk ${seed} ${nth}`));
  }
}

const whyAt = (state: State, eye: Eye): string => whyNotTalk(table.view(state, eye))?.reason ?? 'may';

/** Said a second time, by phase and by who lives: what everybody gets for an answer. */
function expected(state: State, seat: Seat): string {
  const { shown } = table.view(state, 'table');
  const isGhost = shown.fates[seat] !== null;
  const byDay: { readonly [P in Phase]?: string } = {
    over: 'may',
    defence: shown.turn === seat ? 'may' : 'no-defence',
    talk: shown.isOpen ? 'may' : 'not-opened-yet',
  };
  return isGhost && shown.phase !== 'over' ? 'ghosts-are-silent' : (byDay[shown.phase] ?? 'no-talk-now');
}

describe('free text', () => {
  const tables: readonly (readonly [string, number, Partial<Options>])[] = [
    ['eight and no narrator', 8, {}],
    ['eight and a wise old man', 8, { narrator: 'elder' }],
    ['sixteen with a kill in the first night', 16, { firstNightKill: 'yes' }],
    ['nine and a narrator', 10, { narrator: 'human' }],
  ];

  test.each(tables)('is for the living by day, for nobody else: %s', (_name, seats, chosen) => {
    const met = new Set<string>();
    for (const state of states(seats, chosen, seats)) {
      const { shown } = table.view(state, 'table');
      const isOver = shown.phase === 'over';
      expect(whyAt(state, 'table')).toBe(isOver ? 'may' : 'only-watching');
      for (let seat = 0; seat < seats; seat += 1) {
        const isNarrator = chosen.narrator === 'human' && seat === seats - 1;
        expect(whyAt(state, seat)).toBe(isNarrator ? 'may' : expected(state, seat));
        met.add(whyAt(state, seat));
      }
    }
    expect([...met]).toEqual(
      expect.arrayContaining(['may', 'no-talk-now', 'ghosts-are-silent', 'no-defence']),
    );
  });

  test('depends on nothing but what everybody sees', () => {
    for (const state of states(12, { firstNightKill: 'yes' }, 3)) {
      const open = table.view(state, 'table');
      for (let seat = 0; seat < 12; seat += 1)
        expect(whyNotTalk(table.view(state, seat))).toEqual(whyNotTalk({ ...open, eye: seat }));
    }
  });

  test('is refused by a rule, in a sentence without a name or a character', () => {
    const reasons = [
      'only-watching',
      'ghosts-are-silent',
      'no-defence',
      'no-talk-now',
      'not-opened-yet',
    ] as const;
    const telling = /wol[fv]|seer|seher|hamster|villager|dorf|medium|owl|eule|\d/i;
    for (const language of writtenLanguages)
      for (const reason of reasons satisfies readonly LupusTypes['Reason'][])
        expect(lupus.words[language].refusals[reason]([])).not.toMatch(telling);
    const [night] = [...states(8, {}, 1)].filter(
      (state) => table.view(state, 'table').shown.phase === 'call',
    );
    if (night === undefined) throw new Error('no night');
    expect(whyNotTalk(table.view(night, 0))).toEqual({ reason: 'no-talk-now', rule: '6.1' });
  });
});
