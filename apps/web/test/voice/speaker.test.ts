import { describe, expect, test } from 'vitest';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { Speaker, speakerLimits } from '../../src/voice/speaker.ts';
import type { Saying } from '../../src/voice/speaker.ts';
import type { Said, Voice } from '../../src/voice/voice.ts';

/** Says whatever it is given, for as long as it is let. */
class StandIn implements Voice {
  readonly script: string[] = [];
  hushed = 0;
  readonly endings: ((said: Said) => void)[] = [];

  say(text: string, ended: (said: Said) => void): void {
    this.script.push(text);
    this.endings.push(ended);
  }

  hush(): void {
    this.hushed += 1;
  }

  end(said: Said = 'said'): void {
    this.endings.at(-1)?.(said);
  }
}

const line = (text: string, more: Partial<Saying> = {}): Saying => ({
  text,
  from: 'moments',
  hush: 0,
  isTurn: false,
  ...more,
});

function setUp() {
  const [voice, time] = [new StandIn(), new FakeSurroundings()];
  return { voice, time, speaker: new Speaker(voice, time) };
}

/** Ends the line that runs and lets whatever waits begin. */
function next({ voice, time }: ReturnType<typeof setUp>): void {
  voice.end();
  time.pass(0);
}

describe('the speaker', () => {
  test('says one line after the other, each in writing while it is said', () => {
    const parts = setUp();
    const { voice, speaker } = parts;
    for (const text of ['one', 'two', 'three']) speaker.say(line(text));
    const shown: (string | null)[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      shown.push(speaker.caption.value);
      expect(voice.script.at(-1)).toBe(speaker.caption.value);
      next(parts);
    }
    expect(shown).toEqual(['one', 'two', 'three']);
    expect(voice.script).toEqual(shown);
    expect(speaker.caption.value).toBe('three');
  });

  test('is quiet after a line for as long as it asks', () => {
    const { voice, time, speaker } = setUp();
    speaker.say(line('night falls', { hush: 900 }));
    speaker.say(line('the wolves'));
    voice.end();
    time.pass(899);
    expect(voice.script).toEqual(['night falls']);
    time.pass(1);
    expect(voice.script).toEqual(['night falls', 'the wolves']);
  });

  test('where too much happens, what matters least is left out first', () => {
    const parts = setUp();
    parts.speaker.say(line('begins'));
    parts.speaker.say(line('a call', { from: 'nights' }));
    parts.speaker.say(line('a card', { from: 'everything' }));
    parts.speaker.say(line('a hit'));
    parts.speaker.say(line('another hit'));
    parts.speaker.say(line('a third hit'));
    for (let nth = 0; nth < 6; nth += 1) next(parts);
    expect(parts.voice.script).toEqual(['begins', 'a call', 'another hit', 'a third hit']);
  });

  test('never are more lines kept than a room can wait for', () => {
    const parts = setUp();
    for (let nth = 0; nth < 200; nth += 1) parts.speaker.say(line(String(nth)));
    for (let nth = 0; nth < 200; nth += 1) next(parts);
    expect(parts.voice.script).toEqual(['0', '197', '198', '199']);
  });

  test('what has waited for too long is left out, but never the newest', () => {
    const parts = setUp();
    parts.speaker.say(line('a very long story'));
    parts.speaker.say(line('old'));
    parts.time.pass(speakerLimits.longestWait - 1_000);
    parts.speaker.say(line('newer'));
    parts.time.pass(1_001);
    for (let nth = 0; nth < 3; nth += 1) next(parts);
    expect(parts.voice.script).toEqual(['a very long story', 'newer']);
  });

  test('whose turn it is, is not said any more once they have moved', () => {
    const parts = setUp();
    parts.speaker.say(line('a hit'));
    parts.speaker.say(line('Ben, your turn', { isTurn: true }));
    parts.speaker.say(line('Ben swaps'));
    for (let nth = 0; nth < 3; nth += 1) next(parts);
    expect(parts.voice.script).toEqual(['a hit', 'Ben swaps']);
  });

  test('a skip silences it at once, and nothing that waited comes later', () => {
    const parts = setUp();
    const { voice, speaker, time } = parts;
    speaker.say(line('one'));
    speaker.say(line('two'));
    const [late] = voice.endings;
    speaker.hush();
    expect([voice.hushed, speaker.caption.value]).toEqual([1, null]);
    speaker.say(line('three'));
    speaker.say(line('four'));
    late?.('unsaid');
    time.pass(0);
    expect(voice.script).toEqual(['one', 'three']);
    next(parts);
    expect(voice.script).toEqual(['one', 'three', 'four']);
  });

  test('without a voice every line stands for as long as it takes to read it', () => {
    const { voice, time, speaker } = setUp();
    speaker.say(line('ten letters'));
    voice.end('unsaid');
    speaker.say(line('next'));
    time.pass(speakerLimits.anyLine + 'ten letters'.length * speakerLimits.aLetter - 1);
    expect(speaker.caption.value).toBe('ten letters');
    time.pass(1);
    expect(speaker.caption.value).toBe('next');
  });

  test('a voice that never comes to its end holds nobody up', () => {
    const { voice, time, speaker } = setUp();
    speaker.say(line('stuck'));
    time.pass(speakerLimits.stuck * (speakerLimits.anyLine + 5 * speakerLimits.aLetter));
    speaker.say(line('on'));
    time.pass(0);
    expect([voice.hushed, voice.script]).toEqual([1, ['stuck', 'on']]);
  });

  test('what happens without a word takes the last line away, but none that is being said', () => {
    const { voice, time, speaker } = setUp();
    speaker.say(line('one'));
    speaker.passOver();
    expect(speaker.caption.value).toBe('one');
    voice.end();
    time.pass(0);
    speaker.passOver();
    expect(speaker.caption.value).toBeNull();
  });
});
