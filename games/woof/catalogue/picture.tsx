import { SheepFace, SheepWool } from '@rudel/ui/art/animals';
import { Landscape } from '@rudel/ui/art/landscape';
import { wood } from '@rudel/ui/art/trees';

function Sheep({ x, y, size, tone }: { x: number; y: number; size: number; tone: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <g class={tone}>
        <SheepWool />
      </g>
      <g class="dark">
        <SheepFace />
      </g>
    </g>
  );
}

/** A sheep like the others, but for its ears, its tail and its eyes. */
function FalseSheep({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="dark" d="M10 60c-8 2-12 12-22 12 6 8 18 8 24 0z" />
      <g class="pale">
        <SheepWool />
      </g>
      <g class="dark">
        <path d="M62 50l-2-18 9 10h8l10-10-1 18c6 4 10 8 12 13 1 3-1 5-4 5H82c-12 0-19-8-20-18z" />
      </g>
      <path class="lamp" d="M78 52c3-3 6-3 8-1-2 3-5 4-8 1z" />
    </g>
  );
}

const posts = Array.from({ length: 34 }, (_, nth) => `M${60 * nth - 810} 162v32`).join('');

/** A farm in the fog, and one guest too many. */
export function Picture() {
  return (
    <Landscape game="woof" orb={[310, 62, 26]}>
      <path class="far" d="M-800 142H0c70-26 150-22 220-6s120 0 180-16H1200v130H-800z" />
      <path
        class="far"
        d={wood([
          [330, 136, 50],
          [352, 132, 66],
          [376, 130, 46],
        ])}
      />
      <path class="mid" d="M56 166v-56l18-26h56l18 26v56z" />
      <path class="mid" d="M160 166V92c0-20 30-20 30 0v74z" />
      <path class="near" d="M48 114l22-34h64l22 34h-10l-17-26H75l-17 26z" />
      <path class="lamp" d="M92 98h20v14H92z" />
      <path class="near" d="M84 166v-34h36v34z" />
      <path class="mid" d="M84 132l36 34M120 132l-36 34" />
      <rect class="fog" x="-10" y="136" width="420" height="16" rx="8" />
      <path class="mid" d="M-800 168H0c100-14 280-10 400-2H1200v84H-800z" />
      <path class="line" d={`M-800 172h2000M-800 184h2000${posts}`} />
      <rect class="fog" x="-10" y="176" width="260" height="14" rx="7" />
      <path class="near" d="M-800 202H0c100-14 280-12 400-2H1200v50H-800z" />
      <Sheep x={36} y={148} size={0.66} tone="pale" />
      <Sheep x={268} y={150} size={0.62} tone="pale" />
      <FalseSheep x={146} y={142} size={0.86} />
      <rect class="fog" x="210" y="216" width="220" height="12" rx="6" />
      <rect class="fog" x="-20" y="226" width="170" height="12" rx="6" />
    </Landscape>
  );
}
