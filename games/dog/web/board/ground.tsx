import { isStallPlace, ringSize, seats, stallPlace, startOf } from '@rudel/dog/page';
import type { Place } from '@rudel/dog/page';
import type { Eye, Seat } from '@rudel/kernel';
import { SeatGlyph } from '@rudel/ui/seat-badge';
import { seatNumber } from '@rudel/ui/seat-look';
import {
  boardSize,
  leaf,
  nestPoint,
  pointOf,
  ringPath,
  sideOf,
  turned,
  wayMarks,
} from '../logic/geometry.ts';
import type { Point } from '../logic/geometry.ts';
import { isOwnTeam, TeamSign } from '../team-sign.tsx';
import { Milestones } from './field-numbers.tsx';
import { seatStyle } from './seat-style.ts';

const ring = ringPath();
const marks = wayMarks();
const fields: readonly Place[] = Array.from({ length: ringSize }, (_, field) => field);
const depths = [1, 2, 3, 4] as const;
const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** Lines of grain, drawn by hand once. */
const grain = [60, 118, 205, 262, 344, 431, 507, 588, 640, 733, 812, 871, 946].map(
  (y, line) =>
    `M0 ${y}C${180 + line * 13} ${y - 18 + (line % 3) * 14} ${380 - line * 9} ${y + 22 - (line % 4) * 9} ${560 + line * 5} ${y + 2}S${850 - line * 7} ${y - 14 + (line % 5) * 6} 1000 ${y + 6 - (line % 2) * 12}`,
);

/** The board without anything that moves; drawn once for an eye. */
export function Ground({ eye }: { readonly eye: Eye }) {
  return (
    <g class="dog-ground">
      <Defs />
      <rect class="dog-edge" x="2" y="8" width={boardSize - 4} height={boardSize - 8} rx="204" />
      <rect class="dog-wood" x="2" y="2" width={boardSize - 4} height={boardSize - 12} rx="200" />
      <g clip-path="url(#dog-plate)" class="dog-grain">
        {grain.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <rect class="dog-bevel" x="9" y="9" width={boardSize - 18} height={boardSize - 26} rx="193" />
      {seats.map((seat) => (
        <Leaf key={seat} seat={seat} eye={eye} />
      ))}
      <path class="dog-groove-lip" d={ring} />
      <path class="dog-groove" d={ring} />
      <path class="dog-groove-floor" d={ring} />
      {marks.map(({ x, y, angle }) => (
        <path
          key={`${x} ${y}`}
          class="dog-way"
          d="M-5 -9L5 0L-5 9"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
        />
      ))}
      {seats.map((seat) => (
        <SeatGround key={seat} seat={seat} eye={eye} />
      ))}
      {fields.map((place) => (
        <Hole key={place} place={place} eye={eye} />
      ))}
      <Milestones eye={eye} />
    </g>
  );
}

function Defs() {
  return (
    <defs>
      <clipPath id="dog-plate">
        <rect x="2" y="2" width={boardSize - 4} height={boardSize - 12} rx="200" />
      </clipPath>
      <linearGradient id="dog-wood-light" x1="0" y1="0" x2="0.35" y2="1">
        <stop offset="0" class="dog-stop-light" />
        <stop offset="1" class="dog-stop-shade" />
      </linearGradient>
      <radialGradient id="dog-hollow" cx="0.5" cy="0.34" r="0.66">
        <stop offset="0" class="dog-stop-deep" />
        <stop offset="0.78" class="dog-stop-deep" />
        <stop offset="1" class="dog-stop-rim" />
      </radialGradient>
      <radialGradient id="dog-gloss" cx="0.34" cy="0.26" r="0.8">
        <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
        <stop offset="0.28" stop-color="#fff" stop-opacity="0.16" />
        <stop offset="0.62" stop-color="#000" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.34" />
      </radialGradient>
    </defs>
  );
}

/** The floor of the leaf where a seat lays its cards, tinted in its colour. */
function Leaf({ seat, eye }: { readonly seat: Seat; readonly eye: Eye }) {
  const side = sideOf(seat, eye);
  const { x, y } = turned({ x: leaf.centre, y: leaf.centre }, side);
  return (
    <g style={seatStyle(seat)} transform={`translate(${x} ${y})`}>
      <circle class="dog-leaf" r={leaf.radius - 44} />
      <g class="dog-leaf-sign" transform="translate(-54 -54) scale(4.5)">
        <SeatGlyph seat={seat} />
      </g>
    </g>
  );
}

function SeatGround({ seat, eye }: { readonly seat: Seat; readonly eye: Eye }) {
  const start = pointOf(startOf(seat), eye);
  const stall = depths.map((depth) => stallPlace(seat, depth));
  const [first, last] = [pointOf(stall[0] as Place, eye), pointOf(stall[3] as Place, eye)];
  const centre = turned({ x: 0, y: 450 }, sideOf(seat, eye));
  const door = { x: start.x + (first.x - start.x) * 0.6, y: start.y + (first.y - start.y) * 0.6 };
  const angle = (Math.atan2(first.y - start.y, first.x - start.x) * 180) / Math.PI;
  return (
    <g style={seatStyle(seat)}>
      <line class="dog-stall-lip" x1={start.x} y1={start.y} x2={last.x} y2={last.y} />
      <line class="dog-stall" x1={start.x} y1={start.y} x2={last.x} y2={last.y} />
      {stall.map((place) => (
        <Hole key={place} place={place} eye={eye} />
      ))}
      <path
        class="dog-door"
        d="M-4 -7L3 0L-4 7"
        transform={`translate(${door.x.toFixed(1)} ${door.y.toFixed(1)}) rotate(${angle})`}
      />
      <circle class="dog-start" cx={start.x} cy={start.y} r="31" />
      {[0, 1, 2, 3].map((hollow) => (
        <circle key={hollow} class="dog-nest-hole" r="25" transform={at(nestPoint(seat, hollow, eye))} />
      ))}
      <g transform={at(centre)}>
        <circle class="dog-medal-edge" r="44" cy="3" />
        <circle class="dog-medal" r="43" />
        <g class="dog-medal-glyph" transform="translate(-27 -30) scale(2.25)">
          <SeatGlyph seat={seat} />
        </g>
        <g class="dog-medal-number" transform="translate(30 24)">
          <circle r="17" />
          <text y="9">{seatNumber(seat)}</text>
        </g>
        <g class={isOwnTeam(seat, eye) ? 'dog-team dog-team-own' : 'dog-team'} transform="translate(-32 24)">
          <circle r="19" />
          <g transform="scale(1.15)">
            <TeamSign seat={seat} eye={eye} />
          </g>
        </g>
      </g>
    </g>
  );
}

function Hole({ place, eye }: { readonly place: Place; readonly eye: Eye }) {
  const isStart = !isStallPlace(place) && place % 16 === 0;
  const radius = isStart ? 21 : 19;
  return (
    <g transform={at(pointOf(place, eye))}>
      <circle class="dog-hole-light" r={radius} cy="2.2" />
      <circle class="dog-hole" r={radius} />
    </g>
  );
}
