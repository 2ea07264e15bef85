import type { Pace } from '../ports.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** How long things take where nobody says otherwise. */
export const defaultPace: Pace = {
  away: 10 * seconds,
  grace: 45 * seconds,
  hosting: 5 * minutes,
  botPause: [700, 1800],
  botLimit: 5 * seconds,
  decision: { relaxed: 90 * seconds, brisk: 25 * seconds },
  reading: 90 * seconds,
  tick: 100,
  checkpoint: 64,
  handover: 10 * minutes,
  hello: 1 * minutes,
  idle: 10 * minutes,
};
