import { expect, test } from 'vitest';
import { commitmentTo, drawFrom, formatAct, headOf, mustParse, seededRng } from '@rudel/kernel';
import type { AnyGame, Seat } from '@rudel/kernel';
import type { Entry } from '@rudel/store';
import { matchHistory, restored } from '../src/reading/history.ts';
import { playable } from './around/world.ts';

const dog = playable('dog');

/** A match of Dog by chance, as a log of so many acts. */
function longLog(acts: number): readonly Entry[] {
  const { game } = dog;
  const { table, player } = game;
  const rng = seededRng('pieces');
  const texts = [
    `created ${headOf(game)} 4 off -`,
    `commits 1 ${commitmentTo('5'.repeat(64))}`,
    ...[0, 1, 2, 3].map((seat) => `bot ${seat} random Bot${seat}`),
    'started 1',
  ];
  let state = table.start(mustParse(game.options, '-'), 4);
  for (let nth = 0; nth < acts; nth += 1) {
    const turn = table.turn(state);
    if (turn.kind === 'over') break;
    const by = turn.kind === 'chance' ? 'chance' : (turn.seats[rng.int(turn.seats.length)] as Seat);
    const moves = by === 'chance' ? [] : player.legal(table.view(state, by));
    const act =
      turn.kind === 'chance'
        ? { by: 'chance' as const, drawn: drawFrom(turn.urn, rng) }
        : { by: by as Seat, move: moves[rng.int(moves.length)] ?? null };
    texts.push(`act ${formatAct(game, act)}`);
    state = table.apply(state, act);
  }
  return texts.map((text, at) => ({ n: at + 1, text, command: null, at: 1, deadline: null, hash: '' }));
}

/** Counts what is done with a game, and how much of it was done at most before others had their turn. */
class Effort {
  readonly game: AnyGame;
  readonly most = { acts: 0, looks: 0 };
  #now = { acts: 0, looks: 0 };

  constructor({ table, ...rest }: AnyGame) {
    const counts = (what: 'acts' | 'looks'): void => {
      this.#now[what] += 1;
      this.most[what] = Math.max(this.most[what], this.#now[what]);
    };
    const counted: AnyGame['table'] = {
      ...table,
      apply(...given) {
        counts('acts');
        return table.apply(...given);
      },
      view(...given) {
        counts('looks');
        return table.view(...given);
      },
      glimpses(...given) {
        counts('looks');
        return table.glimpses(...given);
      },
    };
    this.game = { ...rest, table: counted };
  }

  readonly breathe = async (): Promise<void> => {
    this.#now = { acts: 0, looks: 0 };
  };
}

const part = { chapter: null, before: 0, entries: longLog(600), secrets: new Map<number, string>() };

test('a long match is put together in pieces that are small, whatever it is done for', async () => {
  const effort = new Effort(dog.game);
  const { projection } = await restored(part, { ...dog, game: effort.game }, effort.breathe);
  expect(projection?.seq('table')).toBeGreaterThan(100);
  expect(effort.most.acts).toBeLessThanOrEqual(5);
  expect(effort.most.looks).toBeLessThanOrEqual(100);
});

test('and so is one for its record', async () => {
  const effort = new Effort(dog.game);
  const history = await matchHistory(part, { ...dog, game: effort.game }, 1, effort.breathe);
  expect(history?.steps.length).toBe(600);
  expect(effort.most.acts).toBeLessThanOrEqual(5);
});

test('what was read in pieces is what everybody was told', async () => {
  const inOne = await restored(part, dog);
  const inPieces = await restored(part, dog, async () => {});
  const told = [inOne, inPieces].map(({ projection }) =>
    projection?.eyes.map((eye) => [projection.seq(eye), projection.view(eye), projection.log(eye)]),
  );
  expect(told[1]).toEqual(told[0]);
  expect(inOne.projection?.view(2)).toEqual(
    dog.game.table.view(inOne.state.match?.state as Parameters<typeof dog.game.table.view>[0], 2),
  );
});
