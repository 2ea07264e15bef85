import { describe, expect, test } from 'vitest';
import type { Studio } from '@rudel/ui/sound-studio';
import { beginAmbience, fade } from '../../src/atmosphere/ambience.ts';
import { soundscapes } from '../../src/atmosphere/soundscapes.ts';

type Source = { startedAt: number; stoppedAt: number; end: () => void };

/** Enough of Web Audio to see what begins, what ends, and what is left. */
class FakeStudio {
  state = 'running';
  currentTime = 0;
  readonly sources: Source[] = [];
  connected = 0;

  #node(): object {
    const param = {
      value: 0,
      setValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      cancelScheduledValues: () => {},
      setTargetAtTime: () => {},
    };
    return {
      gain: param,
      frequency: param,
      playbackRate: param,
      connect: (to: object) => {
        this.connected += 1;
        return to;
      },
      disconnect: () => {
        this.connected -= 1;
      },
    };
  }

  readonly createGain = (): object => this.#node();
  readonly createBiquadFilter = (): object => this.#node();
  readonly createOscillator = (): object => this.#source();
  readonly createBufferSource = (): object => this.#source();

  #source(): object {
    const source: Source = { startedAt: Infinity, stoppedAt: Infinity, end: () => node.ended() };
    const node: { ended: () => void; [part: string]: unknown } = {
      ...this.#node(),
      ended: () => {},
      addEventListener: (_: string, listener: () => void) => {
        node.ended = listener;
      },
      start: (at = this.currentTime) => {
        source.startedAt = at;
      },
      stop: (at: number) => {
        source.stoppedAt = at;
      },
    };
    this.sources.push(source);
    return node;
  }

  get studio(): Studio {
    return { context: this, noise: {}, out: this.#node() } as unknown as Studio;
  }
}

/** Timers that ring when the test says so. */
class Timers {
  readonly waiting = new Map<() => void, number>();

  readonly after = (ms: number, callback: () => void): (() => void) => {
    this.waiting.set(callback, ms);
    return () => this.waiting.delete(callback);
  };

  ringAll(): void {
    const due = Array.from(this.waiting.keys());
    for (const callback of due) {
      this.waiting.delete(callback);
      callback();
    }
  }
}

const random = (): number => 0.5;

describe.each(Object.entries(soundscapes))('the air of %s', (_, place) => {
  test('has calls that come again, each of which ends by itself', () => {
    const [audio, timers] = [new FakeStudio(), new Timers()];
    beginAmbience(audio.studio, place, { random, after: timers.after });
    const lasting = audio.sources.length;
    expect([...timers.waiting.values()]).toEqual(
      place.calls
        .map(({ every: [least, most] }) => ((least + most) / 2) * 1000)
        .map((ms) => expect.closeTo(ms, 3) as number),
    );
    timers.ringAll();
    timers.ringAll();
    expect(timers.waiting.size).toBe(place.calls.length);
    const called = audio.sources.slice(lasting);
    expect(called.length).toBeGreaterThan(place.calls.length);
    for (const { startedAt, stoppedAt } of called) expect(stoppedAt - startedAt).toBeLessThan(4);
  });

  test('leaves nothing behind when it ends', () => {
    const [audio, timers] = [new FakeStudio(), new Timers()];
    const end = beginAmbience(audio.studio, place, { random, after: timers.after });
    const before = audio.connected;
    end();
    expect(timers.waiting.size).toBe(0);
    for (const { stoppedAt } of audio.sources) expect(stoppedAt).toBe(fade);
    for (const source of audio.sources) source.end();
    expect(audio.connected).toBe(before - 1);
  });

  test('calls nobody where the device does not sound', () => {
    const [audio, timers] = [new FakeStudio(), new Timers()];
    audio.state = 'suspended';
    beginAmbience(audio.studio, place, { random, after: timers.after });
    const lasting = audio.sources.length;
    timers.ringAll();
    expect(audio.sources).toHaveLength(lasting);
    expect(timers.waiting.size).toBe(place.calls.length);
  });
});
