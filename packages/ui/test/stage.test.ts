import { describe, expect, it } from 'vitest';
import type { AnyView } from '@rudel/kernel';
import { FakeSurroundings } from '../src/fake-surroundings.ts';
import type { AnyScene } from '../src/play.ts';
import { stageLimits } from '../src/stage-limits.ts';
import { Stage } from '../src/stage.ts';

const view = (n: number): AnyView => ({ eye: 0, n });
const scene = (n: number): AnyScene => ({ before: view(n - 1), after: view(n), glimpses: [] });

function stageWith(mayMove: () => boolean = () => true): { stage: Stage; time: FakeSurroundings } {
  const time = new FakeSurroundings();
  return { stage: new Stage(view(0), time, mayMove), time };
}

describe('the stage', () => {
  it('shows one scene after the other, drawing what was before each', () => {
    const { stage } = stageWith();
    stage.show(scene(1));
    stage.show(scene(2));
    expect(stage.scene.value?.after).toEqual(view(1));
    expect(stage.view.value).toEqual(view(0));
    stage.done();
    expect(stage.scene.value?.after).toEqual(view(2));
    expect(stage.view.value).toEqual(view(1));
    stage.done();
    expect(stage.scene.value).toBeNull();
    expect(stage.view.value).toEqual(view(2));
  });

  it('leaves out what has waited too long, but never the last', () => {
    const { stage, time } = stageWith();
    for (let n = 1; n <= 4; n += 1) stage.show(scene(n));
    time.pass(stageLimits.longestWait + 1);
    stage.done();
    expect(stage.scene.value?.after).toEqual(view(4));
    expect(stage.view.value).toEqual(view(3));
  });

  it('cuts a scene that does not come to rest', () => {
    const { stage, time } = stageWith();
    stage.show(scene(1));
    time.pass(stageLimits.longestScene);
    expect(stage.scene.value).toBeNull();
    expect(stage.view.value).toEqual(view(1));
  });

  it('moves nothing where nothing may move, and still tells what happened last', () => {
    const { stage } = stageWith(() => false);
    stage.show(scene(1));
    expect(stage.scene.value).toBeNull();
    expect(stage.view.value).toEqual(view(1));
    expect(stage.last.value?.after).toEqual(view(1));
  });

  it('tells nothing before its scene, and the rest when it has come to rest', () => {
    const { stage } = stageWith();
    stage.show({ ...scene(1), glimpses: [{ kind: 'one' }, { kind: 'two' }] });
    stage.show({ ...scene(2), glimpses: [{ kind: 'three' }] });
    expect(stage.untold.value).toBe(3);
    expect(stage.told).toEqual(view(0));
    stage.tell(1);
    expect(stage.untold.value).toBe(2);
    expect(stage.told).toEqual(view(0));
    stage.done();
    expect(stage.untold.value).toBe(1);
    expect(stage.told).toEqual(view(1));
    stage.tell();
    expect(stage.untold.value).toBe(0);
    expect(stage.told).toEqual(view(2));
    expect(stage.view.value).toEqual(view(1));
    stage.done();
    expect(stage.untold.value).toBe(0);
  });

  it('tells at once what is left out, skipped, or not shown in motion', () => {
    const moving = stageWith();
    for (let n = 1; n <= 3; n += 1) moving.stage.show({ ...scene(n), glimpses: [{ kind: 'one' }] });
    moving.time.pass(stageLimits.longestWait + 1);
    moving.stage.done();
    expect(moving.stage.untold.value).toBe(1);
    moving.stage.skip();
    expect(moving.stage.untold.value).toBe(0);
    const { stage } = stageWith(() => false);
    stage.show({ ...scene(1), glimpses: [{ kind: 'one' }] });
    expect(stage.untold.value).toBe(0);
  });

  it('skips to the end', () => {
    const { stage } = stageWith();
    for (let n = 1; n <= 3; n += 1) stage.show(scene(n));
    expect(stage.leadsTo).toEqual(view(3));
    stage.skip();
    expect(stage.scene.value).toBeNull();
    expect(stage.view.value).toEqual(view(3));
  });

  it('jumps to a snapshot whatever was going on', () => {
    const { stage, time } = stageWith();
    stage.show(scene(1));
    stage.jump(view(9));
    time.pass(10_000);
    expect(stage.view.value).toEqual(view(9));
    expect(stage.scene.value).toBeNull();
  });
});
