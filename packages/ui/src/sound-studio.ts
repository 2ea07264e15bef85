import { effect } from '@preact/signals';
import { usualVolume, volume } from './air-settings.ts';
import { sound } from './settings.ts';
import type { Sound } from './sound.ts';

/** One strike on wood: a short tone that falls, with a little noise as its bark. */
type Strike = {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly loud: number;
  /** The share of noise, 0 for a pure tone. */
  readonly bark: number;
};

const strikes: { readonly [S in Sound]: readonly Strike[] } = {
  card: [{ at: 0, pitch: 900, length: 0.07, loud: 0.1, bark: 0.95 }],
  die: [
    { at: 0, pitch: 620, length: 0.05, loud: 0.16, bark: 0.4 },
    { at: 0.07, pitch: 540, length: 0.05, loud: 0.12, bark: 0.4 },
    { at: 0.13, pitch: 580, length: 0.06, loud: 0.08, bark: 0.4 },
  ],
  stone: [{ at: 0, pitch: 340, length: 0.09, loud: 0.22, bark: 0.25 }],
  hit: [
    { at: 0, pitch: 190, length: 0.2, loud: 0.34, bark: 0.35 },
    { at: 0.05, pitch: 110, length: 0.26, loud: 0.26, bark: 0.1 },
  ],
  turn: [
    { at: 0, pitch: 523, length: 0.16, loud: 0.13, bark: 0.06 },
    { at: 0.11, pitch: 784, length: 0.24, loud: 0.13, bark: 0.06 },
  ],
  win: [
    { at: 0, pitch: 392, length: 0.22, loud: 0.16, bark: 0.06 },
    { at: 0.14, pitch: 523, length: 0.22, loud: 0.16, bark: 0.06 },
    { at: 0.28, pitch: 659, length: 0.24, loud: 0.16, bark: 0.06 },
    { at: 0.42, pitch: 784, length: 0.5, loud: 0.18, bark: 0.04 },
  ],
};

/** Where everything sounds: what makes it, noise to make it of, and the one way out. */
export type Studio = {
  readonly context: AudioContext;
  readonly noise: AudioBuffer;
  readonly out: AudioNode;
};

let studio: Studio | null = null;

const noiseSeconds = 0.5;

/** Noise that is the same every time: a congruential generator is random enough for the ear. */
function noiseFor(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * noiseSeconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 12_345;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    samples[at] = state / 1_073_741_824 - 1;
  }
  return buffer;
}

function fading({ context, out }: Studio, start: number, loud: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}

function strike(room: Studio, { at, pitch, length, loud, bark }: Strike): void {
  const { context, noise } = room;
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.12, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
  tone.connect(fading(room, start, loud * (1 - bark) + 0.0002, length));
  tone.start(start);
  tone.stop(start + length);
  const grain = context.createBufferSource();
  grain.buffer = noise;
  const body = context.createBiquadFilter();
  body.type = 'bandpass';
  body.frequency.value = pitch * 2;
  body.Q.value = 0.9;
  grain.connect(body).connect(fading(room, start, loud * bark + 0.0002, length * 0.6));
  grain.start(start, 0, length);
}

/** As loud as the settings say, and silent where they want no sound. */
function wayOut(context: AudioContext): AudioNode {
  const gain = context.createGain();
  effect(() => {
    const loud = sound.value === 'on' ? (volume.value / usualVolume) ** 2 : 0;
    gain.gain.setTargetAtTime(loud, context.currentTime, 0.05);
  });
  gain.connect(context.destination);
  return gain;
}

/** The one studio of this page, woken where it sleeps; null where the device has no sound. */
export function openStudio(): Studio | null {
  if (!('AudioContext' in globalThis)) return null;
  if (studio === null) {
    const context = new AudioContext();
    studio = { context, noise: noiseFor(context), out: wayOut(context) };
  }
  if (studio.context.state === 'suspended') void studio.context.resume();
  return studio;
}

/** Strikes what a sound is made of. */
export function strikeSound(what: Sound): void {
  const room = openStudio();
  if (room === null) return;
  for (const one of strikes[what]) strike(room, one);
}
