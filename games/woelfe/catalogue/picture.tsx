import { Landscape } from '@rudel/ui/art/landscape';
import { wood } from '@rudel/ui/art/trees';

/** One die standing on an edge towards us: three faces and their pips. */
function Die({ x, y, size, pips }: { x: number; y: number; size: number; pips: 'low' | 'high' }) {
  const left = pips === 'low' ? ['-26 6'] : ['-38 -6', '-14 18', '-26 6'];
  const right = pips === 'low' ? ['16 14', '36 -2'] : ['14 8', '38 -6', '16 26', '37 12'];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="pale" d="M0-54L50-28 0 0-50-28z" />
      <path class="lamp" d="M-50-28L0 0v52l-50-26z" />
      <path class="dark" d="M50-28L0 0v52l50-26z" />
      <g class="dark">
        <ellipse cx="0" cy="-27" rx="8" ry="4.6" />
        {pips === 'high' && <ellipse cx="-24" cy="-27" rx="8" ry="4.6" />}
        {pips === 'high' && <ellipse cx="24" cy="-27" rx="8" ry="4.6" />}
      </g>
      <g class="pale">
        {[...left, ...right].map((at) => {
          const [dx, dy] = at.split(' ').map(Number);
          return <ellipse key={at} cx={dx} cy={(dy ?? 0) + 4} rx="4.6" ry="6.5" />;
        })}
      </g>
    </g>
  );
}

/** A pair of eyes between the trees. */
function Eyes({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g class="lamp" transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-9 0c-2-4-6-5-9-4 1 4 5 6 9 4zM9 0c2-4 6-5 9-4-1 4-5 6-9 4z" />
    </g>
  );
}

/** Dice in a clearing, watched from the wood. */
export function Picture() {
  return (
    <Landscape game="woelfe" orb={[200, 64, 34]}>
      <path
        class="far"
        d={wood([
          [70, 176, 116],
          [108, 172, 92],
          [146, 170, 70],
          [256, 170, 74],
          [292, 172, 98],
          [328, 176, 124],
        ])}
      />
      <path class="far" d="M-800 164H0c120-10 280-10 400 0H1200v86H-800z" />
      <path
        class="mid"
        d={wood([
          [10, 196, 176],
          [52, 192, 132],
          [352, 192, 138],
          [392, 196, 184],
        ])}
      />
      <path class="mid" d="M-800 182H0c60-10 110 4 200 4s140-14 200-4H1200v68H-800z" />
      <Eyes x={62} y={160} size={0.8} />
      <Eyes x={338} y={152} size={0.95} />
      <Eyes x={302} y={168} size={0.55} />
      <path class="near" d="M-800 206H0c80-16 130 0 200 0s130-16 200 0H1200v44H-800z" />
      <path class="dark" d="M92 214c10-8 100-12 226 2 10 6-40 14-110 14S84 222 92 214z" opacity="0.35" />
      <Die x={160} y={168} size={0.88} pips="high" />
      <Die x={254} y={186} size={0.62} pips="low" />
      <path
        class="dark"
        d={wood([
          [-6, 262, 150],
          [410, 262, 164],
        ])}
      />
      <path class="dark" d="M-800 238H0c30-6 60 2 90 12H-800zM1200 236H400c-34-6-62 4-92 14h892z" />
    </Landscape>
  );
}
