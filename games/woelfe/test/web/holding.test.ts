import { batch, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { stillPlay } from '@rudel/ui/still-play';
import type { WoelfeTypes } from '@rudel/woelfe/page';
import { drawingOf } from '../../web/drawing.ts';
import { countedIn } from '../../web/logic/counted.ts';
import type { Scene } from '../../web/play.ts';
import { happeningsOf } from './matches.ts';

const match: readonly Scene[] = happeningsOf('four', 4, 1);
const rounds = match.filter((scene) => countedIn(scene) !== null);

function known(scene: Scene | undefined): Scene {
  if (scene === undefined) throw new Error('no round was counted');
  return scene;
}

const opening = known(match[0]);
const counted = known(rounds[0]);
const next = known(match[match.indexOf(counted) + 1]);
const last = known(rounds.at(-1));

function desk(vantage: 'seat' | 'replay' = 'seat') {
  const stage = { scene: signal<Scene | null>(null), last: signal<Scene | null>(null) };
  const play = stillPlay<WoelfeTypes>({
    view: signal(opening.before),
    eye: 1,
    vantage: vantage === 'seat' ? { kind: 'seat', keptUnder: 'a seat' } : { kind: 'replay' },
    nameOf: (seat) => `Player${seat}`,
    language: signal('en'),
    stage,
    match: { log: signal(match.flatMap(({ glimpses }) => glimpses)) },
  });
  const { holding } = drawingOf(play);
  const show = (scene: Scene | null, isMoving: boolean): void => {
    batch(() => {
      stage.last.value = scene;
      stage.scene.value = isMoving ? scene : null;
    });
  };
  return { play, holding, show };
}

test('the result of a round stays, whatever happens next, until somebody goes on', () => {
  const { holding, play, show } = desk();
  show(counted, true);
  expect(holding.held.value).toBeNull();
  show(counted, false);
  expect(holding.held.value?.told.round).toBe(1);
  show(next, true);
  show(next, false);
  expect(holding.held.value?.told.round).toBe(1);
  const told = play.match.log.value.slice(0, play.stage.readSoFar.value ?? 0);
  expect(told.at(-1)?.kind).toBe('sidesScored');
  expect(play.stage.sentence.value).toBe('Round 1 is counted.');
  holding.goOn();
  expect([holding.held.value, play.stage.readSoFar.value, play.stage.sentence.value]).toEqual([
    null,
    null,
    null,
  ]);
});

test('it stays as well where nothing moves, and where the next scene follows at once', () => {
  const still = desk();
  still.show(counted, false);
  expect(still.holding.held.value?.told.round).toBe(1);
  const hurried = desk();
  hurried.show(counted, true);
  hurried.show(next, true);
  expect(hurried.holding.held.value?.told.round).toBe(1);
});

test('a replay goes through time by itself, and a match that is over shows its result', () => {
  const replay = desk('replay');
  replay.show(counted, false);
  expect(replay.holding.held.value).toBeNull();
  const over = desk();
  over.show(last, false);
  expect(over.holding.held.value).toBeNull();
});
