import { SittingDog, SittingDogEar } from '@rudel/ui/art/animals';
import { Landscape } from '@rudel/ui/art/landscape';
import { wood } from '@rudel/ui/art/trees';

const fields = 18;
const stones = new Map([
  [2, 'lamp'],
  [3, 'lamp'],
  [8, 'pale'],
  [15, 'pale'],
]);

/** The ring lies in the grass before the kennel, seen from a low chair. */
function Ring() {
  return (
    <g>
      {Array.from({ length: fields }, (_, at) => {
        const angle = (at / fields) * 2 * Math.PI;
        const x = 178 + Math.cos(angle) * 146;
        const y = 208 + Math.sin(angle) * 28;
        const r = 7 + Math.sin(angle) * 1.6;
        const stone = stones.get(at);
        return (
          <g key={at}>
            <ellipse class="dark" cx={x} cy={y} rx={r} ry={r * 0.42} />
            {stone !== undefined && (
              <path class={stone} d={`M${x - 6} ${y}c0-3 3-4 3-8a4 4 0 1 1 6 0c0 4 3 5 3 8 0 3-12 3-12 0z`} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Kennel and ring. */
export function Picture() {
  return (
    <Landscape game="dog" orb={[116, 72, 30]}>
      <path class="far" d="M-800 150H0c60-34 120-30 180-8s140 6 220-26H1200v134H-800z" />
      <path class="mid" d="M-800 170H0c70-22 150-14 220-4s120-10 180-24H1200v108H-800z" />
      <path
        class="mid"
        d={wood([
          [20, 168, 62],
          [48, 164, 82],
          [74, 166, 54],
          [372, 150, 74],
          [396, 146, 96],
        ])}
      />
      <path class="near" d="M-800 178H0c90-12 280-16 400-6H1200v78H-800z" />
      <path class="dark" d="M246 176v-58l44-36 44 36v58z" />
      <path class="lamp" d="M236 120l54-46 54 46-7 8-47-40-47 40z" />
      <path class="near" d="M270 176v-30c0-26 40-26 40 0v30z" />
      <path class="lamp" d="M280 110h20v10h-20z" />
      <Ring />
      <g class="dark" transform="translate(140 92) scale(1.02)">
        <SittingDog />
      </g>
      <g class="ear" transform="translate(140 92) scale(1.02)">
        <SittingDogEar />
      </g>
      <path class="lamp" d="M180 134l24 8-2 6-26-8z" />
    </Landscape>
  );
}
