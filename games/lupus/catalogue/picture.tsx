import { HowlingWolf } from '@rudel/ui/art/animals';
import { Landscape } from '@rudel/ui/art/landscape';
import { wood } from '@rudel/ui/art/trees';

/** Windows that are still lit. */
const windows = [
  [64, 190],
  [112, 204],
  [126, 204],
  [172, 196],
  [232, 206],
  [246, 206],
  [330, 202],
] as const;

/** A village under the moon; somebody on the hill. */
export function Picture() {
  return (
    <Landscape game="lupus" orb={[282, 84, 52]}>
      <path class="far" d="M-800 176H0c60-10 110-20 170-14 50 4 70-26 112-26s60 22 118 22H1200v92H-800z" />
      <g class="dark" transform="translate(244 62) scale(0.8)">
        <HowlingWolf />
      </g>
      <path
        class="mid"
        d={wood([
          [8, 184, 60],
          [30, 180, 76],
          [366, 176, 70],
          [388, 174, 88],
        ])}
      />
      <path class="mid" d="M-800 186H0c80-12 160 0 240-4s110-10 160-6H1200v74H-800z" />
      <path class="near" d="M40 250v-68l24-24 24 24v68zM98 250v-52l22-26h14l22 26v52z" />
      <path class="near" d="M160 250v-90h4l8-48 8 48h4v90zM170 114v-12M166 106h8" />
      <path class="near" d="M216 250v-50l24-28 24 28v50zM306 250v-54l26-24 26 24v54z" />
      <path
        class="dark"
        d="M32 188l32-34 32 34-5 5-27-28-27 28zM90 204l26-34h22l26 34h-9l-22-27h-12l-22 27zM206 206l34-39 34 39-6 5-28-32-28 32zM298 202l34-35 34 35-5 6-29-29-29 29z"
      />
      <path class="line" d="M172 114v-14M167 105h10" />
      <g class="lamp">
        {windows.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x - 4} y={y} width="9" height="12" rx="1" />
        ))}
      </g>
      <path class="dark" d="M-800 234H0c120-12 280-12 400 0H1200v16H-800z" />
    </Landscape>
  );
}
