import type { Studio } from '@rudel/ui/sound-studio';
import { calls } from './calls.ts';
import type { Tone } from './calls.ts';
import type { Recurring, Soundscape } from './soundscapes.ts';

/** How long a place takes to be heard, and to fall silent, in seconds. */
export const fade = 2.5;
const humLoud = 0.012;

/** What an ambience takes from outside. */
export type Surroundings = {
  readonly random: () => number;
  readonly after: (ms: number, callback: () => void) => () => void;
};

const inPage: Surroundings = {
  random: Math.random,
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** Something that sounds, until it is stopped. */
type Source = AudioBufferSourceNode | OscillatorNode;

function sourceOf({ context, noise }: Studio, { wave, from, to, length }: Tone, start: number): Source {
  if (wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    return source;
  }
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.linearRampToValueAtTime(to, start + length);
  return source;
}

/** One tone that swells and fades; it is gone when it has ended. */
function sound(studio: Studio, tone: Tone, out: AudioNode): void {
  const { context } = studio;
  const { at, length, loud, from, wave } = tone;
  const start = context.currentTime + at;
  const source = sourceOf(studio, tone, start);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.04, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  if (wave === 'noise') {
    const body = context.createBiquadFilter();
    body.type = 'bandpass';
    body.frequency.value = from;
    source.connect(body).connect(gain);
  } else source.connect(gain);
  gain.connect(out);
  source.addEventListener('ended', () => gain.disconnect(), { once: true });
  source.start(start);
  source.stop(start + length + 0.02);
}

/** Wind: noise that loops, without its hiss, swelling slowly. */
function windIn(
  { context, noise }: Studio,
  { loud, bright }: Soundscape['wind'],
  out: AudioNode,
): readonly Source[] {
  const air = context.createBufferSource();
  air.buffer = noise;
  air.loop = true;
  air.playbackRate.value = 0.35;
  const body = context.createBiquadFilter();
  body.type = 'lowpass';
  body.frequency.value = bright;
  const gain = context.createGain();
  gain.gain.value = loud;
  const sway = context.createOscillator();
  sway.frequency.value = 0.09;
  const depth = context.createGain();
  depth.gain.value = loud * 0.6;
  sway.connect(depth).connect(gain.gain);
  air.connect(body).connect(gain).connect(out);
  return [air, sway];
}

function humIn({ context }: Studio, pitch: number, out: AudioNode): Source {
  const source = context.createOscillator();
  source.frequency.value = pitch;
  const gain = context.createGain();
  gain.gain.value = humLoud;
  source.connect(gain).connect(out);
  return source;
}

/** Begins what is heard at a place; returns what lets it fade away, and leaves nothing behind. */
export function beginAmbience(studio: Studio, place: Soundscape, around: Surroundings = inPage): () => void {
  const { context } = studio;
  const out = context.createGain();
  out.gain.setValueAtTime(0.0001, context.currentTime);
  out.gain.exponentialRampToValueAtTime(1, context.currentTime + fade);
  out.connect(studio.out);
  const lasting = [
    ...windIn(studio, place.wind, out),
    ...place.hum.map((pitch) => humIn(studio, pitch, out)),
  ];
  for (const source of lasting) source.start();
  const waiting = new Map<Recurring, () => void>();
  const recur = (recurring: Recurring): void => {
    const [least, most] = recurring.every;
    const pause = (least + around.random() * (most - least)) * 1000;
    waiting.set(
      recurring,
      around.after(pause, () => {
        if (context.state === 'running') for (const tone of calls[recurring.call]) sound(studio, tone, out);
        recur(recurring);
      }),
    );
  };
  for (const recurring of place.calls) recur(recurring);
  return () => {
    for (const cancel of waiting.values()) cancel();
    const end = context.currentTime + fade;
    out.gain.cancelScheduledValues(context.currentTime);
    out.gain.setTargetAtTime(0.0001, context.currentTime, fade / 4);
    for (const source of lasting) source.stop(end);
    lasting[0]?.addEventListener('ended', () => out.disconnect(), { once: true });
  };
}
