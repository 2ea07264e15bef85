import './skyline.css';
import { HowlingWolf, StalkingWolf } from './animals.tsx';
import { wood } from './trees.ts';

const farWood = wood([
  [60, 262, 60],
  [92, 256, 84],
  [128, 258, 58],
  [1010, 236, 70],
  [1046, 232, 98],
  [1082, 236, 66],
  [1140, 244, 80],
]);
const nearWood = wood([
  [-4, 352, 150],
  [44, 350, 112],
  [96, 350, 76],
  [1126, 344, 120],
  [1176, 348, 168],
  [1220, 348, 130],
]);

const pack = [
  [520, 236, 0.6],
  [602, 230, 0.54],
  [672, 230, 0.47],
] as const;

/** The edge of the forest where Rudel lives: a sun by day, a moon by night, and the pack on the ridge. */
export function Skyline() {
  return (
    <svg
      class="skyline skyline-narrow"
      viewBox="0 0 1200 380"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        class="skyline-stars"
        d="M36 54h.01M300 40h.01M560 36h.01M520 150h.01M660 90h.01M980 60h.01M1090 30h.01M1150 130h.01M1020 170h.01M30 180h.01M470 60h.01M610 180h.01M440 20h.01M1060 110h.01"
      />
      <circle class="skyline-halo" cx="836" cy="150" r="150" />
      <circle class="skyline-halo" cx="836" cy="150" r="108" />
      <circle class="skyline-orb" cx="836" cy="150" r="70" />
      <path class="skyline-far" d="M0 266c120-52 250-44 380-16s250 20 380-10 300-40 440 4v136H0z" />
      <path class="skyline-far" d={farWood} />
      <path
        class="skyline-mid"
        d="M0 318c140-40 260-34 390-16 120 16 190-26 300-26 90 0 110-52 172-52 66 0 96 58 180 72 60 10 110 4 158-8v92H0z"
      />
      <g class="skyline-beast">
        <g transform="translate(828 152) scale(0.78)">
          <HowlingWolf />
        </g>
        <g class="skyline-pack">
          {pack.map(([x, y, size]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
              <StalkingWolf />
            </g>
          ))}
        </g>
      </g>
      <path class="skyline-near" d={nearWood} />
      <path class="skyline-near" d="M0 350c200-24 420-14 620-6s400-22 580-10v70H0z" />
    </svg>
  );
}
