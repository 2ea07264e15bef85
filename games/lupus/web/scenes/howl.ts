import { sound } from '@rudel/ui/settings';

/** A pitch in Hertz, reached so many seconds after the beginning. */
type Turn = readonly [at: number, pitch: number];

const cry: readonly Turn[] = [
  [0, 230],
  [0.45, 470],
  [1.1, 500],
  [1.7, 440],
  [2.5, 250],
];

const seconds = 2.6;

function voiceIn(context: AudioContext, late: number, loud: number, higher: number): void {
  const start = context.currentTime + late;
  const tone = context.createOscillator();
  const throat = context.createBiquadFilter();
  const gain = context.createGain();
  tone.type = 'sawtooth';
  throat.type = 'lowpass';
  throat.frequency.value = 720;
  for (const [at, pitch] of cry) tone.frequency.linearRampToValueAtTime(pitch * higher, start + at);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.5);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(throat).connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** A wolf howls: near and with another one where they have won, else far away. Silent when muted, hidden, or before anybody has touched the page. */
export function howl(isNear: boolean): void {
  if (sound.peek() === 'off' || document.hidden || !navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  voiceIn(context, 0, isNear ? 0.09 : 0.03, 1);
  if (isNear) voiceIn(context, 0.7, 0.05, 1.19);
  setTimeout(() => void context.close(), 1000 * (seconds + 1));
}
