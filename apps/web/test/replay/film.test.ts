import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { lazyShelf } from '@rudel/shelf/lazy';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { framesOf, glimpsesAt, namesIn, outcomeOf, readFilm, viewAt } from '../../src/replay/film.ts';
import type { Film } from '../../src/replay/film.ts';
import { Projector } from '../../src/replay/projector.ts';

const dog = await lazyShelf.get('dog')?.();
if (dog === undefined) throw new Error('Dog is not on the shelf');
const { game } = dog;

const text = readFileSync('games/dog/records/four-greedy-bots.rudel', 'utf8');

function filmOf(record: string): Film {
  const read = readFilm(game, record);
  if (!read.ok) throw new Error(read.fault.error);
  return read.film;
}

const film = filmOf(text);

describe('a film', () => {
  it('has a frame for the start and one for each decision', () => {
    const decisions = film.replayed.acts.filter(({ by }) => by !== 'chance').length;
    expect(framesOf(film)).toBe(decisions + 1);
    expect(game.player.asked(viewAt(film, 0, 0))).not.toEqual([]);
  });

  it('ends as the match ended, and nothing that was noticed is lost', () => {
    expect(outcomeOf(film)?.winners).toHaveLength(2);
    const all = Array.from({ length: framesOf(film) }, (_, frame) => glimpsesAt(film, frame, 'table')).flat();
    expect(all.at(-1)?.kind).toBe('won');
    const { acts, states } = film.replayed;
    const direct = acts.flatMap((act, at) => {
      const [before, after] = [states[at], states[at + 1]];
      if (before === undefined || after === undefined) throw new Error('a step without its states');
      return game.table.glimpses({ before, act, after }, 'table');
    });
    expect(all).toEqual(direct);
  });

  it('shows an eye only what it knew', () => {
    const shown = JSON.stringify(viewAt(film, 0, 'table'));
    expect(shown).not.toBe(JSON.stringify(viewAt(film, 0, 1)));
    expect(viewAt(film, 3, 2).eye).toBe(2);
  });

  it('is not made of nonsense', () => {
    expect(readFilm(game, 'nonsense').ok).toBe(false);
    expect(readFilm(game, text.replace(/^0 .*$/m, '0 fold')).ok).toBe(false);
  });

  it('has names where the record tells them', () => {
    expect(namesIn(filmOf(text.replace(/^\[Player0.*$/m, '[Player0 "Anna"]')))[0]).toBe('Anna');
  });
});

describe('a projector', () => {
  const ui = {
    table: {},
    ending: { openView: (views: readonly { eye: unknown }[]) => ({ ...views[0], eye: 'table' }) },
  } as unknown as AnyGameUi;

  function projecting(mayMove = true) {
    const time = new FakeSurroundings();
    const parts = { film, ui, nameOf: String, language: signal('en' as const), time, mayMove: () => mayMove };
    return { projector: new Projector(parts), time };
  }

  it('shows a step forward in motion and everything else at once', () => {
    const { projector } = projecting();
    projector.goTo(1);
    expect(projector.play.stage.scene.value?.after).toEqual(viewAt(film, 1, 'table'));
    projector.play.stage.sceneDone();
    projector.goTo(0);
    expect(projector.play.stage.scene.value).toBeNull();
    projector.goTo(10);
    expect(projector.play.view.value).toEqual(viewAt(film, 10, 'table'));
    expect(projector.play.choice.legal.value).toEqual([]);
  });

  it('stays within the match', () => {
    const { projector } = projecting(false);
    projector.goTo(-5);
    expect(projector.frame.value).toBe(0);
    projector.goTo(1e9);
    expect(projector.frame.value).toBe(projector.frames - 1);
  });

  it('runs at its speed, stops at the end, and begins anew after it', () => {
    const { projector, time } = projecting(false);
    projector.goTo(projector.frames - 3);
    projector.run();
    time.pass(1_200);
    expect(projector.frame.value).toBe(projector.frames - 2);
    projector.speed.value = 'fast';
    time.pass(1_200);
    expect(projector.frame.value).toBe(projector.frames - 1);
    expect(projector.isRunning.value).toBe(false);
    projector.run();
    expect(projector.frame.value).toBe(0);
    projector.pause();
    time.pass(60_000);
    expect(projector.frame.value).toBe(0);
  });

  it('is seen by any eye, and by all together where the game can', () => {
    const { projector } = projecting(false);
    projector.goTo(5);
    projector.seeAs(2);
    expect(projector.play.view.value).toEqual(viewAt(film, 5, 2));
    projector.seeAs('all');
    expect(projector.play.view.value).toEqual({ ...viewAt(film, 5, 0), eye: 'table' });
  });
});
